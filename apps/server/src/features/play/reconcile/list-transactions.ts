import { HOUR_MS } from '@maneki/kernel/clock';
import { writeAmount } from '@maneki/kernel/money';
import { listBySource, type ReconcilePlace, type SourcedTransfer } from '#features/wallet';
import type { Database } from '#platform/database/database';
import type { AskedBy, DoorAnswer } from '../door/door-calls.ts';
import { entryOf } from './entry.ts';

const PAGE = 500;
const SPAN_MAX_MS = HOUR_MS;

/** Everything that the ledger holds of a provider in a while of at most an hour, page by page. */
export async function listTransactions(
  { database }: { readonly database: Database },
  asked: AskedBy & {
    readonly from: string;
    readonly to: string;
    readonly cursor?: string | undefined;
  },
): Promise<DoorAnswer> {
  const [from, to] = [new Date(asked.from), new Date(asked.to)];
  const spanMs = to.getTime() - from.getTime();
  if (!(spanMs > 0 && spanMs <= SPAN_MAX_MS)) return { status: 'BAD_REQUEST', field: 'to' };
  const after = asked.cursor === undefined ? undefined : readPlace(asked.cursor);
  if (asked.cursor !== undefined && !after) return { status: 'BAD_REQUEST', field: 'cursor' };
  const wanted = { source: asked.providerCode, from, to, after, limit: PAGE + 1 };
  const found = await database.statement((tx) => listBySource(tx, wanted));
  const page = found.slice(0, PAGE);
  const next = found.length > PAGE ? writePlace(page.at(-1)!) : null;
  return {
    status: 'OK',
    detail: { transactions: page.map(entryOf), totals: sumUp(page), next },
  };
}

/** How many transfers of a page took money from players or gave it to them, and how much. */
function sumUp(page: readonly SourcedTransfer[]) {
  const totals = new Map<string, { count: number; taken: bigint; given: bigint }>();
  for (const { currency, amount, isMoved, isIn } of page) {
    if (!isMoved) continue;
    const total = totals.get(currency) ?? { count: 0, taken: 0n, given: 0n };
    total.count += 1;
    if (isIn) total.given += amount;
    else total.taken += amount;
    totals.set(currency, total);
  }
  return [...totals].map(([currency, { count, taken, given }]) => ({
    currency,
    count,
    taken: writeAmount(taken),
    given: writeAmount(given),
  }));
}

/** Moments that a database knows, and no others. */
const PLACE = /^(\d{1,14}) ([0-9a-f-]{36}) ([\w.:#-]{1,80})$/;

const writePlace = ({ at, memberId, key }: ReconcilePlace): string =>
  Buffer.from(`${at.getTime()} ${memberId} ${key}`).toString('base64url');

function readPlace(cursor: string): ReconcilePlace | undefined {
  const match = PLACE.exec(Buffer.from(cursor, 'base64url').toString());
  if (!match) return undefined;
  const [, time, memberId, key] = match;
  // Our own ids are UUIDs; a text that only looks like one would not compare.
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(memberId!)) return undefined;
  return { at: new Date(Number(time)), memberId: memberId!, key: key! };
}
