#include "CTextICU.h"

#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

void textICU_lock(void) { pthread_mutex_lock(&mutex); }

void textICU_unlock(void) { pthread_mutex_unlock(&mutex); }
