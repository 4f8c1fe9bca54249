import { CONTRACT_STATUS } from '@maneki/contract/agents/contract';
import type { ContractRefusal } from '@maneki/contract/agents/contract-refusals';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { checkPaymentPassword, listHolders, type PaymentPasswordRefusal } from '#features/identity';
import type { MerchantDirectory } from '#features/site';
import type { Database, Tx } from '#platform/database/database';
import { findLimitRefusal, type LimitRefusal } from './check-limits.ts';
import { type Contract, isRequested, offerEndsAt } from './contract.ts';
import { holdLine } from './hold-line.ts';
import { runningPeriod } from './next-period.ts';
import { findContract, listCurrent, moveContract } from './store.ts';
import { tellDecided } from './tell.ts';
import { provideNodes } from './tree.ts';

export type Answer = {
  readonly contractId: string;
  readonly memberId: string;
  readonly merchantCode: string;
  readonly now: Date;
};

type GoneRefusal = Extract<
  ContractRefusal,
  { code: 'agents.contract_unknown' | 'agents.contract_moved_on' }
>;
export const unknown = () => refused({ code: 'agents.contract_unknown', detail: {} } as const);
export const movedOn = () => refused({ code: 'agents.contract_moved_on', detail: {} } as const);

type AnswerServices = {
  readonly database: Database;
  readonly merchants: Pick<MerchantDirectory, 'get'>;
};

/** An offer to somebody, held until the transaction ends. */
async function holdOffer(tx: Tx, { contractId, memberId, merchantCode }: Answer) {
  const named = await findContract(tx, { id: contractId, merchantCode });
  if (named?.payeeId !== memberId) return undefined;
  await holdLine(tx, memberId);
  return findContract(tx, { id: contractId, merchantCode });
}

/** The payee agrees: it holds from the start of the next settlement period on, and replaces what was in force. */
export async function acceptContract(
  services: AnswerServices,
  answer: Answer & { readonly paymentPassword: string },
): Promise<
  Outcome<{ readonly effectiveFrom: Date }, GoneRefusal | LimitRefusal | PaymentPasswordRefusal>
> {
  const { memberId, merchantCode, now, paymentPassword } = answer;
  const { database, merchants } = services;
  const named = await database.statement((tx) =>
    findContract(tx, { id: answer.contractId, merchantCode }),
  );
  if (named?.payeeId !== memberId) return unknown();
  if (!isRequested(named)) return movedOn();
  const checked = await checkPaymentPassword(services, { memberId, typed: paymentPassword, now });
  if (!checked.ok) return checked;
  return database.transact(async (tx) => {
    const offer = await holdOffer(tx, answer);
    if (!offer) return unknown();
    if (!isRequested(offer) || !(await stands(tx, offer, now))) return movedOn();
    const refusal = await findLimitRefusal(tx, offer);
    if (refusal) return refused(refusal);
    const merchant = merchants.get(merchantCode);
    const { end } = await runningPeriod(tx, { kind: offer.kind, merchant, now });
    await replaceValid(tx, offer, end);
    await moveContract(
      tx,
      { id: offer.id, from: CONTRACT_STATUS.requested },
      { status: CONTRACT_STATUS.valid, decidedAt: now, effectiveFrom: end },
    );
    await tellDecided(tx, offer, { outcome: 'ACCEPTED', now });
    return done({ effectiveFrom: end });
  });
}

/** Whether an offer has not waited for too long, comes from the direct upline, and nobody of it is disabled. */
export async function stands(tx: Tx, offer: Contract, now: Date): Promise<boolean> {
  if (offerEndsAt(offer) <= now) return false;
  const sides = offer.payerId === null ? [offer.payeeId] : [offer.payerId, offer.payeeId];
  const holders = await listHolders(tx, sides);
  const node = (await provideNodes(tx, [offer.payeeId])).get(offer.payeeId);
  return (
    node?.parentId === offer.payerId && sides.every((id) => holders.get(id)?.isDisabled === false)
  );
}

async function replaceValid(tx: Tx, { payeeId, kind }: Contract, endedAt: Date): Promise<void> {
  const current = await listCurrent(tx, { payeeIds: [payeeId], kind });
  for (const { id, status } of current)
    if (status === CONTRACT_STATUS.valid)
      await moveContract(tx, { id, from: status }, { status: CONTRACT_STATUS.expired, endedAt });
}

/** The payee does not agree. */
export const denyContract = (
  { database }: Pick<AnswerServices, 'database'>,
  answer: Answer,
): Promise<Outcome<true, GoneRefusal>> =>
  database.transact(async (tx) => {
    const offer = await holdOffer(tx, answer);
    if (!offer) return unknown();
    return (await dropOffer(tx, offer, { outcome: 'DENIED', now: answer.now }))
      ? done(true)
      : movedOn();
  });

/** The payer takes an offer back. */
export const withdrawContract = (
  { database }: Pick<AnswerServices, 'database'>,
  { contractId, memberId, merchantCode, now }: Answer,
): Promise<Outcome<true, GoneRefusal>> =>
  database.transact(async (tx) => {
    const offer = await findContract(tx, { id: contractId, merchantCode });
    if (offer?.payerId !== memberId) return unknown();
    await holdLine(tx, offer.payeeId);
    return (await dropOffer(tx, offer, { outcome: 'WITHDRAWN', now })) ? done(true) : movedOn();
  });

/** Ends an offer that nobody has agreed to; answers whether it still waited. */
export async function dropOffer(
  tx: Tx,
  offer: Contract,
  { outcome, now }: { readonly outcome: 'DENIED' | 'WITHDRAWN' | 'LAPSED'; readonly now: Date },
): Promise<boolean> {
  const status = outcome === 'DENIED' ? CONTRACT_STATUS.denied : CONTRACT_STATUS.invalid;
  const place = { id: offer.id, from: CONTRACT_STATUS.requested };
  if (!(await moveContract(tx, place, { status, decidedAt: now }))) return false;
  await tellDecided(tx, offer, { outcome, now });
  return true;
}
