import type { Invariant } from '#features/wallet';
import { findBrokenLines, findUnequalPlaces } from './store.ts';

/** What always holds of the tree: it agrees with the accounts, and with itself. */
export const treeInvariants: readonly Invariant[] = [
  { name: 'agents.places-agree', looksAt: 'books', isNightly: true, find: findUnequalPlaces },
  { name: 'agents.lines-go-on', looksAt: 'books', isNightly: true, find: findBrokenLines },
];
