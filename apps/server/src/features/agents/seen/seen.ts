import { TEAM_DAYS_MAX } from '@maneki/contract/agents/team';
import { DAY_MS } from '@maneki/kernel/clock';

export type SeenKind = 'LOGIN' | 'BET' | 'REGISTER';

/** One member more, or less, among those of an agent who were seen on a day and, before it, on another. */
export type CountChange = {
  readonly agentId: string;
  readonly day: string;
  /** Null where there was none within as many days as one question may span. */
  readonly previous: string | null;
  readonly members: 1 | -1;
};

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** Two days further apart are never within one question. */
const isNear = (from: string, to: string): boolean => daysBetween(from, to) < TEAM_DAYS_MAX;

/** How much later than a newer day one may still be told of. */
const LATE_DAYS_MAX = TEAM_DAYS_MAX;

/**
 * What a day on which somebody was seen changes about the counts above them. Days may come in any order, and whoever
 * stood above on one of them need not have on another: for each upline only those days count that are theirs.
 * Undefined where the day is known, or so late that it is in nobody's question any more.
 */
export function seeOn({
  days,
  day,
  lineOn,
}: {
  /** When the member was seen lately, in order. */
  readonly days: readonly string[];
  readonly day: string;
  readonly lineOn: (day: string) => readonly string[];
}): { readonly days: readonly string[]; readonly changes: readonly CountChange[] } | undefined {
  const newest = days.at(-1);
  if (days.includes(day)) return undefined;
  if (newest !== undefined && daysBetween(day, newest) > LATE_DAYS_MAX) return undefined;
  const changes = lineOn(day).flatMap((agentId): CountChange[] => {
    const theirs = days.filter((other) => lineOn(other).includes(agentId));
    const before = (limit: string) =>
      theirs.filter((other) => other < limit && isNear(other, limit)).at(-1) ?? null;
    const seen = { agentId, day, previous: before(day), members: 1 } as const;
    const next = theirs.find((other) => other > day && isNear(day, other));
    if (next === undefined) return [seen];
    return [
      seen,
      { agentId, day: next, previous: before(next), members: -1 },
      { agentId, day: next, previous: day, members: 1 },
    ];
  });
  const known = [...days, day].sort();
  const latest = known.at(-1)!;
  // A day this late may look back once more as far.
  const kept = known.filter((other) => daysBetween(other, latest) < LATE_DAYS_MAX + TEAM_DAYS_MAX);
  return { days: kept, changes };
}
