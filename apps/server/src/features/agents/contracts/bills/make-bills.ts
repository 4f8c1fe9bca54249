import {
  BILL_STATUS,
  type BillStatus,
  type ContractKind,
  ISSUE_TYPE,
} from '@maneki/contract/agents/contract';
import { type Holder, listHolders } from '#features/identity';
import type { Merchant, MerchantDirectory } from '#features/site';
import { getMainAccount } from '#features/wallet';
import type { Database } from '#platform/database/database';
import type { Log } from '#platform/metrics/log';
import { drawId } from '#platform/secrets/secrets';
import type { Contract } from '../contract.ts';
import { type DividendContract, reckonPeriod } from '../dividends/reckon-period.ts';
import type { Days, Settlement } from '../rules/periods.ts';
import { listInForce } from '../store.ts';
import { readLines } from '../tree.ts';
import { expiryFrom, type NewBill } from './bill.ts';
import { type Fault, findFault } from './find-fault.ts';
import { reckonDay } from './reckon-day.ts';
import { reckonHour } from './reckon-hour.ts';
import type { Reckoned } from './reckoned.ts';
import { endRun } from './runs/store.ts';
import { insertBills } from './store.ts';
import { pagesOfMerchant } from './team-figures.ts';

const BILLS_AT_ONCE = 200;

export type BillServices = {
  readonly database: Database;
  readonly merchants: Pick<MerchantDirectory, 'get' | 'findMarket'>;
  readonly log: Log;
};

export type Due = {
  readonly merchant: Merchant;
  readonly kind: ContractKind;
  readonly settlement: Settlement;
  /** The business days that it covers; of an hour the day that it belongs to. */
  readonly days: Days;
  readonly now: Date;
  readonly signal: AbortSignal;
};

/**
 * Writes down what every contract of a kind came to in a period. Written again it changes nothing: there is one bill
 * per contract and period, and what was paid of it is not touched.
 */
export async function makeBills(services: BillServices, due: Due): Promise<number> {
  const { database, log } = services;
  const { merchant, kind, settlement, now } = due;
  const name = { merchantCode: merchant.code, kind, start: settlement.start };
  const contracts = await database.statement((tx) => listInForce(tx, name));
  const bills = contracts.length > 0 ? await writeBills(services, due, contracts) : [];
  for (const { contractId, fault, reason } of bills)
    if (fault !== null) log.error({ contractId, fault, reason }, 'a bill is not paid');
  await database.transact(async (tx) => {
    for (let from = 0; from < bills.length; from += BILLS_AT_ONCE)
      await insertBills(tx, bills.slice(from, from + BILLS_AT_ONCE));
    await endRun(tx, { ...name, now });
  });
  return bills.length;
}

async function writeBills(
  services: BillServices,
  due: Due,
  contracts: readonly Contract[],
): Promise<NewBill[]> {
  const { database } = services;
  const { now, settlement } = due;
  const payeeIds = contracts.map(({ payeeId }) => payeeId);
  const lines = await database.transact((tx) => readLines(tx, payeeIds));
  // Whoever was moved since stood elsewhere when it was earned.
  const lineOf = (memberId: string) => lines.on(memberId, due.days.to);
  const holders = await database.statement((tx) => listHolders(tx, payeeIds));
  const currencyOf = new Map<string, string>();
  for (const memberId of payeeIds)
    currencyOf.set(memberId, (await getMainAccount(services, { memberId, now })).currency);
  const reckoned = await reckon(database, due, { contracts, currencyOf });
  const contractOf = new Map(contracts.map((contract) => [contract.payeeId, contract]));
  const parentOf = (memberId: string) => lineOf(memberId).at(-1) ?? null;
  const bills = contracts.map((contract): NewBill => {
    const line = lineOf(contract.payeeId);
    const result = reckoned.get(contract.id)!;
    const fault = findFault(contract, { parentOf, currencyOf, contractOf });
    return {
      ...result,
      id: drawId(now),
      contractId: contract.id,
      merchantCode: contract.merchantCode,
      kind: contract.kind,
      payerId: contract.payerId,
      payeeId: contract.payeeId,
      rootId: line[0] ?? contract.payeeId,
      depth: line.length + 1,
      currency: currencyOf.get(contract.payeeId)!,
      periodStart: settlement.start,
      periodEnd: settlement.end,
      owedToDirect: 0n,
      issueType: contract.payerId === null ? ISSUE_TYPE.platform : ISSUE_TYPE.upline,
      status: firstStatus(contract, { result, fault, holder: holders.get(contract.payeeId)! }),
      fault: fault?.fault ?? null,
      reason: fault?.reason ?? null,
      createdAt: now,
      expiresAt: expiryFrom(now),
    };
  });
  return withOwed(bills);
}

function reckon(
  database: Database,
  { merchant, kind, settlement, days, signal }: Due,
  of: {
    readonly contracts: readonly Contract[];
    readonly currencyOf: ReadonlyMap<string, string>;
  },
): Promise<Map<string, Reckoned>> {
  const timezone = merchant.businessTimezone;
  const { contracts, currencyOf } = of;
  const wish = { merchantCode: merchant.code, day: days.to, signal };
  const pages = pagesOfMerchant(database, wish);
  const asked = { currencyOf, days, timezone, pages };
  if (kind === 'DIVIDEND')
    return reckonPeriod(database, { ...asked, contracts: contracts as DividendContract[] });
  if (kind === 'DAILY_SALARY')
    return reckonDay(database, {
      ...asked,
      contracts: contracts as (Contract & { kind: 'DAILY_SALARY' })[],
    });
  return reckonHour(database, {
    merchantCode: merchant.code,
    contracts: contracts as (Contract & { kind: 'HOURLY_SALARY' })[],
    currencyOf,
    hour: settlement,
    timezone,
  });
}

const firstStatus = (
  { kind }: Contract,
  {
    result,
    fault,
    holder,
  }: { readonly result: Reckoned; readonly fault: Fault | undefined; readonly holder: Holder },
): BillStatus => {
  if (fault !== undefined) return BILL_STATUS.rejected;
  if (result.calcAmount === 0n) return BILL_STATUS.notReached;
  if (kind === 'DIVIDEND') return BILL_STATUS.pendingApproval;
  return holder.isDisabled ? BILL_STATUS.held : BILL_STATUS.partial;
};

/** What each payee owes to those directly below, of what may be paid at all. */
function withOwed(bills: readonly NewBill[]): NewBill[] {
  const owed = new Map<string, bigint>();
  for (const { payerId, calcAmount, status } of bills)
    if (payerId !== null && status !== BILL_STATUS.rejected)
      owed.set(payerId, (owed.get(payerId) ?? 0n) + calcAmount);
  return bills.map((bill) => ({ ...bill, owedToDirect: owed.get(bill.payeeId) ?? 0n }));
}
