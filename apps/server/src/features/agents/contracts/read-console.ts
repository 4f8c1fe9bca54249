import type { ContractKind } from '@maneki/contract/agents/contract';
import { findMemberIdByName } from '#features/identity';
import type { Merchant } from '#features/site';
import type { Database } from '#platform/database/database';
import { describeBillRow } from './bills/describe-row.ts';
import { searchBills } from './bills/store.ts';
import type { Contract } from './contract.ts';
import { describeContract } from './describe-contract.ts';
import { describeSides, type Names, namesOf } from './describe-sides.ts';
import { highestRate } from './rules/upline-limit.ts';
import { findContract, searchContracts } from './store.ts';

const describeRow = (contract: Contract, names: Names) => ({
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

/** Contracts of a merchant, the newest first. */
export const listContracts = (
  database: Database,
  merchantCode: string,
  asked: {
    readonly size: number;
    readonly cursor?: string | undefined;
    readonly kind?: ContractKind | undefined;
    readonly status?: string | undefined;
    readonly username?: string | undefined;
    readonly isCompany?: boolean | undefined;
  },
) =>
  database.transact(async (tx) => {
    const { size, cursor, status, username, ...filters } = asked;
    const memberId = username && (await findMemberIdByName(tx, { merchantCode, username }));
    if (username && !memberId) return { rows: [], next: null };
    const found = await searchContracts(tx, {
      ...{ ...filters, merchantCode, memberId: memberId || undefined },
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
  merchant: Pick<Merchant, 'code' | 'businessTimezone'>,
  id: string,
) =>
  database.transact(async (tx) => {
    const { code: merchantCode, businessTimezone } = merchant;
    const contract = await findContract(tx, { id, merchantCode });
    if (!contract) return undefined;
    const bills = await searchBills(tx, { merchantCode, contractId: id, limit: BILLS_TOLD });
    const names = await namesOf(tx, [contract, ...bills]);
    const { payer, payee, payerId } = describeSides(contract, names);
    return {
      contract: describeContract(contract, payee),
      ...{ payerId, payer, supersedesId: contract.supersedesId },
      bills: bills.map((bill) => describeBillRow(bill, names, businessTimezone)),
    };
  });
