/** The win of a `/play` stands in the ledger beside its bet, under the same txId; so does the wallet write it. */
const BACK = '#back';
/** A win that was held and then paid: under its own name stands that it was held. */
const PAID = '#paid';

/** The name of the win that came together with its bet. */
export const backNameOf = (txId: string): string => `${txId}${BACK}`;

/** The name of the payment of a held win. */
export const paidNameOf = (key: string): string => `${key}${PAID}`;

export const isPaidName = (key: string): boolean => key.endsWith(PAID);

/** What the provider calls a transfer. */
export const txIdOf = (key: string): string => key.replace(PAID, '').replace(BACK, '');
