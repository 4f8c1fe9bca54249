import { type Clock, DAY_MS, HOUR_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { findOwner } from '#features/identity';
import { listBySource, type ReconcilePlace } from '#features/wallet';
import type { JobContext } from '#platform/jobs/job';
import { raiseException } from '../exceptions/store.ts';
import type { ProviderKey } from '../keys/provider-directory.ts';
import { askProvider } from './ask-provider.ts';
import { createComparison } from './compare-entries.ts';
import { entryOf, isCompared } from './entry.ts';

/** How far apart the two sides may have written the same transaction. */
const APART_MAX_MS = 10 * MINUTE_MS;
const PAGE = 500;
/** A provider that answers the same page for ever is stopped. */
const PAGES_MAX = 10_000;

export type Asked = {
  readonly providerCode: string;
  readonly baseUrl: string;
  readonly key: ProviderKey;
};
type Span = { readonly from: Date; readonly to: Date };
type Context = Pick<JobContext, 'database' | 'log' | 'signal'> & { readonly clock: Clock };

/**
 * Compares a day of the ledger with the provider's own list, hour by hour, and lists what differs.
 * Answers how many differences are new; undefined when the provider keeps no list.
 */
export async function reconcileProvider(
  context: Context,
  asked: Asked,
  dayStart: Date,
): Promise<number | undefined> {
  const comparison = createComparison();
  const dayEnd = new Date(dayStart.getTime() + DAY_MS);
  const end = dayEnd.getTime() + APART_MAX_MS;
  let settledUntil = dayStart;
  let raised = 0;
  for (let start = dayStart.getTime() - APART_MAX_MS; start < end; start += HOUR_MS) {
    const span = { from: new Date(start), to: new Date(Math.min(start + HOUR_MS, end)) };
    if (!(await readTheirs(context, asked, span, comparison.addTheirs))) return undefined;
    await readOurs(context, asked, span, comparison.addOurs);
    const settleTo = new Date(span.to.getTime() - APART_MAX_MS);
    for (const difference of comparison.settle({ from: settledUntil, to: settleTo }))
      raised += await raise(context, asked, difference);
    settledUntil = settleTo > settledUntil ? settleTo : settledUntil;
  }
  return raised;
}

/** A provider may keep a win as applied that we hold. */
const COMPARED: ReadonlySet<string> = new Set(['APPLIED', 'HELD']);

async function readTheirs(
  { clock, signal }: Context,
  asked: Asked,
  { from, to }: Span,
  add: ReturnType<typeof createComparison>['addTheirs'],
): Promise<boolean> {
  let cursor: string | undefined;
  for (let pages = 0; pages < PAGES_MAX; pages += 1) {
    const span = { from: from.toISOString(), to: to.toISOString() };
    const page = await askProvider(asked, { ...span, cursor }, { now: clock.now(), signal });
    if (!page) return false;
    for (const told of page.transactions)
      if (COMPARED.has(told.outcome) && told.amount !== '0') add(told);
    if (page.next === null) return true;
    cursor = page.next;
  }
  throw new Error(`the list of ${asked.providerCode} has no end`);
}

async function readOurs(
  { database }: Context,
  { providerCode }: Asked,
  span: Span,
  add: ReturnType<typeof createComparison>['addOurs'],
): Promise<void> {
  let after: ReconcilePlace | undefined;
  for (;;) {
    const wanted = { source: providerCode, ...span, after, limit: PAGE };
    const page = await database.statement((tx) => listBySource(tx, wanted));
    for (const transfer of page) if (isCompared(transfer)) add(entryOf(transfer));
    if (page.length < PAGE) return;
    after = page.at(-1);
  }
}

async function raise(
  { database, log, clock }: Context,
  { providerCode }: Asked,
  difference: ReturnType<ReturnType<typeof createComparison>['settle']>[number],
): Promise<number> {
  const { reference, playerId, ours, theirs } = difference;
  const isUuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(playerId);
  const owner = isUuid && (await database.transact((tx) => findOwner(tx, playerId)));
  const exception = {
    kind: 'RECONCILIATION',
    providerCode,
    memberId: isUuid ? playerId : null,
    merchantCode: owner ? owner.merchantCode : null,
    reference,
    detail: { ours, theirs },
    at: clock.now(),
  } as const;
  const isNew = await database.statement((tx) => raiseException(tx, exception));
  if (isNew) log.error({ providerCode, reference }, 'the books of a provider differ from ours');
  return isNew ? 1 : 0;
}
