import { BILL_STATUS, type BillStatus, type ContractKind } from '@maneki/contract/agents/contract';
import type { TransferKind } from '@maneki/contract/wallet/kinds';
import { invariant } from '@maneki/kernel/invariant';
import { listBound } from '#features/cashier';
import { type Holder, listHolders } from '#features/identity';
import type { MerchantDirectory } from '#features/site';
import {
  creditAll,
  fingerprintOf,
  insertHouseTransfer,
  lockAccounts,
  type Movement,
  mainWalletIn,
  noteCounterparties,
  takeMoney,
  windowsOf,
} from '#features/wallet';
import type { Tx } from '#platform/database/database';
import { takeTurns } from '#platform/database/take-turns';
import { recordEvents } from '#platform/outbox/record-event';
import { drawId } from '#platform/secrets/secrets';
import { least } from '../rules/amount.ts';
import { type LineBill, type LineStep, planLine } from '../rules/payment-plan.ts';
import { type Bill, expiryFrom, type LineName } from './bill.ts';
import {
  type BillChange,
  changeBills,
  holdLineBills,
  insertPayments,
  type NewPayment,
  touchBills,
} from './store.ts';

/** Who these movements are of in the ledger. */
export const BILL_SOURCE = 'agents.bills';

const KINDS: Readonly<
  Record<ContractKind, { readonly in: TransferKind; readonly out: TransferKind }>
> = {
  DAILY_SALARY: { in: 'DAILY_SALARY_IN', out: 'DAILY_SALARY_OUT' },
  HOURLY_SALARY: { in: 'HOURLY_SALARY_IN', out: 'HOURLY_SALARY_OUT' },
  DIVIDEND: { in: 'DIVIDEND_IN', out: 'DIVIDEND_OUT' },
};

type PayServices = { readonly merchants: Pick<MerchantDirectory, 'get'> };

/**
 * Pays what can be paid of a line's bills for a period: all of it stands or falls together with what is written of
 * it. Whoever pays the same line meanwhile waits, and finds what was paid. Answers how many bills have moved.
 */
export async function payLine(
  tx: Tx,
  { merchants }: PayServices,
  line: LineName,
  now: Date,
): Promise<number> {
  await takeTurns(tx, `agents bills ${line.kind} ${line.rootId} ${line.periodStart.getTime()}`);
  const bills = await holdLineBills(tx, line);
  const holders = await listHolders(
    tx,
    bills.map(({ payeeId }) => payeeId),
  );
  const planned = await describeLine(tx, { bills, holders, now });
  const stepOf = new Map(planLine(planned).map((step) => [step.id, step]));
  const flows = new Map(planned.map(({ id, flow }) => [id, flow]));
  const owed = owedBelow(planned);
  const { businessTimezone } = merchants.get(line.merchantCode);
  const paid = bills.map((bill) => ({ bill, step: stepOf.get(bill.id)! }));
  await moveMoney(tx, paid, { now, timezone: businessTimezone });
  const changes = paid.map(({ bill, step }) =>
    changeOf(
      { ...bill, owedToDirect: owed.get(bill.id) ?? 0n },
      { step, flow: flows.get(bill.id)!, now },
    ),
  );
  const moved = changes.filter((change, place) => hasMoved(bills[place]!, change));
  await insertPayments(
    tx,
    paid.flatMap((of) => paymentsOf(of, now)),
  );
  await changeBills(tx, moved, now);
  await touchBills(
    tx,
    changes.filter(({ status }) => OPEN.includes(status)).map(({ id }) => id),
    now,
  );
  await tell(tx, { bills, moved, stepOf, now });
  return moved.length;
}

const OPEN: readonly BillStatus[] = [
  BILL_STATUS.partial,
  BILL_STATUS.insufficient,
  BILL_STATUS.held,
];

