import { invariant } from '@maneki/kernel/invariant';
import { raiseException, resolveException } from '#features/exceptions';
import { drawId } from '#platform/secrets';
import type { HouseServices } from '#platform/services';
import {
  askForCorrection,
  askForRollback,
  askForStake,
  askForWin,
  readRollback,
  readStake,
} from './ask-platform.ts';
import { followIssue, waitForDraw } from './at-draw/follow-issue.ts';
import { followTable, waitForTable } from './at-table/follow-table.ts';
import { makeMove } from './at-table/make-move.ts';
import { fixWins } from './fix-wins.ts';
import {
  isOver,
  isSlip,
  isTwoStep,
  LEASE_MS,
  LISTED_AFTER_MS,
  type Round,
  retryDelayMs,
} from './round.ts';
import type { Step } from './step.ts';
import { findRound, type Move, scheduleRound } from './store.ts';
import { takenWin } from './taken-win.ts';

export type Driven = {
  readonly round: Round;
  /** The player's balance, where the platform told it on the way. */
  readonly balance: bigint | undefined;
};

/**
 * Takes a round from where it stands as far as it goes. Each step is written before the next begins, so
 * that whoever finds the round after a crash goes on from there; a step that was taken twice had the
 * effect of one, because its number is the same.
 */
export async function driveRound(
  services: HouseServices,
  found: Round,
  { isFresh, signal }: { readonly isFresh: boolean; readonly signal?: AbortSignal | undefined },
): Promise<Driven> {
  const { database } = services;
  let round = found;
  let balance: bigint | undefined;
  let mayAsk = isFresh;
  while (!isOver(round)) {
    const step = await takeStep(services, round, { mayAsk, signal });
    mayAsk = false;
    if (step.kind === 'unknown') {
      await putOff(services, round);
      return { round, balance };
    }
    if (step.kind === 'later') {
      const later = { playerId: round.playerId, id: round.id, nextTryAt: step.at };
      await database.statement((tx) => scheduleRound(tx, later));
      return { round, balance };
    }
    const moved = step.kind === 'moved' ? await makeMove(database, round, step.move) : undefined;
    if (step.kind === 'moved' && step.balance !== undefined) balance = step.balance;
    const { playerId, id } = round;
    const next = moved ?? (await database.statement((tx) => findRound(tx, { playerId, id })));
    invariant(next, `round ${id} is gone`);
    round = next;
  }
  if (round.placedAt.getTime() + LISTED_AFTER_MS <= services.clock.now().getTime())
    await closeCase(services, round);
  return { round, balance };
}

async function takeStep(
  services: HouseServices,
  round: Round,
  { mayAsk, signal }: { readonly mayAsk: boolean; readonly signal: AbortSignal | undefined },
): Promise<Step> {
  const { wallet, clock } = services;
  const until = () => new Date(clock.now().getTime() + LEASE_MS);
  if (round.status === 'PLACED') {
    // Who finds it cannot know whether the bet was sent, and a bet is never sent again blindly.
    const answer = mayAsk ? await askForStake(wallet, round, signal) : undefined;
    const meaning = answer && readStake(answer);
    const balance = answer?.kind === 'final' ? answer.balance : undefined;
    const now = clock.now();
    if (!meaning) return { kind: 'moved', move: { status: 'UNDOING', now, nextTryAt: until() } };
    if (meaning === 'VOIDED') return { kind: 'moved', move: { status: 'VOIDED', now } };
    if (meaning !== 'TAKEN') {
      const reason = meaning.declined;
      return { kind: 'moved', move: { status: 'DECLINED', now, reason }, balance };
    }
    const nextTryAt = waitFor(round, now) ?? until();
    const taken: Move = isTwoStep(round)
      ? { status: 'TAKEN', now, isTaken: true, nextTryAt }
      : { status: 'SETTLED', now, isTaken: true };
    return { kind: 'moved', move: taken, balance };
  }
  if (round.status === 'UNDOING') return undo(services, round, signal);
  if (round.status === 'TAKEN' && round.tableRound !== null)
    return isSlip(round)
      ? followIssue(services, round, until())
      : followTable(services, round, until());
  if (round.status === 'TAKEN') {
    await fixWins(services, round, until());
    return { kind: 'again' };
  }
  return payNext(services, round, { signal, until });
}

