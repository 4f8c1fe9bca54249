import { BILL_STATUS, type BillStatus } from '@maneki/contract/agents/contract';
import { done, refused } from '@maneki/kernel/outcome';
import { listUsernames } from '#features/identity';
import type { MerchantDirectory } from '#features/site';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { takeTurns } from '#platform/database/take-turns';
import { recordEvent } from '#platform/outbox/record-event';
import { type Bill, expiryFrom, type LineName } from './bill.ts';
import { payLine } from './pay-line.ts';
import { holdLineBills, listBillsById, moveBill } from './store.ts';

type Services = { readonly merchants: Pick<MerchantDirectory, 'get'> };

const unknown = () => refused({ code: 'agents.bill_unknown', detail: {} } as const);
const movedOn = () => refused({ code: 'agents.bill_moved_on', detail: {} } as const);
const subjectOf = (id: string) => `bill ${id}`;

const keyOf = ({ kind, rootId, periodStart }: LineName) =>
  `${kind} ${rootId} ${periodStart.getTime()}`;

/** The lines of bills, each once and always in one order, so that nobody waits in a circle. */
function linesOf(bills: readonly Bill[]): Bill[] {
  const lines = new Map(bills.map((bill) => [keyOf(bill), bill]));
  return [...lines].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, bill]) => bill);
}

/** Nobody pays a line meanwhile. */
const holdLineOf = (tx: Tx, { kind, rootId, periodStart }: LineName): Promise<void> =>
  takeTurns(tx, `agents bills ${kind} ${rootId} ${periodStart.getTime()}`);

/** Lets dividends be paid, and pays them. What pays for a bill is decided before it, or with it. */
export async function approveDividends(
  tx: Tx,
  services: Services,
  { merchantCode, now }: OperatorCall,
  { ids, reason }: { readonly ids: readonly string[]; readonly reason: string },
) {
  const named = (await listBillsById(tx, ids)).filter((bill) => bill.merchantCode === merchantCode);
  if (named.length !== new Set(ids).size) return unknown();
  const lines = linesOf(named);
  const chosen = new Set(ids);
  for (const line of lines) {
    await holdLineOf(tx, line);
    const bills = await holdLineBills(tx, line);
    const ofPayee = new Map(bills.map((bill) => [bill.payeeId, bill]));
    for (const bill of bills.filter(({ id }) => chosen.has(id))) {
      if (bill.status !== BILL_STATUS.pendingApproval) return movedOn();
      const above = bill.payerId === null ? undefined : ofPayee.get(bill.payerId);
      if (above?.status === BILL_STATUS.pendingApproval && !chosen.has(above.id))
        return refuseEarly(tx, above);
    }
  }
  const to = { status: BILL_STATUS.partial, expiresAt: expiryFrom(now) };
  for (const id of chosen) await moveBill(tx, { id, from: [BILL_STATUS.pendingApproval] }, to);
  for (const line of lines) await payLine(tx, services, line, now);
  return acted(
    { approved: chosen.size },
    { subject: subjectOf(ids[0]!), before: null, after: { approved: [...chosen], reason } },
  );
}

async function refuseEarly(tx: Tx, { payeeId }: Bill) {
  const username = (await listUsernames(tx, [payeeId])).get(payeeId) ?? payeeId;
  return refused({ code: 'agents.bill_upline_pending', detail: { username } } as const);
}

/** Does not pay dividends, with a reason: all of them or none. */
export async function rejectDividends(
  tx: Tx,
  services: Services,
  call: OperatorCall,
  { ids, reason }: { readonly ids: readonly string[]; readonly reason: string },
) {
  const wish = { ids, reason, from: BILL_STATUS.pendingApproval, isWrittenOff: false };
  const ended = await endBills(tx, services, call, wish);
  if (!ended.ok) return ended;
  const rejected = new Set(ids);
  return acted(
    { rejected: rejected.size },
    { subject: subjectOf(ids[0]!), before: null, after: { rejected: [...rejected], reason } },
  );
}

/** Gives up what a disabled agent would be paid. What is for those below goes on to them. */
export async function writeOffBill(
  tx: Tx,
  services: Services,
  call: OperatorCall,
  { id, reason }: { readonly id: string; readonly reason: string },
) {
  const wish = { ids: [id], reason, from: BILL_STATUS.held, isWrittenOff: true };
  const ended = await endBills(tx, services, call, wish);
  if (!ended.ok) return ended;
  return acted({}, { subject: subjectOf(id), before: { status: wish.from }, after: ended.value });
}

async function endBills(
  tx: Tx,
  services: Services,
  { merchantCode, now }: OperatorCall,
  {
    ids,
    from,
    ...why
  }: {
    readonly ids: readonly string[];
    readonly reason: string;
    readonly from: BillStatus;
    readonly isWrittenOff: boolean;
  },
) {
  const bills = (await listBillsById(tx, ids)).filter((bill) => bill.merchantCode === merchantCode);
  if (bills.length !== new Set(ids).size) return unknown();
  const lines = linesOf(bills);
  for (const line of lines) await holdLineOf(tx, line);
  const to = { status: BILL_STATUS.rejected, ...why };
  for (const { id } of bills) if (!(await moveBill(tx, { id, from: [from] }, to))) return movedOn();
  for (const line of lines) await payLine(tx, services, line, now);
  for (const { id, kind, payeeId: memberId, currency } of bills)
    await recordEvent(tx, now, 'agents.bill_moved', {
      ...{ billId: id, kind, merchantCode, memberId, currency, status: to.status },
      ...{ received: '0', missing: '0' },
    });
  return done(to);
}
