#include "ShapingLoop.h"

#include <hb-ot.h>
#include <hb.h>
#include <stdlib.h>

struct ShapingLoop {
  hb_font_t *fonts[64];
  hb_buffer_t *buffer;
};

ShapingLoop *shapingLoop_open(const char *const *paths, int32_t count) {
  ShapingLoop *loop = calloc(1, sizeof *loop);
  for (int32_t i = 0; i < count && i < 64; i++) {
    hb_blob_t *blob = hb_blob_create_from_file(paths[i]);
    hb_face_t *face = hb_face_create(blob, 0);
    loop->fonts[i] = hb_font_create(face);
    hb_ot_font_set_funcs(loop->fonts[i]);
    hb_font_make_immutable(loop->fonts[i]);
    hb_face_destroy(face);
    hb_blob_destroy(blob);
  }
  loop->buffer = hb_buffer_create();
  return loop;
}

double shapingLoop_run(ShapingLoop *loop, const LoopRun *runs, int32_t count) {
  double sum = 0;
  for (int32_t i = 0; i < count; i++) {
    const LoopRun *run = &runs[i];
    hb_buffer_clear_contents(loop->buffer);
    hb_buffer_add_utf16(loop->buffer, run->text, run->length, run->start, run->count);
    hb_buffer_set_direction(loop->buffer, run->isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
    hb_buffer_set_script(loop->buffer, run->script);
    hb_shape(loop->fonts[run->face], loop->buffer, NULL, 0);
    unsigned length = 0;
    const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(loop->buffer, &length);
    for (unsigned g = 0; g < length; g++) sum += positions[g].x_advance;
  }
  return sum;
}
