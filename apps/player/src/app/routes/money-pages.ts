import { hasRight, type MemberType } from '@maneki/contract/identity/member-types';
import type { IconName } from '@maneki/ui/icon';

type MoneyPage = {
  readonly href: string;
  readonly icon: IconName;
  /** Key of its name in the wallet's `entries`. */
  readonly name: 'deposit' | 'withdraw' | 'bets' | 'account' | 'profit' | 'transfer';
};

/** Where real money comes in and goes out. Whoever has play credit sees them too, and is told why not. */
export const CASH_PAGES: readonly MoneyPage[] = [
  { href: '/m/voucherCenter', icon: 'wallet', name: 'deposit' },
  { href: '/m/withdraw', icon: 'banknote', name: 'withdraw' },
];

/** What happened to the money, and what came of playing. */
export const RECORDS: readonly MoneyPage[] = [
  { href: '/m/gameRecord', icon: 'ticket', name: 'bets' },
  { href: '/m/transaction/record', icon: 'history', name: 'account' },
  { href: '/m/profitandloss', icon: 'chart', name: 'profit' },
];

export const TRANSFER: MoneyPage = { href: '/m/transfer', icon: 'exchange', name: 'transfer' };

/** Where somebody can look at their money and move it. Only real money reaches a vendor's wallet. */
export const moneyPagesOf = (type: MemberType): readonly MoneyPage[] =>
  hasRight(type, 'cash') ? [...RECORDS, TRANSFER] : RECORDS;
