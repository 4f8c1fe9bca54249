import { CONTRACT_GROUPS, type ContractKind } from '@maneki/contract/agents/contract';
import { writeAmount } from '@maneki/kernel/money';
import { listUsernames } from '#features/identity';
import type { Database, Tx } from '#platform/database/database';
import type { Bill } from './bills/bill.ts';
import { describeBill, describeFigures } from './bills/describe-bill.ts';
import { findBill, listPayments, searchBills } from './bills/store.ts';
import type { Contract } from './contract.ts';
import { describeContract } from './describe-contract.ts';
import { describeDividend } from './dividends/read-info.ts';
import { highestRate } from './rules/upline-limit.ts';
import { findContract, searchContracts } from './store.ts';

type Page = { readonly size: number; readonly cursor?: string | undefined };
type Sides = { readonly payerId: string | null; readonly payeeId: string };

const namesOf = (tx: Tx, sides: readonly Sides[]) =>
  listUsernames(tx, [
    ...new Set(sides.flatMap(({ payerId, payeeId }) => (payerId ? [payerId, payeeId] : [payeeId]))),
  ]);

const describeSides = ({ payerId, payeeId }: Sides, names: ReadonlyMap<string, string>) => ({
  ...{ payerId, payeeId },
  payer: payerId === null ? null : (names.get(payerId) ?? payerId),
  payee: names.get(payeeId) ?? payeeId,
});

const describeRow = (contract: Contract, names: ReadonlyMap<string, string>) => ({
  id: contract.id,
  kind: contract.kind,
  status: contract.status,
  requestType: contract.requestType,
  ...describeSides(contract, names),
  currency: contract.currency,
  ratePpmMax: highestRate(contract),
  createdAt: contract.createdAt.toISOString(),
  effectiveFrom: contract.effectiveFrom?.toISOString() ?? null,
  endedAt: contract.endedAt?.toISOString() ?? null,
});

const describeBillRow = (bill: Bill, names: ReadonlyMap<string, string>) => ({
  ...describeFigures(bill),
  ...describeSides(bill, names),
});

/** Contracts of a merchant, the newest first. */
export const listContracts = (
  database: Database,
  merchantCode: string,
  asked: Page & {
    readonly kind?: ContractKind | undefined;
    readonly status?: string | undefined;
    readonly memberId?: string | undefined;
    readonly isCompany?: boolean | undefined;
  },
) =>
  database.transact(async (tx) => {
    const { size, cursor, status, ...filters } = asked;
    const found = await searchContracts(tx, {
      ...filters,
      merchantCode,
      status: status === undefined ? undefined : Number(status),
      before: cursor,
      limit: size + 1,
    });
    const shown = found.slice(0, size);
    const names = await namesOf(tx, shown);
    return {
      rows: shown.map((contract) => describeRow(contract, names)),
      next: found.length > size ? shown.at(-1)!.id : null,
    };
  });

const BILLS_TOLD = 20;

/** A contract with what came of it last. */
export const readContract = (
  database: Database,
  { id, merchantCode }: { readonly id: string; readonly merchantCode: string },
) =>
  database.transact(async (tx) => {
    const contract = await findContract(tx, { id, merchantCode });
    if (!contract) return undefined;
    const names = await namesOf(tx, [contract]);
    const { payer, payee, payerId } = describeSides(contract, names);
    const bills = await searchBills(tx, { merchantCode, contractId: id, limit: BILLS_TOLD });
    return {
      contract: describeContract(contract, payee),
      ...{ payerId, payer, supersedesId: contract.supersedesId },
      bills: bills.map((bill) => describeBill(bill, payee)),
    };
  });

/** Bills of a merchant, the newest first. */
export const listBills = (
  database: Database,
  merchantCode: string,
  asked: Page & {
    readonly kind?: ContractKind | undefined;
    readonly status?: string | undefined;
    readonly memberId?: string | undefined;
    readonly rootId?: string | undefined;
  },
) =>
  database.transact(async (tx) => {
    const { size, cursor, status, memberId, ...filters } = asked;
    const found = await searchBills(tx, {
      ...filters,
      merchantCode,
      payeeId: memberId,
      status: status === undefined ? undefined : Number(status),
      before: cursor === undefined ? undefined : BigInt(cursor),
      limit: size + 1,
    });
    const shown = found.slice(0, size);
    const names = await namesOf(tx, shown);
    return {
      rows: shown.map((bill) => describeBillRow(bill, names)),
      next: found.length > size ? String(shown.at(-1)!.seq) : null,
    };
  });

const DIRECT_TOLD = 100;

/** A bill with how each of its figures came about, what was paid, and what is owed below. */
export const readBill = (
  database: Database,
  { id, merchantCode }: { readonly id: string; readonly merchantCode: string },
) =>
  database.transact(async (tx) => {
    const bill = await findBill(tx, { id, merchantCode });
    if (!bill) return undefined;
    const contract = (await findContract(tx, { id: bill.contractId, merchantCode }))!;
    const { kind, periodStart, payeeId: payerId, figures } = bill;
    const below = { merchantCode, kind, periodStart, payerId, limit: DIRECT_TOLD };
    const direct = await searchBills(tx, below);
    const names = await namesOf(tx, [bill, ...direct]);
    const amountOf = (written: Readonly<Record<string, string>>, group: string) =>
      writeAmount(BigInt(written[group] ?? '0'));
    return {
      bill: describeBillRow(bill, names),
      contract: describeContract(contract, names.get(bill.payeeId) ?? ''),
      byGroup: CONTRACT_GROUPS.filter(
        (group) => figures.turnover[group] ?? figures.paidHourly[group],
      ).map((group) => ({
        group,
        amount: amountOf(figures.turnover, group),
        less: amountOf(figures.paidHourly, group),
      })),
      dividend: figures.dividend ? describeDividend(figures.dividend) : null,
      reachedTier: figures.tier,
      payments: (await listPayments(tx, id)).map(({ at, source, target, amount }) => ({
        at: at.toISOString(),
        from: source,
        to: target,
        amount: writeAmount(amount),
      })),
      direct: direct.map((one) => describeBillRow(one, names)),
    };
  });
