import type { Category } from '@maneki/contract/play/tickets';
import type { MissionMetric } from '@maneki/contract/rewards/mission';
import type { Windows } from '#features/wallet';
import { isRunning, type Mission, periodOf, targetIn } from '../missions/mission.ts';

/** Something that a member did, and what it is worth by each metric. */
export type Fact = {
  readonly memberId: string;
  readonly merchantCode: string;
  readonly currency: string;
  readonly at: Date;
  readonly worth: Partial<Record<MissionMetric, bigint>>;
  readonly category?: Category;
  readonly gameId?: string;
};

export type ProgressKey = {
  readonly memberId: string;
  readonly missionCode: string;
  readonly period: string;
  readonly currency: string;
};

/** How much further a mission is by facts. Of wins only the best counts; of games each counts once. */
export type Advance = ProgressKey & {
  readonly merchantCode: string;
  readonly target: bigint;
  readonly value: bigint;
};

export type Advances = {
  readonly sums: readonly Advance[];
  readonly bests: readonly Advance[];
  readonly games: readonly (Advance & { readonly game: string })[];
};

/** Whether a mission has anything to do with a fact. */
export const counts = (mission: Mission, fact: Fact): boolean =>
  mission.merchantCode === fact.merchantCode &&
  (fact.worth[mission.metric] ?? 0n) > 0n &&
  isRunning(mission, fact.at) &&
  (mission.categories.length === 0 ||
    (fact.category !== undefined && mission.categories.includes(fact.category))) &&
  (mission.gameId === null || mission.gameId === fact.gameId);

export const writeKey = ({ memberId, missionCode, period, currency }: ProgressKey): string =>
  JSON.stringify([memberId, missionCode, period, currency]);

/** What facts add to missions, each mission and period once, in an order that does not depend on the facts. */
export function advanceBy(
  missions: readonly Mission[],
  facts: readonly Fact[],
  windowsAt: (fact: Fact) => Windows,
): Advances {
  const sums = new Map<string, Advance>();
  const bests = new Map<string, Advance>();
  const games = new Map<string, Advance & { readonly game: string }>();
  for (const fact of facts)
    for (const mission of missions) {
      if (!counts(mission, fact)) continue;
      const { memberId, merchantCode, currency } = fact;
      const period = periodOf(mission.repeat, windowsAt(fact));
      const target = targetIn(mission, currency);
      const own = { memberId, merchantCode, missionCode: mission.code, period, currency, target };
      const key = writeKey(own);
      const value = fact.worth[mission.metric]!;
      if (mission.metric === 'DISTINCT_GAMES') {
        const game = fact.gameId ?? '';
        games.set(`${key} ${game}`, { ...own, value, game });
      } else if (mission.metric === 'WIN_MULTIPLE') {
        const best = bests.get(key)?.value ?? 0n;
        if (value > best) bests.set(key, { ...own, value });
      } else sums.set(key, { ...own, value: value + (sums.get(key)?.value ?? 0n) });
    }
  return { sums: inOrder(sums), bests: inOrder(bests), games: inOrder(games) };
}

/** Two who write the same rows at once must not wait for each other crosswise. */
const inOrder = <Value>(map: ReadonlyMap<string, Value>): Value[] =>
  [...map].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, value]) => value);

const STEPS = 10n;

/** Whether progress is worth telling: it is done, or a tenth of the way further. Pages ask for the rest. */
export const isWorthTelling = (
  { target, value: added }: Pick<Advance, 'target' | 'value'>,
  after: { readonly value: bigint; readonly isDone: boolean },
): boolean => {
  const stepOf = (value: bigint) => (value * STEPS) / target;
  return after.isDone || stepOf(after.value) > stepOf(after.value - added);
};
