import { randomUUID } from 'node:crypto';
import { FAMILIES } from '@maneki/games/lottery/families';
import { findLotteryGame } from '@maneki/games/lottery/games';
import type { Play } from '@maneki/games/lottery/play';
import { writeRows } from '@maneki/games/lottery/selection';
import { lotteryKind } from '@maneki/house/features/lottery/lottery-kind';
import { openRunner } from '@maneki/house/features/lottery/run/run-lotteries';
import type { Session } from '@maneki/house/features/sessions/session';
import type { HouseServices } from '@maneki/house/platform/services';
import { DAY_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { withinOne } from './play-rounds.ts';
import type { FairPlayer } from './player.ts';

/** As long as a slowest game's issues are apart: each turn has a new issue of every lottery. */
const TURN_MS = 5 * MINUTE_MS;
/** In so many there is a ticket of every play. */
const TURNS = 12;
const TICKETS = 6;

export const slipsOf = ({ lotteries }: FairPlayer, turns = TURNS): number =>
  lotteries.length * turns;

/**
 * Buys a slip of an issue of every lottery, turn by turn, and has all of them drawn and settled by the house's own
 * runner; then a day passes, by which the seeds of those draws are told.
 */
export function playLotteries(
  services: HouseServices,
  { lotteries }: FairPlayer,
  turns = TURNS,
): Promise<void> {
  return withinOne(services, async (within) => {
    let nowMs = Math.ceil(within.clock.now().getTime() / TURN_MS) * TURN_MS + 1;
    const clock = { now: () => new Date(nowMs) };
    const moving = { ...within, clock };
    const runner = openRunner(moving, { onMoved: () => {} });
    await runner.advance();
    for (let turn = 0; turn < turns; turn += 1) {
      for (const session of lotteries) await buy(moving, session, turn);
      nowMs += TURN_MS;
      await runner.advance();
    }
    // Seeds are told once their day is over.
    nowMs += DAY_MS;
    await runner.advance();
    await runner.advance();
  });
}

async function buy(services: HouseServices, session: Session, turn: number): Promise<void> {
  const { gameId } = session;
  const { placeSlip, listIssues } = lotteryKind.handlers(services);
  const from = { address: '127.0.0.1', session, askedAt: services.clock.now() };
  const coming = await listIssues({}, from);
  const issue = coming.ok ? coming.value.issues[0] : undefined;
  if (!issue) throw new Error(`${gameId} has no issue.`);
  const tickets = chooseTickets(gameId, turn);
  const wish = { key: randomUUID(), no: issue.no, playType: 'ENTERTAINMENT', tickets } as const;
  const prizeMode = session.vendor === 'TCG_SEA' ? 'SEA' : 'ELOTT';
  const bought = await placeSlip({ ...wish, prizeMode }, from);
  if (!bought.ok) throw new Error(`A slip of ${gameId} was refused: ${bought.refusal.code}`);
}

/** The least that a ticket costs, for each unit: rare prizes would be more than a ticket may win otherwise. */
const stakeOf = ({ price }: Play): string => (price === 1 ? '15' : '1');

/** One play after the other, each with the first line that can be chosen. */
function chooseTickets(gameId: string, turn: number) {
  const { family } = findLotteryGame(gameId)!;
  const plays = FAMILIES[family].plays.filter(({ types }) => types.includes('ENTERTAINMENT'));
  return Array.from({ length: Math.min(TICKETS, plays.length) }, (_, each) => {
    const play = plays[(turn * TICKETS + each) % plays.length]!;
    return { play: play.code, selection: firstLineOf(play), stake: stakeOf(play) };
  });
}

const firstLineOf = ({ grammar }: Play): string =>
  // Where places are chosen, a number may not stand in two of them.
  writeRows(
    grammar.rows.map(({ symbols, least }, row) => symbols.slice(row, row + Math.max(1, least))),
  );
