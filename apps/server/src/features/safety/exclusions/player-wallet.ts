import type { Tx } from '#platform/database/database';

/** What staying away needs of wallets, which come later in the order and are handed in. */
export type PlayerWallet = {
  /** Opens a wallet that nobody has touched, so that the block has a place. */
  open(member: { readonly memberId: string; readonly now: Date }): Promise<unknown>;
  /** Refuses bets, refills and transfers to vendors until a moment. What is owed still arrives. */
  block(tx: Tx, member: { readonly memberId: string; readonly until: Date | null }): Promise<void>;
};
