import { MINUTE_MS } from '@maneki/kernel/clock';

/** How long a wrong try counts. */
export const TRIES_LAST_MS = 15 * MINUTE_MS;

const TRIES_PER_ADDRESS = 5;
/** From everywhere together, for addresses that the operator has never come from. */
const TRIES_OF_STRANGERS = 30;

/** Wrong tries for one operator that still count. */
export type Tries = {
  readonly fromHere: number;
  readonly inAll: number;
  /** Whether the operator has come in from this address before. */
  readonly isKnownAddress: boolean;
};

/**
 * Whether one more try is heard. Guessing is slow from one place and from many; but strangers cannot keep an
 * operator out who comes from where they always do.
 */
export function mayTry({ fromHere, inAll, isKnownAddress }: Tries): boolean {
  if (fromHere >= TRIES_PER_ADDRESS) return false;
  return isKnownAddress || inAll < TRIES_OF_STRANGERS;
}