/** When a bet on what many share is looked at by itself, should nobody settle it with the others. */
function waitFor(round: Round, now: Date): Date | undefined {
  if (round.tableRound === null) return undefined;
  return isSlip(round) ? waitForDraw(round, now) : waitForTable(now);
}

async function undo(
  { wallet, clock, log }: HouseServices,
  round: Round,
  signal: AbortSignal | undefined,
): Promise<Step> {
  const answer = await askForRollback(wallet, round, signal);
  const meaning = readRollback(answer);
  const now = clock.now();
  const balance = answer.kind === 'final' ? answer.balance : undefined;
  if (meaning === 'VOIDED') return { kind: 'moved', move: { status: 'VOIDED', now }, balance };
  if (meaning === 'DECLINED') {
    const reason = 'DECLINED';
    return { kind: 'moved', move: { status: 'DECLINED', now, reason }, balance };
  }
  if (meaning === 'APPLIED' && !isTwoStep(round))
    return { kind: 'moved', move: { status: 'SETTLED', now, isTaken: true }, balance };
  if (answer.kind === 'final')
    log.error({ roundId: round.id, code: answer.code }, 'a rollback was answered strangely');
  return { kind: 'unknown' };
}

/** Pays the first win that is not paid; the last one closes the bet. */
async function payNext(
  { wallet, clock, log }: HouseServices,
  round: Round,
  { signal, until }: { readonly signal: AbortSignal | undefined; readonly until: () => Date },
): Promise<Step> {
  const place = round.wins.findIndex(({ paidAt }) => paidAt === null);
  const win = round.wins[place];
  invariant(win, `round ${round.id} has nothing left to pay`);
  const isLast = place === round.wins.length - 1;
  const ask = win.isTakenBack ? askForCorrection : askForWin;
  const answer = await ask(wallet, round, { ...win, isLast }, signal);
  if (answer.kind === 'unknown' || answer.code !== 'OK') {
    if (answer.kind === 'final')
      log.error({ roundId: round.id, code: answer.code }, 'a win was not taken');
    return { kind: 'unknown' };
  }
  const now = clock.now();
  const wins = round.wins.with(place, takenWin(win, answer, now));
  const move: Move = isLast
    ? { status: 'SETTLED', now, wins }
    : { status: 'PAYING', now, wins, nextTryAt: until() };
  return { kind: 'moved', move, balance: answer.balance };
}

/** Nobody knows what became of it: it is looked at again, and told to a person after a day. */
async function putOff({ database, clock, log }: HouseServices, round: Round): Promise<void> {
  const now = clock.now();
  const ageMs = now.getTime() - round.dueSince.getTime();
  const nextTryAt = new Date(now.getTime() + retryDelayMs(round.attempts, ageMs));
  await database.statement((tx) => scheduleRound(tx, { ...round, nextTryAt }));
  if (ageMs < LISTED_AFTER_MS) return;
  const exception = {
    id: drawId(now),
    kind: 'ROUND_OPEN',
    playerId: round.playerId,
    reference: round.id,
    detail: { status: round.status, gameId: round.gameId },
    now,
  } as const;
  if (await database.statement((tx) => raiseException(tx, exception)))
    log.error({ roundId: round.id, status: round.status }, 'a round has no end for a day');
}

async function closeCase({ database, clock }: HouseServices, round: Round): Promise<void> {
  const resolved = { kind: 'ROUND_OPEN', reference: round.id, now: clock.now() } as const;
  await database.statement((tx) => resolveException(tx, resolved));
}
