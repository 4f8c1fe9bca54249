import { PAGE_SIZES } from '@maneki/contract/constants';
import type { DrawnIssue } from '@maneki/contract/house/lottery';
import type { Language } from '@maneki/contract/language';
import {
  type LotteryResult,
  RECENT_VN_MAX,
  type RecentResult,
} from '@maneki/contract/lottery/schemas';
import { done, refused } from '@maneki/kernel/outcome';
import { pageOf } from '#platform/lists/page-of';
import type { LotteryReader } from './lottery-reader.ts';
import { isVietnamese, nameOf, type OfferedGame } from './offered-games.ts';

type Results = Pick<LotteryReader, 'readResults'>;

const GAME_UNKNOWN = { code: 'lottery.game_unknown', detail: {} } as const;

/** A page of what one lottery drew. Whoever draws tells of so many; older ones are not to be had here. */
export async function listHistory(
  { readResults }: Results,
  games: readonly OfferedGame[],
  { gameId, pageNo }: { readonly gameId: string; readonly pageNo: number },
) {
  if (!games.some(isNamed(gameId))) return refused(GAME_UNKNOWN);
  const told = await readResults(gameId);
  if (!told.ok) return told;
  const { items, ...pages } = pageOf(told.value, { pageNo, pageSize: PAGE_SIZES.list });
  return done({ list: items.map(describeResult), ...pages });
}

/** The latest results of Vietnamese lotteries, or of one of them. */
export async function listRecentVn(
  { readResults }: Results,
  games: readonly OfferedGame[],
  { gameId, language }: { readonly gameId?: string | undefined; readonly language: Language },
) {
  const vietnamese = games.filter(isVietnamese);
  const asked = gameId === undefined ? vietnamese : vietnamese.filter(isNamed(gameId));
  if (gameId !== undefined && asked.length === 0) return refused(GAME_UNKNOWN);
  const results: RecentResult[] = [];
  for (const game of asked) {
    // A game of which nothing was drawn yet need not be asked.
    if (!game.drawn.last) continue;
    const told = await readResults(game.drawn.gameId);
    if (!told.ok) return told;
    const named = nameOf(game, language);
    const latest = told.value.slice(0, RECENT_VN_MAX);
    results.push(...latest.map((drawn) => ({ ...describeResult(drawn), ...named })));
  }
  return done({ list: results.toSorted(byDraw).slice(0, RECENT_VN_MAX) });
}

const isNamed =
  (gameId: string) =>
  ({ drawn }: OfferedGame): boolean =>
    drawn.gameId === gameId;

const byDraw = (one: LotteryResult, other: LotteryResult) =>
  Date.parse(other.drawAt) - Date.parse(one.drawAt);

const describeResult = ({
  issueNo,
  drawAt,
  status,
  result,
  figures,
}: DrawnIssue): LotteryResult => ({
  issueNo,
  drawAt,
  status,
  result,
  figures,
});
