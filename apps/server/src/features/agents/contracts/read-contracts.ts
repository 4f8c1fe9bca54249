import { CONTRACT_STATUS, type ContractKind } from '@maneki/contract/agents/contract';
import { MEMBER_TYPES } from '@maneki/contract/identity/member-types';
import { listHolders, listUsernames } from '#features/identity';
import type { MerchantDirectory } from '#features/site';
import { dayOf } from '#features/wallet';
import type { Database } from '#platform/database/database';
import { describeBill } from './bills/describe-bill.ts';
import { searchBills } from './bills/store.ts';
import type { Contract } from './contract.ts';
import { describeContract } from './describe-contract.ts';
import { listChoices } from './dividends/store.ts';
import { companyPeriod } from './rules/periods.ts';
import { listCurrent } from './store.ts';
import { listDirectPage } from './tree.ts';

type Reader = {
  readonly memberId: string;
  readonly username: string;
  readonly merchantCode: string;
};

const pairOf = (contracts: readonly Contract[], payeeId: string, username: string) => {
  const find = (status: number) => {
    const found = contracts.find((one) => one.payeeId === payeeId && one.status === status);
    return found ? describeContract(found, username) : null;
  };
  return { pending: find(CONTRACT_STATUS.requested), valid: find(CONTRACT_STATUS.valid) };
};

/** Somebody's own contract of a kind: the one that waits, and the one that is valid. */
export const readOwnContract = (
  { database, merchants }: { database: Database; merchants: Pick<MerchantDirectory, 'get'> },
  { memberId, username, merchantCode }: Reader,
  { kind, now }: { readonly kind: ContractKind; readonly now: Date },
) =>
  database.transact(async (tx) => {
    const contracts = await listCurrent(tx, { payeeIds: [memberId], kind });
    const today = dayOf(now, merchants.get(merchantCode).businessTimezone);
    const pair = pairOf(contracts, memberId, username);
    const { period } = companyPeriod(await listChoices(tx, merchantCode), today);
    return { ...pair, dividendPeriod: period, mayOffer: pair.valid !== null };
  });

const MEMBERS_AT_ONCE = 500;

/** Agents directly below somebody, with the contracts that are paid to them. */
export async function listDownlineContracts(
  database: Database,
  agentId: string,
  asked: {
    readonly kind: ContractKind;
    readonly username?: string | undefined;
    readonly cursor?: string | undefined;
    readonly size: number;
  },
) {
  const prefix = asked.username?.toLowerCase() ?? '';
  const found: { memberId: string; username: string; isDisabled: boolean }[] = [];
  let after: string | null = asked.cursor ?? null;
  // Most of those below are players, who hold no contracts.
  for (let some = MEMBERS_AT_ONCE; some === MEMBERS_AT_ONCE && found.length <= asked.size; ) {
    const from: string | null = after;
    const page: readonly string[] = await database.statement((tx) =>
      listDirectPage(tx, { agentId, after: from, limit: MEMBERS_AT_ONCE }),
    );
    const holders = await database.statement((tx) => listHolders(tx, page));
    for (const memberId of page) {
      const holder = holders.get(memberId);
      if (holder?.type === MEMBER_TYPES.agent && holder.username.startsWith(prefix))
        found.push(holder);
    }
    some = page.length;
    after = page.at(-1) ?? null;
  }
  const shown = found.slice(0, asked.size);
  const contracts = await database.statement((tx) =>
    listCurrent(tx, { payeeIds: shown.map(({ memberId }) => memberId), kind: asked.kind }),
  );
  const own = contracts.filter(({ payerId }) => payerId === agentId);
  return {
    rows: shown.map(({ memberId, username, isDisabled }) => ({
      ...{ memberId, username, isDisabled },
      ...pairOf(own, memberId, username),
    })),
    next: found.length > asked.size ? shown.at(-1)!.memberId : null,
  };
}

/** Bills of somebody, or of those whom they pay; the newest first. */
export const listOwnBills = (
  database: Database,
  { memberId, merchantCode }: Reader,
  asked: {
    readonly kind: ContractKind;
    readonly as: 'PAYEE' | 'PAYER';
    readonly cursor?: string | undefined;
    readonly size: number;
  },
) =>
  database.transact(async (tx) => {
    const { kind, size, cursor } = asked;
    const whose = asked.as === 'PAYEE' ? { payeeId: memberId } : { payerId: memberId };
    const before = cursor === undefined ? undefined : BigInt(cursor);
    const found = await searchBills(tx, { merchantCode, kind, ...whose, before, limit: size + 1 });
    const shown = found.slice(0, size);
    const names = await listUsernames(tx, [...new Set(shown.map(({ payeeId }) => payeeId))]);
    return {
      rows: shown.map((bill) => describeBill(bill, names.get(bill.payeeId) ?? '')),
      next: found.length > size ? String(shown.at(-1)!.seq) : null,
    };
  });
