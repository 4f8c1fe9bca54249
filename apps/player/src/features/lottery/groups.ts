import type { LotteryFamily } from '@maneki/contract/house/lottery';

/** Families as visitors look for them: those of Vietnam are one thing to them. */
export const GROUPS = ['VN', 'SSC', 'K3', 'PK10', 'X115', 'KENO', 'SEA'] as const;

export type Group = (typeof GROUPS)[number];

export const groupOf = (family: LotteryFamily): Group =>
  family === 'VN_N' || family === 'VN_C' || family === 'VN_S' ? 'VN' : family;

export const findGroup = (asked: string | null): Group | undefined =>
  GROUPS.find((group) => group === asked);

/** What there is of each group, in the order in which groups are shown. */
export function groupGames<Game extends { readonly family: LotteryFamily }>(
  games: readonly Game[],
): readonly { readonly group: Group; readonly games: readonly Game[] }[] {
  return GROUPS.map((group) => ({
    group,
    games: games.filter(({ family }) => groupOf(family) === group),
  })).filter((one) => one.games.length > 0);
}
