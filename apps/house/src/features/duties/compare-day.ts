import type { TransactionOutcome } from '@maneki/contract/round-wallet/codes';
import { DAY_MS, HOUR_MS } from '@maneki/kernel/clock';
import { isId } from '@maneki/kernel/ids';
import { z } from 'zod';
import { raiseException } from '#features/exceptions';
import { isOver, listDecided, listNamed, type Round } from '#features/rounds';
import { drawId } from '#platform/secrets';
import type { HouseServices } from '#platform/services';
import { type Entry, entry, expectedEntries, isExplained } from './entry.ts';

type Span = { readonly from: Date; readonly to: Date };

const PAGE = 500;
const page = z.looseObject({ transactions: z.array(entry), next: z.string().nullable() });

/** The platform did not answer: the day is compared again later. */
export class PlatformSilentError extends Error {
  override name = 'PlatformSilentError';
}

/**
 * Compares a day of our rounds with the platform's list, hour by hour and both ways, and lists what
 * differs for a person. Answers how many differences are new.
 */
export async function compareDay(services: HouseServices, dayStart: Date): Promise<number> {
  let raised = 0;
  for (let start = dayStart.getTime(); start < dayStart.getTime() + DAY_MS; start += HOUR_MS) {
    const span = { from: new Date(start), to: new Date(start + HOUR_MS) };
    const told = new Set<string>();
    raised += await compareTheirs(services, span, told);
    raised += await compareOurs(services, span, told);
  }
  return raised;
}

const nameOf = ({ txId, kind }: Pick<Entry, 'txId' | 'kind'>) => `${txId} ${kind}`;

/** Everything that the platform says we moved must be explained by a round of ours. */
async function compareTheirs(
  services: HouseServices,
  { from, to }: Span,
  told: Set<string>,
): Promise<number> {
  let raised = 0;
  let cursor: string | undefined;
  do {
    const span = { from: from.toISOString(), to: to.toISOString() };
    const answer = await services.wallet.call('reconcile', { ...span, ...(cursor && { cursor }) });
    const read = answer.kind === 'final' ? page.safeParse(answer.said) : undefined;
    if (!read?.success) throw new PlatformSilentError('the platform did not tell its list');
    const moved = read.data.transactions.filter(
      ({ outcome, amount }) => outcome === 'APPLIED' && amount !== '0',
    );
    const names = moved.flatMap(({ playerId, roundId }) =>
      roundId !== null && isId(roundId) && isId(playerId) ? [{ playerId, id: roundId }] : [],
    );
    const rounds = await services.database.statement((tx) => listNamed(tx, names));
    const known = new Map(rounds.map((round) => [round.id, round]));
    for (const each of moved) {
      told.add(nameOf(each));
      const round = known.get(each.roundId ?? '');
      // What is not over yet is followed up anyway.
      if (round && (!isOver(round) || isExplained(round, each))) {
        const isKept = round.status === 'VOIDED' && each.kind === 'BET';
        if (!isKept || (await findOutcome(services, each)) === 'ROLLED_BACK') continue;
      }
      raised += await raise(services, { round, theirs: each });
    }
    cursor = read.data.next ?? undefined;
  } while (cursor !== undefined);
  return raised;
}

/** What a transaction has become that the platform knows of; a held win waits for its operator. */
const KNOWN: ReadonlySet<TransactionOutcome> = new Set(['APPLIED', 'SETTLED', 'HELD']);

/** Everything that we say was moved must be known to the platform, in this hour or at all. */
async function compareOurs(
  services: HouseServices,
  span: Span,
  told: ReadonlySet<string>,
): Promise<number> {
  let raised = 0;
  let after: Round | undefined;
  for (;;) {
    const wanted = { ...span, after, limit: PAGE };
    const rounds = await services.database.statement((tx) => listDecided(tx, wanted));
    for (const round of rounds) {
      for (const expected of expectedEntries(round)) {
        if (told.has(nameOf(expected))) continue;
        const { playerId } = round;
        const outcome = await findOutcome(services, { playerId, txId: expected.txId });
        const isKnown = outcome !== undefined && KNOWN.has(outcome);
        if (!isKnown) raised += await raise(services, { round, ours: expected });
      }
    }
    if (rounds.length < PAGE) return raised;
    after = rounds.at(-1);
  }
}

async function findOutcome(
  { wallet }: HouseServices,
  { playerId, txId }: Pick<Entry, 'playerId' | 'txId'>,
): Promise<TransactionOutcome | undefined> {
  const answer = await wallet.call('tx/status', { playerId, txId });
  if (answer.kind === 'unknown') throw new PlatformSilentError('a status was not told');
  return answer.outcome;
}

async function raise(
  { database, clock, log }: HouseServices,
  found: { round: Round | undefined; theirs?: Entry; ours?: Pick<Entry, 'txId' | 'kind'> },
): Promise<number> {
  const { round, theirs = null, ours = null } = found;
  const name = theirs ?? ours!;
  const now = clock.now();
  const playerId = round?.playerId ?? (theirs && isId(theirs.playerId) ? theirs.playerId : null);
  const reference = nameOf(name);
  const detail = { ours, theirs, status: round?.status ?? null };
  const kind = 'RECONCILIATION';
  const exception = { id: drawId(now), kind, playerId, reference, detail, now } as const;
  const isNew = await database.statement((tx) => raiseException(tx, exception));
  if (isNew) log.error({ reference }, 'the books of the platform differ from ours');
  return isNew ? 1 : 0;
}
