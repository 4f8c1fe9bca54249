import {
  CONTRACT_STATUS,
  type ContractGroup,
  type ContractKind,
  type ContractStatus,
  type RequestType,
} from '@maneki/contract/agents/contract';
import { type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Schema } from '#platform/database/generated/schema';
import { type Contract, readAgreement } from './contract.ts';

/** What kind of offer waits for the payee's answer: a new contract or an amendment. */
export async function findRequestType(
  tx: Tx,
  { payeeId, kind }: { payeeId: string; kind: ContractKind },
): Promise<1 | 2 | undefined> {
  const row = await tx
    .selectFrom('agents_contracts')
    .select('request_type')
    .where('payee_id', '=', payeeId)
    .where('kind', '=', kind)
    .where('status', '=', CONTRACT_STATUS.requested)
    .executeTakeFirst();
  return row?.request_type as 1 | 2 | undefined;
}

const read = (row: Selectable<Schema['agents_contracts']>): Contract => ({
  id: row.id,
  merchantCode: row.merchant_code,
  payerId: row.payer_id,
  payeeId: row.payee_id,
  currency: row.currency,
  status: row.status as ContractStatus,
  requestType: row.request_type as RequestType,
  createdAt: row.created_at,
  decidedAt: row.decided_at,
  effectiveFrom: row.effective_from,
  endedAt: row.ended_at,
  supersedesId: row.supersedes_id,
  originId: row.origin_id,
  endAskedBy: row.end_asked_by as Contract['endAskedBy'],
  remark: row.remark,
  ...readAgreement(row.kind as ContractKind, row.terms),
});

export async function insertContract(tx: Tx, contract: Contract): Promise<void> {
  await tx
    .insertInto('agents_contracts')
    .values({
      id: contract.id,
      merchant_code: contract.merchantCode,
      kind: contract.kind,
      payer_id: contract.payerId,
      payee_id: contract.payeeId,
      currency: contract.currency,
      terms: JSON.stringify(contract.terms),
      status: contract.status,
      request_type: contract.requestType,
      created_at: contract.createdAt,
      decided_at: contract.decidedAt,
      effective_from: contract.effectiveFrom,
      ended_at: contract.endedAt,
      supersedes_id: contract.supersedesId,
      origin_id: contract.originId,
      remark: contract.remark,
    })
    .execute();
}

export async function findContract(
  tx: Tx,
  { id, merchantCode }: { readonly id: string; readonly merchantCode: string },
): Promise<Contract | undefined> {
  const row = await tx
    .selectFrom('agents_contracts')
    .selectAll()
    .where('id', '=', id)
    .where('merchant_code', '=', merchantCode)
    .executeTakeFirst();
  return row && read(row);
}

/** Those of a kind that wait or are valid, of some payees. */
export async function listCurrent(
  tx: Tx,
  { payeeIds, kind }: { readonly payeeIds: readonly string[]; readonly kind?: ContractKind },
): Promise<Contract[]> {
  if (payeeIds.length === 0) return [];
  let query = tx
    .selectFrom('agents_contracts')
    .selectAll()
    .where('payee_id', 'in', [...payeeIds])
    .where('status', 'in', [CONTRACT_STATUS.valid, CONTRACT_STATUS.requested]);
  if (kind) query = query.where('kind', '=', kind);
  return (await query.execute()).map(read);
}

/** What somebody has promised to others: valid, or offered. */
export async function listPromised(
  tx: Tx,
  { payerId, kind }: { readonly payerId: string; readonly kind: ContractKind },
): Promise<Contract[]> {
  const rows = await tx
    .selectFrom('agents_contracts')
    .selectAll()
    .where('payer_id', '=', payerId)
    .where('kind', '=', kind)
    .where('status', 'in', [CONTRACT_STATUS.valid, CONTRACT_STATUS.requested])
    .orderBy('id')
    .execute();
  return rows.map(read);
}

/** What is settled for a stretch of time: what was in force when it began. */
export async function listInForce(
  tx: Tx,
  asked: {
    readonly merchantCode: string;
    readonly kind: ContractKind;
    readonly start: Date;
    readonly payeeId?: string;
  },
): Promise<Contract[]> {
  let query = tx
    .selectFrom('agents_contracts')
    .selectAll()
    .where('merchant_code', '=', asked.merchantCode)
    .where('kind', '=', asked.kind)
    .where('status', 'in', [CONTRACT_STATUS.valid, CONTRACT_STATUS.expired])
    .where('effective_from', '<=', asked.start)
    .where((where) =>
      where.or([where('ended_at', 'is', null), where('ended_at', '>', asked.start)]),
    );
  if (asked.payeeId) query = query.where('payee_id', '=', asked.payeeId);
  return (await query.orderBy('id').execute()).map(read);
}

