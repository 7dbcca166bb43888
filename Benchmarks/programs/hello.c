// The least that a program can do: the yardstick of start-up.
#include <stdio.h>

int main(void) {
  puts("hello");
  return 0;
}
