#include "TouchstoneEnumerations.h"
