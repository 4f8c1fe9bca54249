import type { Invariant } from '#features/wallet';
import { everyFeature } from './feature-list.ts';

/** What must hold of the books, by every feature that keeps some. */
export const ledgerInvariants: readonly Invariant[] = everyFeature.flatMap(
  ({ invariants = [] }) => invariants,
);