/** The bills as they can be paid now: by whom something can come, and what payers could add. */
async function describeLine(
  tx: Tx,
  {
    bills,
    holders,
    now,
  }: {
    readonly bills: readonly Bill[];
    readonly holders: ReadonlyMap<string, Holder>;
    readonly now: Date;
  },
): Promise<LineBill[]> {
  const idOf = new Map(bills.map(({ payeeId, id }) => [payeeId, id]));
  const names = bills.map(({ payeeId, currency }) => ({
    memberId: payeeId,
    wallet: mainWalletIn(currency),
  }));
  const accounts = new Map(
    (await lockAccounts(tx, names)).map((account) => [
      `${account.member_id} ${account.currency}`,
      account,
    ]),
  );
  const bound = new Set<string>();
  for (const currency of new Set(bills.map((bill) => bill.currency)))
    for (const memberId of await listBound(tx, {
      memberIds: bills.map(({ payeeId }) => payeeId),
      currency,
    }))
      bound.add(`${memberId} ${currency}`);
  const withdrawableOf = ({ payeeId, currency }: Bill): bigint => {
    const key = `${payeeId} ${currency}`;
    const account = accounts.get(key);
    const isShut =
      !account ||
      account.closed_at !== null ||
      (account.blocked_until !== null && account.blocked_until > now);
    return isShut || bound.has(key) || holders.get(payeeId)!.isDisabled ? 0n : account.available;
  };
  return bills.map((bill) => ({
    id: bill.id,
    payerBillId: bill.payerId === null ? null : (idOf.get(bill.payerId) ?? null),
    due: isRefused(bill) ? 0n : bill.calcAmount,
    received: bill.receivedAmount,
    ownPaid: bill.ownPaid,
    walletPaid: bill.walletPaid,
    flow: flowOf(bill, holders.get(bill.payeeId)!),
    withdrawable: withdrawableOf(bill),
  }));
}

/** What is owed to those directly below each bill's payee. */
function owedBelow(line: readonly LineBill[]): ReadonlyMap<string, bigint> {
  const owed = new Map<string, bigint>();
  for (const { payerBillId, due } of line)
    if (payerBillId !== null) owed.set(payerBillId, (owed.get(payerBillId) ?? 0n) + due);
  return owed;
}

const isRefused = ({ status, isWrittenOff }: Bill) =>
  status === BILL_STATUS.rejected && !isWrittenOff;

function flowOf(bill: Bill, { isDisabled }: Holder): LineBill['flow'] {
  if (bill.status === BILL_STATUS.pendingApproval) return 'WAITING';
  if (bill.status === BILL_STATUS.expired || isRefused(bill)) return 'CLOSED';
  return isDisabled || bill.isWrittenOff ? 'PASSING' : 'OPEN';
}

type Paid = { readonly bill: Bill; readonly step: LineStep };

/** The company's money into the purse of the line, payers' money as well, and all of it out again to payees. */
async function moveMoney(
  tx: Tx,
  paid: readonly Paid[],
  { now, timezone }: { readonly now: Date; readonly timezone: string },
): Promise<void> {
  const movementOf = (bill: Bill, direction: 'IN' | 'OUT', amount: bigint): Movement => {
    const before = direction === 'IN' ? bill.ownPaid : bill.walletPaid;
    return {
      memberId: bill.payeeId,
      wallet: mainWalletIn(bill.currency),
      currency: bill.currency,
      source: BILL_SOURCE,
      // What had been paid before names a payment: it can be made only once.
      key: `bill ${bill.id} ${direction} ${before}`,
      fingerprint: fingerprintOf({ bill: bill.id, amount }),
      kind: KINDS[bill.kind][direction === 'IN' ? 'in' : 'out'],
      direction,
      house: 'TRANSIT',
      amount,
      counting: { as: 'NOTHING' },
      isGuarded: false,
      reference: { type: 'BILL', id: bill.id },
      at: now,
      windows: windowsOf(now, timezone),
    };
  };
  for (const { bill, step } of paid)
    if (bill.payerId === null && step.fromPurse > 0n) {
      const purse = movementOf(bill, 'IN', step.fromPurse);
      await insertHouseTransfer(
        tx,
        { ...purse, key: `bill ${bill.id} PURSE ${bill.receivedAmount}` },
        { from: 'HOUSE_AGENTS', to: 'TRANSIT', merchantCode: bill.merchantCode },
      );
    }
  for (const { bill, step } of paid)
    if (step.putIn > 0n)
      await takeMoney(tx, { ...movementOf(bill, 'OUT', step.putIn), direction: 'OUT' });
  const credits = paid
    .filter(({ step }) => step.own > 0n)
    .map(({ bill, step }) => ({ ...movementOf(bill, 'IN', step.own), payerId: bill.payerId }));
  const credited = await creditAll(tx, credits);
  invariant(credited.size === credits.length, 'money that is owed finds its account');
  await noteCounterparties(
    tx,
    credits.flatMap(({ memberId, source, key, payerId }) =>
      payerId === null ? [] : { memberId, source, key, counterpartyId: payerId },
    ),
  );
}

