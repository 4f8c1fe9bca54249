import { MINUTE_MS, SECOND_MS } from '@maneki/kernel/clock';

/** A launch token travels in an address, so it lives only as long as a page takes to open. */
export const LAUNCH_TTL_MS = 60 * SECOND_MS;

/** A session that nothing was bet in for so long is over. */
export const SESSION_IDLE_MS = 15 * MINUTE_MS;

/** Extended only when less than this is left: a write for every bet would cost as much as the bet. */
export const SESSION_TOUCH_BELOW_MS = 10 * MINUTE_MS;
