import { CONTRACT_STATUS, REQUEST_TYPE } from '@maneki/contract/agents/contract';
import type { Agreement } from '@maneki/contract/agents/contract-terms';
import { DAY_MS } from '@maneki/kernel/clock';
import { listDemoTeam } from '#features/identity';
import { listMerchants, type Merchant } from '#features/site';
import { dayOf, findAccount } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import { drawId } from '#platform/secrets/secrets';
import { endRun, findLastRun } from '../bills/runs/store.ts';
import type { Contract } from '../contract.ts';
import { addDays, dayAt, daysAt, periodOf } from '../rules/periods.ts';
import { insertContract, listCurrent } from '../store.ts';
import { demoTerms } from './demo-terms.ts';

/** For so long the demonstration's agents have had contracts, and for so many days bills follow from their play. */
const AGREED_DAYS = 30;
const BILLED_DAYS = 20;

/** Gives the agents of a demonstration contracts, which its jobs then settle from some weeks ago on. Only adds. */
export async function seedDemoContracts(tx: Tx, now: Date): Promise<void> {
  const demo = await listDemoTeam(tx);
  for (const merchant of await listMerchants(tx)) {
    const find = (username: string) =>
      demo.find((one) => one.merchantCode === merchant.code && one.username === username)?.memberId;
    const [general, agent] = [find('general01'), find('agent01')];
    const [first, second] = [find('kaori01'), find('riku01')];
    if (!general || !agent || !first || !second) continue;
    const account = await findAccount(tx, { memberId: general, wallet: 'DEMO' });
    if (!account || (await listCurrent(tx, { payeeIds: [general, agent] })).length > 0) continue;
    const terms = demoTerms(account.currency);
    const common = { merchant, currency: account.currency, now };
    await agreeOn(tx, { ...common, payerId: null, payeeId: general, ...terms.general });
    await agreeOn(tx, { ...common, payerId: general, payeeId: agent, ...terms.agent });
    await agreeOn(tx, { ...common, payerId: agent, payeeId: first, ...terms.first });
    await agreeOn(tx, { ...common, payerId: agent, payeeId: second, ...terms.second });
    await beginBills(tx, merchant, now);
  }
}

async function agreeOn(
  tx: Tx,
  sides: {
    readonly merchant: Merchant;
    readonly currency: string;
    readonly now: Date;
    readonly payerId: string | null;
    readonly payeeId: string;
    readonly valid: readonly Agreement[];
    readonly offered: readonly Agreement[];
  },
): Promise<void> {
  const { merchant, currency, now, payerId, payeeId, valid, offered } = sides;
  const { businessTimezone, code: merchantCode } = merchant;
  const long = new Date(now.getTime() - AGREED_DAYS * DAY_MS);
  // A whole period before, so that the first one is settled whole.
  const { from } = periodOf('HALF_MONTH', addDays(dayOf(long, businessTimezone), -1));
  const effectiveFrom = dayAt(from, businessTimezone).start;
  const write = (agreed: Agreement, isValid: boolean) => {
    const at = isValid ? effectiveFrom : now;
    const id = drawId(at);
    return insertContract(tx, {
      ...{ id, originId: id, merchantCode, currency, payerId, payeeId, ...agreed, remark: '' },
      status: isValid ? CONTRACT_STATUS.valid : CONTRACT_STATUS.requested,
      requestType: REQUEST_TYPE.new,
      createdAt: at,
      decidedAt: isValid ? at : null,
      effectiveFrom: isValid ? at : null,
      ...{ endedAt: null, supersedesId: null, endAskedBy: null },
    } as Contract);
  };
  for (const agreed of valid) await write(agreed, true);
  for (const agreed of offered) await write(agreed, false);
}

/** What lies further back counts as settled. */
async function beginBills(tx: Tx, merchant: Merchant, now: Date): Promise<void> {
  const { businessTimezone, code: merchantCode } = merchant;
  const day = addDays(dayOf(now, businessTimezone), -BILLED_DAYS);
  const period = periodOf('HALF_MONTH', addDays(periodOf('HALF_MONTH', day).from, -1));
  const begun = [
    { kind: 'DAILY_SALARY', start: dayAt(day, businessTimezone).start },
    { kind: 'DIVIDEND', start: daysAt(period, businessTimezone).start },
  ] as const;
  for (const { kind, start } of begun)
    if (!(await findLastRun(tx, { merchantCode, kind })))
      await endRun(tx, { merchantCode, kind, start, now });
}
