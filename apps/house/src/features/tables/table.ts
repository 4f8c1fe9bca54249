import type { TablePhase } from '@maneki/contract/house/tables';
import type { TableRules } from '@maneki/games/tables/table-rules';
import { SECOND_MS } from '@maneki/kernel/clock';

/** Who runs a table says so again every second; whoever is silent for three has left. */
export const LEASE_MS = 3 * SECOND_MS;

export type TableRoundStatus = 'BETTING' | 'CLOSED' | 'DEALT' | 'SETTLED' | 'VOIDED';

export type Outcome = Readonly<Record<string, unknown>>;
/** Ten-thousandths of reference units by spot: players of several currencies share a table. */
export type SpotUnits = Readonly<Record<string, bigint>>;

export type TableRound = {
  readonly gameId: string;
  readonly no: number;
  readonly shoeNo: number;
  readonly place: number;
  readonly status: TableRoundStatus;
  readonly runner: string | null;
  readonly staked: SpotUnits;
  readonly bets: Readonly<Record<string, number>>;
  readonly players: number;
  readonly outcome: Outcome | null;
  readonly openedAt: Date;
  readonly closesAt: Date;
  readonly closedAt: Date | null;
  readonly dealtAt: Date | null;
  readonly settledAt: Date | null;
  /** Why it was given back, where it was. */
  readonly reason: string | null;
};

export type Table = {
  readonly gameId: string;
  readonly kind: string;
  readonly version: number;
  readonly roundNo: number;
  readonly runner: string | null;
  readonly leaseUntil: Date | null;
  readonly isPaused: boolean;
};

/** A result is shown for so long at least, however long it took to pay what it won. */
const SHOWN_LEAST_MS = SECOND_MS;

const after = (time: Date, ms: number): Date => new Date(time.getTime() + ms);

/**
 * When the next step of a round is due, by what is written down alone: any node computes the same. A round
 * that is over is followed by the next one.
 */
export function dueAt(
  round: Pick<
    TableRound,
    'status' | 'openedAt' | 'closesAt' | 'closedAt' | 'dealtAt' | 'settledAt'
  >,
  { phases }: Pick<TableRules<Outcome>, 'phases'>,
): Date {
  const { status, openedAt, closesAt } = round;
  const { closedMs, dealingMs, resultMs } = phases;
  if (status === 'BETTING') return closesAt;
  if (status === 'CLOSED') return after(round.closedAt ?? closesAt, closedMs);
  if (status === 'DEALT') return after(round.dealtAt ?? closesAt, dealingMs);
  if (status === 'SETTLED') {
    const due = after(round.dealtAt ?? openedAt, dealingMs + resultMs);
    const shown = after(round.settledAt ?? openedAt, SHOWN_LEAST_MS);
    return new Date(Math.max(due.getTime(), shown.getTime()));
  }
  return after(round.settledAt ?? openedAt, resultMs);
}

/** What a table is doing now, and until when. */
export function phaseOf(
  table: Pick<Table, 'isPaused'>,
  round: TableRound | undefined,
  { rules, now }: { readonly rules: Pick<TableRules<Outcome>, 'phases'>; readonly now: Date },
): { readonly phase: TablePhase; readonly endsAt: Date | null } {
  if (!round) return { phase: 'PAUSED', endsAt: null };
  const endsAt = dueAt(round, rules);
  const isOver = round.status === 'SETTLED' || round.status === 'VOIDED';
  if (isOver && table.isPaused && endsAt <= now) return { phase: 'PAUSED', endsAt: null };
  if (round.status !== 'DEALT') return { phase: round.status, endsAt };
  return endsAt > now ? { phase: 'DEALING', endsAt } : { phase: 'RESULT', endsAt: null };
}
