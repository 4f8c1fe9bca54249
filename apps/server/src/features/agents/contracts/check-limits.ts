import type { ContractRefusal } from '@maneki/contract/agents/contract-refusals';
import type { Agreement } from '@maneki/contract/agents/contract-terms';
import type { Tx } from '#platform/database/database';
import { type Contract, isValid } from './contract.ts';
import { type Breach, findBreach } from './rules/upline-limit.ts';
import { listCurrent, listPromised } from './store.ts';

export type LimitRefusal = Extract<
  ContractRefusal,
  {
    code:
      | 'agents.contract_payer_none'
      | 'agents.contract_rate_over'
      | 'agents.contract_threshold_under'
      | 'agents.contract_group_over'
      | 'agents.contract_below_promised';
  }
>;

type PromisedRefusal = Extract<LimitRefusal, { code: 'agents.contract_below_promised' }>;

const refusalOf = (breach: Breach): Exclude<LimitRefusal, PromisedRefusal> => {
  if (breach.code === 'group') {
    const { field, value } = breach;
    return { code: 'agents.contract_group_over', detail: { field, value } };
  }
  const { code, ...detail } = breach;
  return code === 'rate'
    ? { code: 'agents.contract_rate_over', detail }
    : { code: 'agents.contract_threshold_under', detail };
};

/** The payer's own contract of a kind, which they pay from. */
export async function findOwn(
  tx: Tx,
  { payeeId, kind }: { readonly payeeId: string; readonly kind: Contract['kind'] },
): Promise<Contract | undefined> {
  return (await listCurrent(tx, { payeeIds: [payeeId], kind })).find(isValid);
}

/** Why terms go beyond what their payer gets. */
export async function findUplineRefusal(
  tx: Tx,
  agreed: Agreement & { readonly payerId: string },
): Promise<Exclude<LimitRefusal, PromisedRefusal> | undefined> {
  const own = await findOwn(tx, { payeeId: agreed.payerId, kind: agreed.kind });
  if (!own) return { code: 'agents.contract_payer_none', detail: {} };
  const breach = findBreach(agreed, own);
  return breach && refusalOf(breach);
}

/** Why terms do not cover what their payee has promised below. */
export async function findPromisedRefusal(
  tx: Tx,
  agreed: Agreement & { readonly payeeId: string },
): Promise<PromisedRefusal | undefined> {
  for (const promised of await listPromised(tx, { payerId: agreed.payeeId, kind: agreed.kind })) {
    const breach = findBreach(promised, agreed);
    if (!breach) continue;
    const { field, value } = breach;
    const own = breach.code === 'group' ? '–' : breach.limit;
    return { code: 'agents.contract_below_promised', detail: { field, value: own, limit: value } };
  }
  return undefined;
}

/** Why terms do not fit between what the payer gets and what the payee has promised. */
export const findLimitRefusal = async (
  tx: Tx,
  { payerId, ...agreed }: Agreement & { readonly payerId: string | null; readonly payeeId: string },
): Promise<LimitRefusal | undefined> =>
  (payerId === null ? undefined : await findUplineRefusal(tx, { ...agreed, payerId })) ??
  (await findPromisedRefusal(tx, agreed));
