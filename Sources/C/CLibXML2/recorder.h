#pragma once
/* A SAX2 parser whose handlers write down what they are told, so that it is handed over by the hundred: a call for every
   piece of a document costs as much as parsing it. Nothing of a document type declaration is kept, so there is nothing to
   expand. */

enum { LINTEL_XML_START, LINTEL_XML_ATTRIBUTE, LINTEL_XML_TEXT, LINTEL_XML_END, LINTEL_XML_ELEMENT };

/* `name` is an index among the names asked for, or -1. A start has the offset of its content, its line, or 0 if that would
   have to be counted, and as many attributes behind it as `length` says. An element is a start, too, behind whose
   attributes stand one text, which may be empty, and no end: it holds nothing else. Attributes and texts have their bytes:
   in the document, or, where these are not the document's own, at -1 - start among the recorder's. */
typedef struct { int kind, name, start, length, line; } lintel_xml_event;

enum { LINTEL_XML_EVENTS = 1024 };

typedef struct lintel_xml_recorder {
  lintel_xml_errors errors; /* first: the handler of errors knows nothing else */
  xmlParserCtxtPtr parser;
  const unsigned char *document;
  size_t size;
  int has_returns; /* the parser does not count a line that a carriage return alone ends */
  const xmlChar *const *names; /* as the parser's dictionary holds them: equal names are equal pointers */
  int element_count, name_count; /* of elements, which come first, and of all */
  int text_count;  /* the texts inside the elements of this many names, from the first, are wanted */
  int depth, maximum_depth;
  int collecting;  /* depth of the element whose text is wanted, 0 outside of any */
  int tag;         /* the start of that element, as long as nothing but text stands behind it in its batch; else -1 */
  size_t next;     /* where text is expected to go on */
  int stopped;
  int has_begun, has_same; /* whether the parser's copy of the document is the document */
  lintel_xml_event *events;
  int count;
  unsigned char *own;
  size_t own_size, own_capacity;
  void (*take)(struct lintel_xml_recorder *);
  void (*too_deep)(struct lintel_xml_recorder *);
} lintel_xml_recorder;

/* How many bytes of the document the parser has taken. */
static inline size_t lintel_xml_offset(xmlParserCtxtPtr c) {
  return c->input ? c->input->consumed + (size_t)(c->input->cur - c->input->base) : 0;
}

static inline void lintel_xml_flush(lintel_xml_recorder *r) {
  if (r->count) r->take(r);
  r->count = 0;
  r->own_size = 0;
  r->tag = -1;
}

/* At the end of the document: hands over the last events and gives back the recorder's memory. */
static inline void lintel_xml_finish(lintel_xml_recorder *r) {
  lintel_xml_flush(r);
  free(r->own);
  free(r->events);
  r->own = NULL;
  r->events = NULL;
}

static inline int lintel_xml_name(lintel_xml_recorder *r, const xmlChar *name, int first, int end) {
  for (int i = first; i < end; i++) if (r->names[i] == name) return i;
  return -1;
}

/* Where bytes stand that the parser points to in its copy of the document; -1 if they are no part of it. */
static inline int lintel_xml_found(lintel_xml_recorder *r, const xmlChar *bytes, size_t length) {
  xmlParserInputPtr input = r->parser->input;
  if (!r->has_same || bytes < input->base || bytes + length > input->end) return -1;
  size_t start = input->consumed + (size_t)(bytes - input->base);
  return start <= r->size && length <= r->size - start ? (int)start : -1;
}

/* A parser that takes the document for one in another encoding has another copy, where places mean nothing here. Asked at
   the first tag, when all of it has been copied and nothing dropped. */
static inline int lintel_xml_has_same(lintel_xml_recorder *r) {
  xmlParserInputPtr input = r->parser->input;
  return input->consumed == 0 && (size_t)(input->end - input->base) == r->size
      && memcmp(input->base, r->document, r->size) == 0;
}

/* The place of bytes that may be copied for it. */
static inline int lintel_xml_place(lintel_xml_recorder *r, const xmlChar *bytes, size_t length) {
  int found = lintel_xml_found(r, bytes, length);
  if (found >= 0) return found;
  if (r->own_size + length > r->own_capacity) {
    size_t capacity = 2 * (r->own_size + length) + 4096;
    unsigned char *grown = (unsigned char *)realloc(r->own, capacity);
    if (!grown) abort();
    r->own = grown;
    r->own_capacity = capacity;
  }
  if (length > 0) memcpy(r->own + r->own_size, bytes, length);
  r->own_size += length;
  return -1 - (int)(r->own_size - length);
}

static inline void lintel_xml_add(lintel_xml_recorder *r, int kind, int name, int start, int length) {
  r->events[r->count++] = (lintel_xml_event){kind, name, start, length, 0};
}

static inline void lintel_xml_text(void *data, const xmlChar *bytes, int length);

/* The space between elements is more calls than all texts: where none is wanted the parser makes none. */
static inline void lintel_xml_collect(lintel_xml_recorder *r, int depth) {
  r->collecting = depth;
  charactersSAXFunc text = depth ? lintel_xml_text : NULL;
  r->parser->sax->characters = text;
  r->parser->sax->ignorableWhitespace = text;
  r->parser->sax->cdataBlock = text;
}

