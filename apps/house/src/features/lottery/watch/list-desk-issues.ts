import type { DeskAnswer, DeskWish } from '@maneki/contract/house/desk';
import type { DeskIssue } from '@maneki/contract/house/lottery-desk-views';
import { FAMILIES } from '@maneki/games/lottery/families';
import { derive } from '@maneki/games/lottery/find-play';
import { findLotteryGame, type LotteryGame } from '@maneki/games/lottery/games';
import { parseAmount, writeAmount } from '@maneki/kernel/money';
import { type Issue, type IssueTotal, listIssues, sumStakesOf } from '#features/draws';
import type { Tx } from '#platform/database';
import type { HouseServices } from '#platform/services';
import { timesOf } from './describe-lotteries.ts';
import { findHeaviest } from './find-heaviest.ts';
import { bookShown, countOf, inUnits } from './sums.ts';

const OPENED = ['OPEN', 'CLOSED', 'DRAWN', 'SETTLED', 'VOID'] as const;

/** Issues of a lottery that have opened, newest first. */
export async function listDeskIssues(
  { database }: HouseServices,
  { gameId, before, limit }: DeskWish<'listIssues'>,
): Promise<DeskAnswer<'listIssues'>> {
  const game = findLotteryGame(gameId);
  if (!game) return { issues: [] };
  return database.transact(async (tx) => {
    const issues = await listIssues(tx, { gameId, before, limit, statuses: OPENED });
    return { issues: await describeIssues(tx, game, issues) };
  });
}

/** Issues of a game with what was bet on them. */
export async function describeIssues(
  tx: Tx,
  game: LotteryGame,
  issues: readonly Issue[],
): Promise<DeskIssue[]> {
  const stakes = Map.groupBy(await sumStakesOf(tx, issues), ({ no }) => no);
  const heaviest = await findHeaviest(tx, issues);
  return issues.map((issue) => {
    const { no, result, totals, settledAt, reason } = issue;
    const sums = stakes.get(no) ?? [];
    // What members have on an issue is forgotten some days after it; its totals stay.
    const counted: readonly Pick<IssueTotal, 'currency' | 'slips' | 'players'>[] = totals ?? sums;
    const book = bookShown(counted);
    const read = (text: string) => parseAmount(text) ?? 0n;
    return {
      ...timesOf(issue),
      drawSource: game.drawSource,
      players: countOf(counted, ({ players = 0 }) => players),
      slips: countOf(counted, ({ slips }) => slips),
      isDemo: book === 'DEMO',
      staked: totals
        ? inUnits(totals, book, ({ stake }) => read(stake))
        : inUnits(sums, book, ({ stake }) => stake),
      paid: totals ? inUnits(totals, book, ({ win }) => read(win)) : '0',
      heaviest: writeAmount(heaviest(issue, book)),
      result: result && [...result],
      figures: result ? derive(FAMILIES[game.family], result) : {},
      settledAt: settledAt?.toISOString() ?? null,
      reason,
    };
  });
}
