import { CONTRACT_STATUS, type DividendPeriod } from '@maneki/contract/agents/contract';
import type {
  Agreement,
  DailySalaryTerms,
  HourlySalaryTerms,
} from '@maneki/contract/agents/contract-terms';
import { refused } from '@maneki/kernel/outcome';
import { demoCurrencyOf } from '@maneki/kernel/wallet-currency';
import { findMemberIdByName, findOwner } from '#features/identity';
import { isForMoney, type MerchantDirectory } from '#features/site';
import { dayOf } from '#features/wallet';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Database, Tx } from '#platform/database/database';
import { judgeBudget } from '../profiles/judge-budget.ts';
import { dropOffer, movedOn, unknown } from './answer.ts';
import { isValid } from './contract.ts';
import { listChoices, saveChoice } from './dividends/store.ts';
import { endNow } from './end-contract.ts';
import { holdLine } from './hold-line.ts';
import { offerByCompany } from './offer.ts';
import { addDays, companyPeriod } from './rules/periods.ts';
import { findContract } from './store.ts';

type Merchants = Pick<MerchantDirectory, 'get' | 'findMarket'>;
const subjectOf = (id: string) => `contract ${id}`;

/** Why the company cannot afford a salary; undefined where it can, and for what comes out of its profit. */
const judgeSalary = async (tx: Tx, merchantCode: string, { kind, terms }: Agreement) =>
  kind === 'DIVIDEND'
    ? undefined
    : judgeBudget(tx, merchantCode, {
        salary: { groups: terms.groups, ratePpm: highestRate(terms) },
      });

const highestRate = (terms: DailySalaryTerms | HourlySalaryTerms): number =>
  'tiers' in terms ? Math.max(...terms.tiers.map(({ ratePpm }) => ratePpm)) : terms.ratePpm;

/** The company offers a contract to a general agent, or other terms. */
export async function offerContract(
  tx: Tx,
  merchants: Merchants,
  { merchantCode, now }: OperatorCall,
  {
    username,
    remark,
    ...agreed
  }: Agreement & { readonly username: string; readonly remark: string },
) {
  const memberId = await findMemberIdByName(tx, { merchantCode, username });
  const owner = memberId && (await findOwner(tx, memberId));
  if (!owner) return refused({ code: 'agents.contract_general_unknown', detail: {} } as const);
  const isReal = isForMoney(merchants.findMarket(owner.countryCode));
  const currency = isReal ? owner.currency : demoCurrencyOf(owner.currency);
  const wish = { ...agreed, payeeId: memberId, remark, merchantCode, now, currency };
  const excess = await judgeSalary(tx, merchantCode, agreed);
  if (excess) return refused(excess);
  const offered = await offerByCompany(tx, wish);
  if (!offered.ok) return offered;
  const { id, requestType } = offered.value;
  return acted(
    { contractId: id, requestType },
    {
      subject: subjectOf(id),
      before: null,
      after: { memberId, ...agreed, remark },
    },
  );
}

/** Takes an offer of the company's back. */
export async function withdrawOffer(
  tx: Tx,
  { merchantCode, now }: OperatorCall,
  { id, reason }: { readonly id: string; readonly reason: string },
) {
  const offer = await findContract(tx, { id, merchantCode });
  if (!offer || offer.payerId !== null) return unknown();
  await holdLine(tx, offer.payeeId);
  if (!(await dropOffer(tx, offer, { outcome: 'WITHDRAWN', now }))) return movedOn();
  const before = { status: CONTRACT_STATUS.requested };
  return acted(
    {},
    {
      subject: subjectOf(id),
      before,
      after: { status: CONTRACT_STATUS.invalid, reason },
    },
  );
}

/** Ends any contract with the settlement period that runs. */
export async function endByOperator(
  tx: Tx,
  merchants: Merchants,
  { merchantCode, now }: OperatorCall,
  { id, reason }: { readonly id: string; readonly reason: string },
) {
  const named = await findContract(tx, { id, merchantCode });
  if (!named) return unknown();
  await holdLine(tx, named.payeeId);
  const contract = (await findContract(tx, { id, merchantCode }))!;
  if (!isValid(contract)) return movedOn();
  const endsAt = (await endNow(tx, merchants, contract, now)).toISOString();
  return acted(
    { endsAt },
    {
      subject: subjectOf(id),
      before: { status: contract.status },
      after: { status: CONTRACT_STATUS.expired, endsAt, reason },
    },
  );
}

/** By which period dividends are settled now, and by which one next where that was changed. */
export async function readPeriod(
  database: Database,
  merchants: Merchants,
  { merchantCode, now }: OperatorCall,
) {
  const choices = await database.statement((tx) => listChoices(tx, merchantCode));
  const today = dayOf(now, merchants.get(merchantCode).businessTimezone);
  const { period, from, to } = companyPeriod(choices, today);
  const next = choices.find(({ fromDay }) => fromDay > today);
  return {
    ...{ period, periodStart: from, periodEnd: to },
    next: next ? { period: next.period, from: next.fromDay } : null,
  };
}

/** From the end of the running period on dividends are settled by another one. */
export async function changePeriod(
  tx: Tx,
  merchants: Merchants,
  { merchantCode, now, operator }: OperatorCall,
  { period, reason }: { readonly period: DividendPeriod; readonly reason: string },
) {
  const choices = await listChoices(tx, merchantCode);
  const today = dayOf(now, merchants.get(merchantCode).businessTimezone);
  const running = companyPeriod(choices, today);
  const from = addDays(running.to, 1);
  await saveChoice(tx, { merchantCode, fromDay: from, period, by: operator.name, now });
  return acted(
    { from },
    {
      subject: 'dividend period',
      before: { period: running.period },
      after: { period, from, reason },
    },
  );
}
