#include "digest_kernels.h"
