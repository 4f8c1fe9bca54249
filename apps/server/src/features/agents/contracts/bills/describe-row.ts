import { dayOf } from '#features/wallet';
import { describeSides, type Names } from '../describe-sides.ts';
import type { Bill } from './bill.ts';
import { describeFigures } from './describe-bill.ts';

/** A bill as operators see it: with both sides, its line, and the business days that it counts. */
export const describeBillRow = (bill: Bill, names: Names, timezone: string) => ({
  ...describeFigures(bill),
  ...describeSides(bill, names),
  rootId: bill.rootId,
  root: names.get(bill.rootId) ?? bill.rootId,
  firstDay: dayOf(bill.periodStart, timezone),
  lastDay: dayOf(new Date(bill.periodEnd.getTime() - 1), timezone),
  expiresAt: bill.expiresAt.toISOString(),
  isWrittenOff: bill.isWrittenOff,
});
