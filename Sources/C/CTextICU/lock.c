#include "CTextICU.h"

#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

void textICU_lock(void) { pthread_mutex_lock(&mutex); }

void textICU_unlock(void) { pthread_mutex_unlock(&mutex); }

struct TextICULock {
  pthread_mutex_t mutex;
};

TextICULock *textICU_lock_make(void) {
  TextICULock *lock = malloc(sizeof *lock);
  if (!lock || pthread_mutex_init(&lock->mutex, NULL)) abort();
  return lock;
}

void textICU_lock_free(TextICULock *lock) {
  pthread_mutex_destroy(&lock->mutex);
  free(lock);
}

void textICU_lock_take(TextICULock *lock) { pthread_mutex_lock(&lock->mutex); }

void textICU_lock_give(TextICULock *lock) { pthread_mutex_unlock(&lock->mutex); }
