import type { ShownTable } from '@maneki/contract/play/schemas';

/** What was told of all tables, and when that was by the clock of this page. */
export type TablesSeen = {
  readonly tables: readonly ShownTable[];
  /** The time at the tables then. */
  readonly now: number;
  readonly seenAt: number;
};

/** The time at the tables. A phone whose own clock is wrong counts as well as any other. */
export const timeAt = ({ now, seenAt }: Pick<TablesSeen, 'now' | 'seenAt'>, pageMs: number) =>
  now + pageMs - seenAt;

/** How long the phase still lasts; undefined where nothing follows by itself. */
const leftMs = ({ phaseEndsAt }: Pick<ShownTable, 'phaseEndsAt'>, now: number) =>
  phaseEndsAt === null ? undefined : Date.parse(phaseEndsAt) - now;

/** As a countdown shows it: the last second is 1, and then it stands at 0. */
export function secondsLeft(table: Pick<ShownTable, 'phaseEndsAt'>, now: number) {
  const left = leftMs(table, now);
  return left === undefined ? undefined : Math.max(0, Math.ceil(left / 1_000));
}

/** When the countdown shows another figure. */
export function nextTickMs(table: Pick<ShownTable, 'phaseEndsAt'>, now: number): number {
  const left = leftMs(table, now);
  return left === undefined || left <= 0 ? 1_000 : left % 1_000 || 1_000;
}

const LATE_MAX_MS = 10_000;

/** A phase that should have ended long ago says nothing of what goes on now. */
export function isOutdated(table: Pick<ShownTable, 'phaseEndsAt'>, now: number): boolean {
  const left = leftMs(table, now);
  return left !== undefined && left < -LATE_MAX_MS;
}

/** Others sit down meanwhile; and a table that rests may go on. */
const LOOK_EVERY_MS = 5_000;
const LOOK_AGAIN_MS = 1_000;
/** The next phase is written down a moment after the one before has ended. */
const AFTER_PHASE_MS = 400;

/** When to ask again: as soon as a phase must be over, and every few seconds in any case. */
export function nextLookMs(tables: readonly Pick<ShownTable, 'phaseEndsAt'>[], now: number) {
  const ends = tables.map((table) => leftMs(table, now) ?? Number.POSITIVE_INFINITY);
  const soonest = Math.min(...ends) + AFTER_PHASE_MS;
  return Math.min(LOOK_EVERY_MS, Math.max(LOOK_AGAIN_MS, soonest));
}
