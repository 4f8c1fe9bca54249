import type { Clock } from '@maneki/kernel/clock';

const RADIX = 36;
const TIME_DIGITS = 9;
const COUNTER_DIGITS = 3;
const COUNTER_MAX = RADIX ** COUNTER_DIGITS - 1;

/**
 * Makes ids that sort in the order in which they were made: time, counter, node. A clock that is
 * set back does not turn the order around, and a full counter borrows the next millisecond.
 */
export function createMessageIds(clock: Clock, node: string): () => string {
  let time = 0;
  let counter = 0;

  return () => {
    const now = clock.now().getTime();
    if (now > time) {
      time = now;
      counter = 0;
    } else if (counter < COUNTER_MAX) {
      counter += 1;
    } else {
      time += 1;
      counter = 0;
    }
    return `${digits(time, TIME_DIGITS)}${digits(counter, COUNTER_DIGITS)}-${node}`;
  };
}

const digits = (value: number, length: number) => value.toString(RADIX).padStart(length, '0');

/** A name for this process that no other node has. */
export const nameNode = (random: Uint8Array): string =>
  Buffer.from(random).toString('hex').slice(0, 12);