/** Whose teams are counted by the hour at all. */
export async function listHourlyPayees(tx: Tx, now: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('agents_contracts')
    .select('payee_id')
    .distinct()
    .where('kind', '=', 'HOURLY_SALARY')
    .where('status', 'in', [CONTRACT_STATUS.valid, CONTRACT_STATUS.expired])
    .where((where) => where.or([where('ended_at', 'is', null), where('ended_at', '>', now)]))
    .execute();
  return rows.map(({ payee_id }) => payee_id);
}

/** Offers that may have waited for too long, or whose sides may be gone. */
export async function listRequested(
  tx: Tx,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<Contract[]> {
  let query = tx
    .selectFrom('agents_contracts')
    .selectAll()
    .where('status', '=', CONTRACT_STATUS.requested);
  if (after) query = query.where('id', '>', after);
  return (await query.orderBy('id').limit(limit).execute()).map(read);
}

/** Answers whether the contract was in the status that it is to leave. */
export async function moveContract(
  tx: Tx,
  { id, from }: { readonly id: string; readonly from: ContractStatus },
  to: {
    readonly status: ContractStatus;
    readonly decidedAt?: Date;
    readonly effectiveFrom?: Date;
    readonly endedAt?: Date;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('agents_contracts')
    .set({
      status: to.status,
      ...(to.decidedAt ? { decided_at: to.decidedAt } : {}),
      ...(to.effectiveFrom ? { effective_from: to.effectiveFrom } : {}),
      ...(to.endedAt ? { ended_at: to.endedAt } : {}),
    })
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function setEndAsked(
  tx: Tx,
  { id, by }: { readonly id: string; readonly by: 'PAYER' | 'PAYEE' | null },
): Promise<void> {
  await tx.updateTable('agents_contracts').set({ end_asked_by: by }).where('id', '=', id).execute();
}

/** Whether somebody is paid by, or pays by, a contract that is in force. */
export async function hasValidContract(tx: Tx, memberId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('agents_contracts')
    .select('id')
    .where('status', '=', CONTRACT_STATUS.valid)
    .where((where) =>
      where.or([where('payee_id', '=', memberId), where('payer_id', '=', memberId)]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Contracts of a merchant, the newest first. */
export async function searchContracts(
  tx: Tx,
  asked: {
    readonly merchantCode: string;
    readonly kind?: ContractKind | undefined;
    readonly status?: number | undefined;
    readonly memberId?: string | undefined;
    readonly isCompany?: boolean | undefined;
    readonly before?: string | undefined;
    readonly limit: number;
  },
): Promise<Contract[]> {
  let query = tx
    .selectFrom('agents_contracts')
    .selectAll()
    .where('merchant_code', '=', asked.merchantCode);
  const { kind, status, memberId, isCompany, before } = asked;
  if (kind) query = query.where('kind', '=', kind);
  if (status !== undefined) query = query.where('status', '=', status);
  if (isCompany !== undefined) query = query.where(sql<boolean>`(payer_id is null) = ${isCompany}`);
  if (memberId)
    query = query.where((where) =>
      where.or([where('payee_id', '=', memberId), where('payer_id', '=', memberId)]),
    );
  if (before) query = query.where('id', '<', before);
  // Ids begin with the time at which they were drawn.
  return (await query.orderBy('id', 'desc').limit(asked.limit).execute()).map(read);
}

/** What the company has promised or offered in salaries: for which games, and by which rate at most. */
export async function listCompanySalaries(
  tx: Tx,
  merchantCode: string,
): Promise<{ readonly groups: readonly ContractGroup[]; readonly ratePpm: number }[]> {
  const { rows } = await sql<{ groups: ContractGroup[]; ratePpm: number }>`
    select distinct terms->'groups' as groups,
           coalesce((terms->>'ratePpm')::int,
                    (select max((tier->>'ratePpm')::int)
                       from jsonb_array_elements(terms->'tiers') as tier)) as "ratePpm"
      from agents_contracts
     where merchant_code = ${merchantCode} and payer_id is null and kind <> 'DIVIDEND'
       and status in (${CONTRACT_STATUS.requested}, ${CONTRACT_STATUS.valid})`.execute(tx);
  return rows;
}
