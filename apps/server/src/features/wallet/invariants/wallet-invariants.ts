import { findStrayCheckpoints, verifyChains } from './chain/store.ts';
import { findDemoMoney } from './find-demo-money.ts';
import { findStrangers } from './find-strangers.ts';
import { findStuckRollUp } from './find-stuck-roll-up.ts';
import type { Invariant } from './invariant.ts';
import * as store from './store.ts';
import { findMarksAhead, findMissummed, findUnbalanced } from './totals/store.ts';

/** What always holds of the wallet. Several questions under one name are one invariant. */
export const walletInvariants: readonly Invariant[] = [
  { name: 'wallet.two-sides', looksAt: 'transfers', find: store.findMisshapen },
  { name: 'wallet.chain', looksAt: 'members', find: verifyChains },
  { name: 'wallet.holds-and-debts', looksAt: 'members', find: store.findUnbound },
  { name: 'wallet.holds-and-debts', looksAt: 'books', find: store.findUnowned },
  { name: 'wallet.nothing-negative', looksAt: 'members', find: store.findNegativeAccounts },
  { name: 'wallet.nothing-negative', looksAt: 'transfers', find: store.findNegativeTransfers },
  { name: 'wallet.zero-sum', looksAt: 'books', find: findUnbalanced },
  { name: 'wallet.house-sums', looksAt: 'books', isNightly: true, find: findMissummed },
  { name: 'wallet.rolled-up', looksAt: 'books', find: findStuckRollUp },
  { name: 'wallet.money-apart', looksAt: 'transfers', find: store.findMixed },
  { name: 'wallet.money-apart', looksAt: 'members', find: store.findForeign },
  { name: 'wallet.money-apart', looksAt: 'members', find: findStrangers },
  { name: 'wallet.demo-apart', looksAt: 'members', find: findDemoMoney },
  { name: 'wallet.watermarks', looksAt: 'books', find: findMarksAhead },
  { name: 'wallet.watermarks', looksAt: 'books', isNightly: true, find: findStrayCheckpoints },
];