function changeOf(
  bill: Bill,
  {
    step,
    flow,
    now,
  }: { readonly step: LineStep; readonly flow: LineBill['flow']; readonly now: Date },
): BillChange {
  const receivedAmount = bill.receivedAmount + step.fromPurse + step.fromWallet;
  const status = statusAfter(bill, { step, flow, received: receivedAmount });
  return {
    id: bill.id,
    owedToDirect: bill.owedToDirect,
    paidToDirect: bill.paidToDirect + step.toDirect,
    receivedAmount,
    ownPaid: bill.ownPaid + step.own,
    walletPaid: bill.walletPaid + step.putIn,
    status,
    settledAt: bill.settledAt ?? (status === BILL_STATUS.issued ? now : null),
    // Whoever was let in again is not late.
    expiresAt:
      bill.status === BILL_STATUS.held && status !== BILL_STATUS.held
        ? expiryFrom(now)
        : bill.expiresAt,
  };
}

/** Where a bill stands after a round of payment. */
export function statusAfter(
  { status, calcAmount, isWrittenOff }: Pick<Bill, 'status' | 'calcAmount' | 'isWrittenOff'>,
  {
    step: { missing, open },
    flow,
    received,
  }: {
    readonly step: Pick<LineStep, 'missing' | 'open'>;
    readonly flow: LineBill['flow'];
    readonly received: bigint;
  },
): BillStatus {
  if (flow === 'CLOSED' || flow === 'WAITING' || isWrittenOff) return status;
  if (flow === 'PASSING' && received < calcAmount) return BILL_STATUS.held;
  if (missing > 0n) return BILL_STATUS.insufficient;
  if (calcAmount === 0n) return BILL_STATUS.notReached;
  return open > 0n ? BILL_STATUS.partial : BILL_STATUS.issued;
}

const hasMoved = (before: Bill, after: BillChange): boolean =>
  before.status !== after.status ||
  before.owedToDirect !== after.owedToDirect ||
  before.receivedAmount !== after.receivedAmount ||
  before.walletPaid !== after.walletPaid ||
  before.paidToDirect !== after.paidToDirect;

/** Where what came went: first on to those below, the rest to the payee. */
function paymentsOf({ bill, step }: Paid, now: Date): NewPayment[] {
  const passed = step.toDirect - step.putIn;
  const pursePassed = least(step.fromPurse, passed);
  const rows = [
    { source: 'PURSE', target: 'DIRECT', amount: pursePassed },
    { source: 'WALLET', target: 'DIRECT', amount: passed - pursePassed },
    { source: 'PURSE', target: 'OWN', amount: step.fromPurse - pursePassed },
    { source: 'WALLET', target: 'OWN', amount: step.fromWallet - (passed - pursePassed) },
  ] as const;
  return rows
    .filter(({ amount }) => amount > 0n)
    .map((row) => ({ ...row, id: drawId(now), billId: bill.id, at: now }));
}

/** Whoever was paid, or cannot pay on, hears of it. */
async function tell(
  tx: Tx,
  {
    bills,
    moved,
    stepOf,
    now,
  }: {
    readonly bills: readonly Bill[];
    readonly moved: readonly BillChange[];
    readonly stepOf: ReadonlyMap<string, LineStep>;
    readonly now: Date;
  },
): Promise<void> {
  const billOf = new Map(bills.map((bill) => [bill.id, bill]));
  await recordEvents(
    tx,
    now,
    'agents.bill_moved',
    moved.map(({ id, status }) => {
      const { kind, merchantCode, payeeId, currency } = billOf.get(id)!;
      const { own, missing } = stepOf.get(id)!;
      return {
        ...{ billId: id, kind, merchantCode, memberId: payeeId, status, currency },
        received: String(own),
        missing: String(missing),
      };
    }),
  );
}
