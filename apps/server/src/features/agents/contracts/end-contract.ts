import { CONTRACT_STATUS } from '@maneki/contract/agents/contract';
import type { ContractRefusal } from '@maneki/contract/agents/contract-refusals';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { MerchantDirectory } from '#features/site';
import type { Database, Tx } from '#platform/database/database';
import { type Answer, movedOn, unknown } from './answer.ts';
import { type Contract, isValid } from './contract.ts';
import { holdLine } from './hold-line.ts';
import { runningPeriod } from './next-period.ts';
import { findContract, listPromised, moveContract, setEndAsked } from './store.ts';
import { tellDecided } from './tell.ts';

type Services = {
  readonly database: Database;
  readonly merchants: Pick<MerchantDirectory, 'get'>;
};
type Refusal = Extract<
  ContractRefusal,
  {
    code: 'agents.contract_unknown' | 'agents.contract_moved_on' | 'agents.contract_promised';
  }
>;

const sideOf = (
  { payerId, payeeId }: Contract,
  memberId: string,
): 'PAYER' | 'PAYEE' | undefined => {
  if (payeeId === memberId) return 'PAYEE';
  return payerId === memberId ? 'PAYER' : undefined;
};

/** Asks to end a contract, or agrees to it; answers when it ends, or null while the other side has to agree. */
export const endContract = (
  { database, merchants }: Services,
  { contractId, memberId, merchantCode, now }: Answer,
): Promise<Outcome<Date | null, Refusal>> =>
  database.transact(async (tx) => {
    const named = await findContract(tx, { id: contractId, merchantCode });
    const side = named && sideOf(named, memberId);
    if (!named || !side) return unknown();
    await holdLine(tx, named.payeeId);
    const contract = (await findContract(tx, { id: contractId, merchantCode }))!;
    if (!isValid(contract)) return movedOn();
    if ((await listPromised(tx, { payerId: contract.payeeId, kind: contract.kind })).length > 0)
      return refused({ code: 'agents.contract_promised', detail: {} });
    if (contract.endAskedBy === null || contract.endAskedBy === side) {
      await setEndAsked(tx, { id: contractId, by: side });
      await tellDecided(tx, contract, { outcome: 'END_ASKED', now });
      return done(null);
    }
    return done(await endNow(tx, merchants, contract, now));
  });

/** Does not end it after all, whoever had asked. */
export const keepContract = (
  { database }: Pick<Services, 'database'>,
  { contractId, memberId, merchantCode }: Answer,
): Promise<
  Outcome<true, Extract<Refusal, { code: `agents.contract_${'unknown' | 'moved_on'}` }>>
> =>
  database.transact(async (tx) => {
    const named = await findContract(tx, { id: contractId, merchantCode });
    if (!named || !sideOf(named, memberId)) return unknown();
    await holdLine(tx, named.payeeId);
    const contract = (await findContract(tx, { id: contractId, merchantCode }))!;
    if (!isValid(contract)) return movedOn();
    await setEndAsked(tx, { id: contractId, by: null });
    return done(true);
  });

/** It ends with the settlement period that runs, which is still paid. */
export async function endNow(
  tx: Tx,
  merchants: Pick<MerchantDirectory, 'get'>,
  contract: Contract,
  now: Date,
): Promise<Date> {
  const merchant = merchants.get(contract.merchantCode);
  const { end } = await runningPeriod(tx, { kind: contract.kind, merchant, now });
  const from = CONTRACT_STATUS.valid;
  await moveContract(
    tx,
    { id: contract.id, from },
    { status: CONTRACT_STATUS.expired, endedAt: end },
  );
  await tellDecided(tx, contract, { outcome: 'ENDED', now });
  return end;
}
