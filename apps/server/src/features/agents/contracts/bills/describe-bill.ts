import { BILL_STATUS } from '@maneki/contract/agents/contract';
import type { BillView } from '@maneki/contract/agents/contract-views';
import { writeAmount } from '@maneki/kernel/money';
import type { Bill } from './bill.ts';

const ENDED: readonly number[] = [BILL_STATUS.expired, BILL_STATUS.rejected];

/** What is still to come of a bill. */
const openOf = ({ status, calcAmount, receivedAmount }: Bill): bigint =>
  ENDED.includes(status) ? 0n : calcAmount - receivedAmount;

export const describeBill = (bill: Bill, username: string): BillView => ({
  ...describeFigures(bill),
  payee: { memberId: bill.payeeId, username },
});

export const describeFigures = (bill: Bill) => ({
  id: bill.id,
  contractId: bill.contractId,
  kind: bill.kind,
  currency: bill.currency,
  periodStart: bill.periodStart.toISOString(),
  periodEnd: bill.periodEnd.toISOString(),
  status: bill.status,
  issueType: bill.issueType,
  teamTurnover: writeAmount(bill.teamTurnover),
  teamNet: writeAmount(bill.teamNet),
  carryIn: writeAmount(bill.carryIn),
  carryOut: writeAmount(bill.carryOut),
  activeCount: bill.activeCount,
  ratePpm: bill.ratePpm,
  calcAmount: writeAmount(bill.calcAmount),
  owedToDirect: writeAmount(bill.owedToDirect),
  paidToDirect: writeAmount(bill.paidToDirect),
  ownAmount: writeAmount(bill.calcAmount - bill.owedToDirect),
  receivedAmount: writeAmount(bill.receivedAmount),
  openAmount: writeAmount(openOf(bill)),
  walletAmount: writeAmount(bill.walletPaid),
  settledAt: bill.settledAt?.toISOString() ?? null,
  fault: bill.fault,
  reason: bill.reason,
});
