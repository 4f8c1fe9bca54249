import type { TableGame } from '@maneki/games/tables/table-games';
import { SECOND_MS } from '@maneki/kernel/clock';
import { settleTable, undoBets } from '#features/rounds';
import {
  adoptRound,
  changeShoe,
  dueAt,
  findShoe,
  findTableRound,
  holdShoe,
  holdTable,
  insertTableRound,
  lockTableRound,
  moveTableRound,
  outcomeIn,
  raiseVersion,
  type TableRound,
} from '#features/tables';
import type { Tx } from '#platform/database';
import type { HouseServices } from '#platform/services';

/** Nobody at the table waits longer for the platform: what is not paid, or given back, by then is a little later. */
const SETTLE_WITHIN_MS = 3 * SECOND_MS;

/** What a step left to do once it was written down. */
type Step =
  /** Somebody else runs the table. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'wait'; readonly until: Date | null }
  | { readonly kind: 'moved' }
  | { readonly kind: 'settle'; readonly round: TableRound }
  | { readonly kind: 'refund'; readonly round: TableRound; readonly reason: string };

/**
 * Takes a table as far as it goes now, from what is written down alone. Answers when to come again: null
 * where nothing is due, undefined where somebody else runs it.
 */
export async function advanceTable(
  services: HouseServices,
  game: TableGame,
  { runner, onMoved }: { readonly runner: string; onMoved(gameId: string): void },
): Promise<Date | null | undefined> {
  const { database, clock } = services;
  for (;;) {
    const step = await database.transact((tx) => takeStep(tx, services, game, runner));
    if (step.kind === 'lost') return undefined;
    if (step.kind === 'wait') return step.until;
    if (step.kind === 'refund') {
      onMoved(game.gameId);
      const { gameId, no } = step.round;
      const signal = AbortSignal.timeout(SETTLE_WITHIN_MS);
      await undoBets(services, { gameId, no, reason: step.reason, signal });
    }
    if (step.kind === 'settle') {
      const signal = AbortSignal.timeout(SETTLE_WITHIN_MS);
      await settleTable(services, { game, table: step.round, signal });
      await database.transact(async (tx) => {
        if (!(await holdTable(tx, { gameId: game.gameId, runner }))) return;
        if (await moveTableRound(tx, step.round, { status: 'SETTLED', now: clock.now() }))
          await raiseVersion(tx, game.gameId);
      });
    }
    onMoved(game.gameId);
  }
}

async function takeStep(
  tx: Tx,
  services: HouseServices,
  game: TableGame,
  runner: string,
): Promise<Step> {
  const { gameId } = game;
  const table = await holdTable(tx, { gameId, runner });
  if (!table) return { kind: 'lost' };
  const now = services.clock.now();
  const round = await findTableRound(tx, { gameId, no: table.roundNo });
  const isOver = !round || round.status === 'SETTLED' || round.status === 'VOIDED';
  if (round && !isOver && round.status !== 'DEALT' && round.runner !== runner) {
    if (round.runner !== null) return voidRound(tx, round, { now, reason: 'RUNNER_LOST' });
    await adoptRound(tx, round, runner);
  }
  const due = round ? dueAt(round, game.rules) : now;
  if (isOver && table.isPaused) return { kind: 'wait', until: null };
  if (due > now) return { kind: 'wait', until: due };
  if (isOver) {
    await openRound(tx, services, game, { no: table.roundNo + 1, last: round, runner, now });
    return { kind: 'moved' };
  }
  if (round.status === 'DEALT') return { kind: 'settle', round };
  // Whoever is placing a bet has it on the table, or finds it closed.
  await lockTableRound(tx, round);
  if (round.status === 'BETTING') await moveTableRound(tx, round, { status: 'CLOSED', now });
  else {
    const shoe = await findShoe(tx, { gameId, no: round.shoeNo });
    if (!shoe) return voidRound(tx, round, { now, reason: 'NO_SHOE' });
    const outcome = outcomeIn(services, game, shoe, round.place);
    await moveTableRound(tx, round, { status: 'DEALT', now, outcome });
  }
  await raiseVersion(tx, gameId);
  return { kind: 'moved' };
}

export async function voidRound(
  tx: Tx,
  round: TableRound,
  { now, reason }: { readonly now: Date; readonly reason: string },
): Promise<Step> {
  await lockTableRound(tx, round);
  await moveTableRound(tx, round, { status: 'VOIDED', now, reason });
  await raiseVersion(tx, round.gameId);
  return { kind: 'refund', round, reason };
}

async function openRound(
  tx: Tx,
  services: HouseServices,
  { gameId, rules }: TableGame,
  round: {
    readonly no: number;
    readonly last: TableRound | undefined;
    readonly runner: string;
    readonly now: Date;
  },
): Promise<void> {
  const { no, last, runner, now } = round;
  const isEmpty = last !== undefined && last.place + 1 >= rules.roundsPerShoe;
  const shoe = isEmpty
    ? await changeShoe(tx, services, { gameId, now })
    : await holdShoe(tx, services, { gameId, now });
  await insertTableRound(tx, {
    gameId,
    no,
    shoeNo: shoe.no,
    place: last?.shoeNo === shoe.no ? last.place + 1 : 0,
    runner,
    openedAt: now,
    closesAt: new Date(now.getTime() + rules.phases.bettingMs),
  });
  await raiseVersion(tx, gameId);
}
