import { MINUTE_MS } from '@maneki/kernel/clock';
import type { Database } from '#platform/database/database';
import {
  type IsAmong,
  lookThroughTickets,
  type TeamChoice,
  type TeamPosition,
  type TeamTicketRow,
} from './store.ts';

type Asked = TeamChoice & { readonly merchantCode: string; readonly isAmong: IsAmong };

/** How many bets of anybody one step looks at, at most, and all steps of one page together. */
const LOOKS_PER_STEP = 4_000;
const LOOKS_MAX = 40_000;
/** How many a step should find: its time is made longer or shorter for it. */
const LOOKS_WISHED = 1_000;
/** The first step of a page should find fewer: in a large team they are enough, and most pages end with it. */
const LOOKS_FIRST = 300;
const FIRST_STEP_MS = 5 * MINUTE_MS;
const STEP_MS_MIN = 1_000;
const LONGER_MAX = 16;

export type Walked = {
  readonly rows: readonly TeamTicketRow[];
  /** From where to go on; undefined at the end of the period. */
  readonly from: TeamPosition | undefined;
};

export type WalkTickets = (
  asked: Asked,
  page: { readonly after: TeamPosition | undefined; readonly limit: number },
) => Promise<Walked>;

/**
 * Goes back through the bets of a merchant until so many are found that fit. There is no order of all bets in the
 * database, only of which pages hold which time: each step asks for a stretch of time that is about as long as it
 * takes for a thousand bets. A page that finds little ends before it has looked at everything, and says where.
 *
 * How long the first step of a merchant was best is remembered, so that the next page need not find it out again.
 */
export function createTicketWalk(database: Database): WalkTickets {
  const firstSteps = new Map<string, number>();
  return async (asked, page) => {
    const { merchantCode } = asked;
    const rows: TeamTicketRow[] = [];
    const { limit } = page;
    let { after } = page;
    let stepMs = firstSteps.get(merchantCode) ?? FIRST_STEP_MS;
    let looks = 0;
    while (true) {
      // Rows of the very moment where the last page ended may still be to come.
      const end = after ? new Date(after.placedAt.getTime() + 1) : asked.end;
      const start = new Date(Math.max(asked.start.getTime(), end.getTime() - stepMs));
      const found = await database.statement((tx) =>
        lookThroughTickets(
          tx,
          { ...asked, start, end },
          { after, limit: limit - rows.length, looks: LOOKS_PER_STEP },
        ),
      );
      rows.push(...found.rows);
      if (looks === 0)
        firstSteps.set(merchantCode, fitStep(end.getTime() - start.getTime(), found, LOOKS_FIRST));
      looks += found.looked;
      if (rows.length >= limit) return { rows, from: rows.at(-1) };
      const isCut = found.looked === LOOKS_PER_STEP;
      if (!isCut && start <= asked.start) return { rows, from: undefined };
      after = isCut ? found.last : { placedAt: start, seq: 0n, memberId: NOBODY };
      if (looks >= LOOKS_MAX) return { rows, from: after };
      stepMs = fitStep(stepMs, found, LOOKS_WISHED);
    }
  };
}

/** How long a step should be to find so many, judged by one that found what it found. */
const fitStep = (stepMs: number, { looked }: { looked: number }, wished: number): number =>
  Math.max(STEP_MS_MIN, stepMs * Math.min(LONGER_MAX, wished / (looked || 1)));

/** Comes before everybody else of the same moment. */
const NOBODY = '00000000-0000-0000-0000-000000000000';
