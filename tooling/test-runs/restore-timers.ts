import { afterEach, vi } from 'vitest';

/** Test files share a process: a clock that one of them leaves stopped would stop all tests after it for good. */
afterEach(() => {
  vi.useRealTimers();
});
