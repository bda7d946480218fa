#include "CTextICU.h"
