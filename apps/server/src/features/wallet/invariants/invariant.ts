import type { Tx } from '#platform/database/database';

/** One place in the books where something is not as it must be. */
export type Finding = { readonly place: string; readonly what: string };

/** How many there are, and the first of them: whoever must act needs a place to begin. */
export type Findings = { readonly count: number; readonly first: readonly Finding[] };

/** Transfers of the transactions from one, and before another: both as the rows carry them. */
export type Stretch = { readonly from: bigint; readonly until: bigint };

export type Page = {
  readonly members: readonly string[];
  /** Whether what was verified before counts for nothing. */
  readonly isFull: boolean;
  readonly now: Date;
};

/**
 * Something that always holds of the books, and the question that finds where it does not. Features
 * add their own to the list. Each question is one statement, so that it sees the books of one moment
 * while money moves on.
 *
 * - `transfers`: asked for a stretch of new transfers, or for all of them (undefined);
 * - `members`: asked for pages of members, those whose money moved or everybody;
 * - `books`: asked once in every run, about the whole; `isNightly` leaves it to the full one.
 */
export type Invariant = { readonly name: `${string}.${string}` } & (
  | {
      readonly looksAt: 'transfers';
      find(tx: Tx, stretch: Stretch | undefined): Promise<Findings>;
    }
  | { readonly looksAt: 'members'; find(tx: Tx, page: Page): Promise<Findings> }
  | { readonly looksAt: 'books'; readonly isNightly?: boolean; find(tx: Tx): Promise<Findings> }
);

/** What became of one invariant in a run. */
export type Verdict = { readonly invariant: string } & Findings;

/** How many findings are told by name. */
export const FINDINGS_TOLD = 10;

export const NOTHING_FOUND: Findings = { count: 0, first: [] };

export const addFindings = (left: Findings, right: Findings): Findings => ({
  count: left.count + right.count,
  first: [...left.first, ...right.first].slice(0, FINDINGS_TOLD),
});

/** One line for a reader: that all is well, or how much is not and where to begin. */
export function writeVerdict({ invariant, count, first }: Verdict): string {
  if (count === 0) return `${invariant}: ok`;
  const places = first.map(({ place, what }) => `${place}: ${what}`).join('; ');
  return `${invariant}: ${count} ${count === 1 ? 'finding' : 'findings'}: ${places}`;
}
