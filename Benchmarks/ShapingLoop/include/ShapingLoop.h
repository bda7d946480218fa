#pragma once
/* What measuring costs at least: a bare loop over hb_shape, with one buffer and one font a face. */
#include <stdbool.h>
#include <stdint.h>

typedef struct {
  const uint16_t *text;
  int32_t length, start, count;
  uint32_t script; /* ISO 15924 as four bytes */
  int32_t face;
  bool isRightToLeft;
} LoopRun;

typedef struct ShapingLoop ShapingLoop;
ShapingLoop *shapingLoop_open(const char *const *paths, int32_t count);
/* The sum of all advances, in font units. */
double shapingLoop_run(ShapingLoop *loop, const LoopRun *runs, int32_t count);