static inline void lintel_xml_start(
    void *data, const xmlChar *local, const xmlChar *prefix, const xmlChar *uri, int namespaces, const xmlChar **spaces,
    int count, int defaulted, const xmlChar **attributes) {
  lintel_xml_recorder *r = (lintel_xml_recorder *)data;
  if (r->stopped) return;
  if (!r->has_begun) { r->has_begun = 1; r->has_same = lintel_xml_has_same(r); }
  if (++r->depth > r->maximum_depth) { lintel_xml_flush(r); r->too_deep(r); return; }
  /* A tag and its attributes stay together; of very many the rest is of no interest. */
  if (r->count + 1 + (count < 64 ? count : 64) > LINTEL_XML_EVENTS) lintel_xml_flush(r);
  /* The parser stands before `>`, or before the `/` of an element that is empty: its content begins at its tag. */
  size_t offset = lintel_xml_offset(r->parser);
  int name = lintel_xml_name(r, local, 0, r->element_count);
  if (offset < r->size && r->document[offset] == '>') offset++;
  else while (offset > 0 && (offset >= r->size || r->document[offset] != '<')) offset--;
  int tag = r->count;
  lintel_xml_add(r, LINTEL_XML_START, name, (int)offset, 0);
  if (!r->has_returns) r->events[tag].line = r->parser->input->line;
  for (int i = 0; i < count && r->events[tag].length < 64; i++) {
    const xmlChar **a = attributes + 5 * i; /* local name, prefix, namespace, and the two ends of the value */
    /* Attributes of a namespace of their own, `xml:space` above all, are none of those of an element's. */
    int known = a[1] ? -1 : lintel_xml_name(r, a[0], r->element_count, r->name_count);
    if (known < 0) continue;
    size_t length = (size_t)(a[4] - a[3]);
    lintel_xml_add(r, LINTEL_XML_ATTRIBUTE, known, lintel_xml_place(r, a[3], length), (int)length);
    r->events[tag].length++;
  }
  r->tag = -1;
  if (!r->collecting && name >= 0 && name < r->text_count) {
    lintel_xml_collect(r, r->depth);
    r->tag = tag;
  }
  r->next = offset;
}

/* Makes one of the events of an element that holds nothing but one text. */
static inline int lintel_xml_is_element(lintel_xml_recorder *r) {
  if (r->tag < 0) return 0;
  lintel_xml_event *start = r->events + r->tag;
  int texts = r->count - (r->tag + 1 + start->length);
  if (texts > 1 || r->count + 1 - texts > LINTEL_XML_EVENTS) return 0;
  if (!texts) lintel_xml_add(r, LINTEL_XML_TEXT, -1, start->start, 0);
  start->kind = LINTEL_XML_ELEMENT;
  return 1;
}

static inline void lintel_xml_end(void *data, const xmlChar *local, const xmlChar *prefix, const xmlChar *uri) {
  lintel_xml_recorder *r = (lintel_xml_recorder *)data;
  if (r->stopped) return;
  if (r->collecting && r->collecting != r->depth) r->next = lintel_xml_offset(r->parser);
  int is_element = 0;
  if (r->collecting == r->depth) {
    lintel_xml_collect(r, 0);
    is_element = lintel_xml_is_element(r);
  }
  r->depth--;
  r->tag = -1;
  if (is_element) return;
  if (r->count == LINTEL_XML_EVENTS) lintel_xml_flush(r);
  lintel_xml_add(r, LINTEL_XML_END, lintel_xml_name(r, local, 0, r->element_count), 0, 0);
}

static inline void lintel_xml_text(void *data, const xmlChar *bytes, int length) {
  lintel_xml_recorder *r = (lintel_xml_recorder *)data;
  if (r->stopped || !r->collecting || length <= 0) return;
  size_t count = (size_t)length;
  int start = lintel_xml_found(r, bytes, count);
  /* Equal bytes are as good as the parser's own, in which it hands over text that is not ASCII. */
  if (start < 0 && r->next + count <= r->size && memcmp(r->document + r->next, bytes, count) == 0) start = (int)r->next;
  if (start < 0) start = lintel_xml_place(r, bytes, count);
  if (start >= 0) r->next = (size_t)start + count;
  lintel_xml_event *last = r->count ? r->events + r->count - 1 : NULL;
  if (last && last->kind == LINTEL_XML_TEXT && start >= 0 && last->start >= 0 && last->start + last->length == start) {
    last->length += length;
    return;
  }
  if (r->count == LINTEL_XML_EVENTS) {
    /* What flushing forgets is copied again. */
    lintel_xml_flush(r);
    if (start < 0) start = lintel_xml_place(r, bytes, count);
  }
  lintel_xml_add(r, LINTEL_XML_TEXT, -1, start, length);
}

/* A parser that records with `r`, whose other fields the caller fills in; `lintel_xml_finish` ends the recording. */
static inline xmlParserCtxtPtr lintel_xml_recording_parser(
    lintel_xml_recorder *r, entityDeclSAXFunc entity, referenceSAXFunc reference) {
  r->events = (lintel_xml_event *)malloc(LINTEL_XML_EVENTS * sizeof(lintel_xml_event));
  r->has_returns = memchr(r->document, '\r', r->size) != NULL;
  r->parser = r->events ? lintel_xml_sax_parser(
      &r->errors, lintel_xml_start, lintel_xml_end, lintel_xml_text, entity, reference) : NULL;
  if (r->parser) lintel_xml_collect(r, 0);
  else free(r->events);
  return r->parser;
}
