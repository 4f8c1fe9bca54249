import type { Invariant } from '#features/wallet';
import * as store from './store.ts';

/** What always holds between bets and the money that they moved. */
export const playInvariants: readonly Invariant[] = [
  { name: 'play.stake-has-ticket', looksAt: 'transfers', find: store.findTicketless },
  { name: 'play.tickets-equal-money', looksAt: 'books', isNightly: true, find: store.findUnequal },
  {
    name: 'play.open-bets-have-rounds',
    looksAt: 'books',
    isNightly: true,
    find: store.findForgotten,
  },
  { name: 'play.held-wins', looksAt: 'books', isNightly: true, find: store.findMisheld },
];
