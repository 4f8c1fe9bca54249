import { hasRight, type MemberType } from '@maneki/contract/identity/member-types';
import type { IconName } from '@maneki/ui/icon';

type MoneyPage = {
  readonly href: string;
  readonly icon: IconName;
  /** Key of its name in the wallet's `entries`. */
  readonly name: 'bets' | 'account' | 'profit' | 'transfer';
};

const RECORDS: readonly MoneyPage[] = [
  { href: '/m/gameRecord', icon: 'ticket', name: 'bets' },
  { href: '/m/transaction/record', icon: 'history', name: 'account' },
  { href: '/m/profitandloss', icon: 'chart', name: 'profit' },
];

const TRANSFER: MoneyPage = { href: '/m/transfer', icon: 'exchange', name: 'transfer' };

/** Where somebody can look at their money and move it. Only real money reaches a vendor's wallet. */
export const moneyPagesOf = (type: MemberType): readonly MoneyPage[] =>
  hasRight(type, 'cash') ? [...RECORDS, TRANSFER] : RECORDS;
