import { CONTRACT_STATUS, REQUEST_TYPE } from '@maneki/contract/agents/contract';
import type { ContractRefusal } from '@maneki/contract/agents/contract-refusals';
import type { Agreement } from '@maneki/contract/agents/contract-terms';
import { MEMBER_TYPES } from '@maneki/contract/identity/member-types';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { listHolders } from '#features/identity';
import { getMainAccount, type WalletServices } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import { drawId } from '#platform/secrets/secrets';
import { findOwn, findPromisedRefusal, findUplineRefusal } from './check-limits.ts';
import { type Contract, isRequested, isValid } from './contract.ts';
import { holdLine } from './hold-line.ts';
import { insertContract, listCurrent } from './store.ts';
import { tellOffered } from './tell.ts';
import { provideNodes } from './tree.ts';

export type Offer = Agreement & {
  readonly payeeId: string;
  readonly remark: string;
  readonly merchantCode: string;
  readonly now: Date;
};

type Offered = Pick<Contract, 'id' | 'requestType'>;
type OfferRefusal = Exclude<
  ContractRefusal,
  {
    code:
      | 'agents.contract_unknown'
      | 'agents.contract_moved_on'
      | 'agents.contract_general_unknown'
      | 'agents.contract_promised'
      | `agents.bill_${string}`;
  }
>;
type WriteRefusal = Extract<
  ContractRefusal,
  { code: 'agents.contract_requested' | 'agents.contract_below_promised' }
>;
type CompanyRefusal =
  | WriteRefusal
  | Extract<
      ContractRefusal,
      { code: 'agents.contract_general_unknown' | 'agents.contract_payee_disabled' }
    >;
const no = <Code extends ContractRefusal['code']>(code: Code) =>
  refused({ code, detail: {} } as Extract<ContractRefusal, { code: Code }>);

/** An upline offers a contract, or other terms, to an agent directly below. */
export async function proposeContract(
  services: WalletServices,
  payer: { readonly memberId: string; readonly type: number },
  offer: Offer,
): Promise<Outcome<Offered, OfferRefusal>> {
  const { payeeId, now } = offer;
  if (payer.type !== MEMBER_TYPES.agent && payer.type !== MEMBER_TYPES.generalAgent)
    return no('agents.contract_not_allowed');
  const refusal = await services.database.transact((tx) => findPayeeRefusal(tx, payer, offer));
  if (refusal) return refused(refusal);
  const own = await getMainAccount(services, { memberId: payer.memberId, now });
  const { currency } = await getMainAccount(services, { memberId: payeeId, now });
  if (own.currency !== currency)
    return refused({
      code: 'agents.contract_currency',
      detail: { own: own.currency, other: currency },
    });
  return services.database.transact(async (tx) => {
    await holdLine(tx, payeeId);
    const again = await findPayeeRefusal(tx, payer, offer);
    if (again) return refused(again);
    const agreed = await withLineFees(tx, { ...offer, payerId: payer.memberId });
    const beyond = await findUplineRefusal(tx, agreed);
    if (beyond) return refused(beyond);
    return writeOffer(tx, { ...agreed, currency });
  });
}

/** The company offers to a general agent. */
export async function offerByCompany(
  tx: Tx,
  offer: Offer & { readonly currency: string },
): Promise<Outcome<Contract, CompanyRefusal>> {
  await holdLine(tx, offer.payeeId);
  const holder = (await listHolders(tx, [offer.payeeId])).get(offer.payeeId);
  if (holder?.merchantCode !== offer.merchantCode || holder.type !== MEMBER_TYPES.generalAgent)
    return no('agents.contract_general_unknown');
  if (holder.isDisabled) return no('agents.contract_payee_disabled');
  return writeOffer(tx, { ...offer, payerId: null });
}

async function findPayeeRefusal(
  tx: Tx,
  payer: { readonly memberId: string },
  { payeeId, merchantCode }: Offer,
): Promise<OfferRefusal | undefined> {
  const node = (await provideNodes(tx, [payeeId])).get(payeeId);
  const holder = (await listHolders(tx, [payeeId])).get(payeeId);
  if (!holder || holder.merchantCode !== merchantCode || node?.parentId !== payer.memberId)
    return { code: 'agents.contract_payee_unknown', detail: {} };
  if (holder.type !== MEMBER_TYPES.agent)
    return { code: 'agents.contract_payee_player', detail: {} };
  if (holder.isDisabled) return { code: 'agents.contract_payee_disabled', detail: {} };
  return undefined;
}

/** What the company takes off is the same for a whole line. */
async function withLineFees<Wish extends Offer & { readonly payerId: string }>(
  tx: Tx,
  wish: Wish,
): Promise<Wish> {
  if (wish.kind !== 'DIVIDEND') return wish;
  const own = await findOwn(tx, { payeeId: wish.payerId, kind: wish.kind });
  if (own?.kind !== 'DIVIDEND') return wish;
  return { ...wish, terms: { ...wish.terms, feeRules: own.terms.feeRules } };
}

async function writeOffer(
  tx: Tx,
  wish: Offer & { readonly payerId: string | null; readonly currency: string },
): Promise<Outcome<Contract, WriteRefusal>> {
  const { payerId, payeeId, currency, merchantCode, remark, now, kind, terms } = wish;
  const current = await listCurrent(tx, { payeeIds: [payeeId], kind });
  if (current.some(isRequested)) return no('agents.contract_requested');
  const promised = await findPromisedRefusal(tx, wish);
  if (promised) return refused(promised);
  const valid = current.find(isValid);
  const id = drawId(now);
  const contract = {
    ...{ id, merchantCode, payerId, payeeId, currency, kind, terms, remark },
    status: CONTRACT_STATUS.requested,
    requestType: valid ? REQUEST_TYPE.amendment : REQUEST_TYPE.new,
    createdAt: now,
    decidedAt: null,
    effectiveFrom: null,
    endedAt: null,
    supersedesId: valid?.id ?? null,
    originId: valid?.originId ?? id,
    endAskedBy: null,
  } as Contract;
  await insertContract(tx, contract);
  await tellOffered(tx, contract, now);
  return done(contract);
}
