import type { TablePhase } from '@maneki/contract/house/tables';

/** What is going on at a table, as it is shown, and told by `data-phase`. */
export type ShownPhase =
  | 'betting'
  | 'closed'
  | 'dealing'
  | 'result'
  | 'settled'
  | 'voided'
  | 'paused';

/** How a kind deals: how long the house gives it, and when of that everything lies open. */
export type Dealing = { readonly dealingMs: number; readonly openAfterMs: number };

type TimedTable = {
  readonly phase: TablePhase;
  readonly phaseEndsAt: string | null;
  readonly closesAt: string;
};

const SHOWN: Readonly<Record<TablePhase, ShownPhase>> = {
  BETTING: 'betting',
  CLOSED: 'closed',
  DEALING: 'dealing',
  RESULT: 'result',
  SETTLED: 'settled',
  VOIDED: 'voided',
  PAUSED: 'paused',
};

/** When dealing began, by the clock of the house. */
export const dealtAt = ({ phaseEndsAt }: TimedTable, { dealingMs }: Dealing): number =>
  phaseEndsAt === null ? Number.NEGATIVE_INFINITY : Date.parse(phaseEndsAt) - dealingMs;

const opensAt = (table: TimedTable, dealing: Dealing): number =>
  dealtAt(table, dealing) + dealing.openAfterMs;

/**
 * What is shown now, by the clock of the house. Betting ends here when its time is over, not when the news
 * of it has come; a result is told when all that was dealt lies open.
 */
export function shownPhase(table: TimedTable, dealing: Dealing, now: number): ShownPhase {
  const { phase, closesAt } = table;
  if (phase === 'BETTING' && now >= Date.parse(closesAt)) return 'closed';
  if (phase === 'DEALING' && now >= opensAt(table, dealing)) return 'result';
  return SHOWN[phase];
}

/** When something else is to be shown although nothing is heard; undefined where nothing is. */
export function changesAt(table: TimedTable, dealing: Dealing, now: number): number | undefined {
  const at =
    table.phase === 'BETTING'
      ? Date.parse(table.closesAt)
      : table.phase === 'DEALING'
        ? opensAt(table, dealing)
        : undefined;
  return at !== undefined && at > now ? at : undefined;
}
