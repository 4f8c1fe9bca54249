/** How long to wait before the next page may be asked for, given when the last one was. */
export const waitBeforeMore = (sinceLastMs: number, throttleMs: number): number =>
  Math.max(0, throttleMs - sinceLastMs);
