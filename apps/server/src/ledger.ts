import { playInvariants } from '#features/play';
import { type Invariant, walletInvariants } from '#features/wallet';

/** What must hold of the books, by every feature that keeps some. */
export const ledgerInvariants: readonly Invariant[] = [...walletInvariants, ...playInvariants];
