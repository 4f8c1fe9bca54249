/** What a run has seen so far. */
export type Tally = {
  calls: number;
  readonly codes: Map<string, number>;
  /** Calls that were sent again because nobody could say what became of them, by what was said. */
  readonly unknown: Map<string, number>;
};

export const createTally = (): Tally => ({ calls: 0, codes: new Map(), unknown: new Map() });

/** Counts an answer, by its code; one that was thrown away has none. */
export function count(tally: Tally, code: unknown): void {
  tally.calls += 1;
  countIn(tally.codes, typeof code === 'string' ? code : 'cut');
}

export const countUnknown = ({ unknown }: Tally, what: string): void => countIn(unknown, what);

function countIn(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** What was counted, the most frequent first. */
export const describeCounts = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([name, times]) => `${name} ${times}`)
    .join(', ');
