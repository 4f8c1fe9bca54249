import { BILL_STATUS } from '@maneki/contract/agents/contract';
import { HOUR_MS } from '@maneki/kernel/clock';
import { listBound } from '#features/cashier';
import { listHolders } from '#features/identity';
import { listAvailable } from '#features/wallet';
import type { JobContext } from '#platform/jobs/job';
import type { LineName } from './bill.ts';
import type { BillServices } from './make-bills.ts';
import { payLine } from './pay-line.ts';
import { expireBills, listHeld, listInsufficient, listOpenLines, touchLine } from './store.ts';

const LINES_AT_ONCE = 200;
/** More than that many are looked at in the next minute. */
const WATCHED_MAX = 1_000;
const RETRY_MS = HOUR_MS;

type Moment = Pick<JobContext, 'now' | 'signal'>;
type Services = Pick<BillServices, 'database' | 'merchants' | 'log'>;

/** Pays lines that nobody has tried yet, or not for an hour, one after the other. Answers how many. */
export async function payOpenLines(services: Services, { now, signal }: Moment): Promise<number> {
  const triedBefore = new Date(now.getTime() - RETRY_MS);
  let tried = 0;
  for (let some = LINES_AT_ONCE; some === LINES_AT_ONCE && !signal.aborted; ) {
    const lines = await services.database.statement((tx) =>
      listOpenLines(tx, {
        triedBefore,
        statuses: [BILL_STATUS.partial, BILL_STATUS.insufficient],
        limit: LINES_AT_ONCE,
      }),
    );
    tried += await payLines(services, lines, { now, signal });
    some = lines.length;
  }
  return tried;
}

/**
 * What has to be looked at every minute: bills that nobody could pay for too long, agents who were let in again,
 * and payers whose wallets were filled.
 */
export async function followBills(services: Services, moment: Moment): Promise<number> {
  const { database } = services;
  const { now } = moment;
  const lines = new Map<string, LineName>();
  const add = (line: LineName) =>
    lines.set(`${line.kind} ${line.rootId} ${line.periodStart.getTime()}`, line);
  for (const line of await database.transact((tx) => expireBills(tx, now))) add(line);
  const held = await database.statement((tx) => listHeld(tx, WATCHED_MAX));
  const holders = await database.statement((tx) =>
    listHolders(
      tx,
      held.map(({ payeeId }) => payeeId),
    ),
  );
  for (const bill of held) if (holders.get(bill.payeeId)?.isDisabled === false) add(bill);
  for (const bill of await listFunded(services)) add(bill);
  const paid = await payLines(services, [...lines.values()], moment);
  return paid + (await payOpenLines(services, moment));
}

/** Bills of payers who could not pay on, and have something to take out now. */
async function listFunded({ database }: Services) {
  const short = await database.statement((tx) => listInsufficient(tx, WATCHED_MAX));
  const memberIds = [...new Set(short.map(({ payeeId }) => payeeId))];
  const balances = await database.statement((tx) => listAvailable(tx, memberIds));
  const funded = new Set(
    balances
      .filter(({ available }) => available > 0n)
      .map(({ memberId, currency }) => `${memberId} ${currency}`),
  );
  for (const currency of new Set(short.map((bill) => bill.currency)))
    for (const memberId of await database.statement((tx) => listBound(tx, { memberIds, currency })))
      funded.delete(`${memberId} ${currency}`);
  return short.filter(({ payeeId, currency }) => funded.has(`${payeeId} ${currency}`));
}

/** Pays lines one after the other. One that cannot be paid is tried again in an hour, and is in nobody's way. */
async function payLines(
  { database, merchants, log }: Services,
  lines: readonly LineName[],
  { now, signal }: Moment,
): Promise<number> {
  let paid = 0;
  for (const line of lines) {
    if (signal.aborted) break;
    try {
      const moved = await database.transact((tx) => payLine(tx, { merchants }, line, now));
      log.debug({ ...line, moved }, 'a line was paid');
      paid += 1;
    } catch (error) {
      log.error({ ...line, err: error }, 'a line could not be paid');
      await database.statement((tx) => touchLine(tx, line, now));
    }
  }
  return paid;
}
