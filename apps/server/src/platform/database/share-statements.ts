import { isUniqueViolation } from './is-unique-violation.ts';

/** Statements that waited for each other: one of them was ended for the others to go on. */
const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '40P01';

/** What became of a wish: its row, nothing, or a conflict with a row that stood there before. */
export type Shared<Row> =
  | { readonly kind: 'row'; readonly row: Row }
  | { readonly kind: 'none' }
  | { readonly kind: 'conflict' };

type Waiting<Wish, Row> = {
  readonly wish: Wish;
  resolve(shared: Shared<Row>): void;
  reject(error: unknown): void;
};

/**
 * Lets wishes of one moment share a statement: while one runs, the next collects, so that a busy
 * database is asked rarely and a quiet one at once. Of one account only one wish is under way, the
 * next waits for it. A statement that fails fails for all in it, so each is then tried alone.
 */
export function shareStatements<Wish, Row extends { readonly position: number }>(options: {
  /** Rows carry the position of their wish; a wish without a row got nothing. */
  run(wishes: readonly Wish[]): Promise<readonly Row[]>;
  accountOf(wish: Wish): string;
  /** Other errors that mean the same as a key that is taken: try alone, then look why. */
  isConflict?(error: unknown): boolean;
  /** How many statements run at once, and how many wishes share one. */
  readonly lanes: number;
  readonly wishesMax: number;
}): (wish: Wish) => Promise<Shared<Row>> {
  const { run, accountOf, lanes, wishesMax } = options;
  const isConflict = (error: unknown) =>
    isUniqueViolation(error) || isDeadlock(error) || options.isConflict?.(error) === true;
  let waiting: Waiting<Wish, Row>[] = [];
  let running = 0;
  /** Accounts in statements that run: another wish would only wait for them in the database. */
  const busy = new Set<string>();

  const runAll = async (batch: readonly Waiting<Wish, Row>[]): Promise<void> => {
    try {
      const rows = await run(batch.map(({ wish }) => wish));
      const byPosition = new Map(rows.map((row) => [row.position, row]));
      batch.forEach(({ resolve }, position) => {
        const row = byPosition.get(position);
        resolve(row ? { kind: 'row', row } : { kind: 'none' });
      });
    } catch (error) {
      if (batch.length > 1) {
        for (const one of batch) await runAll([one]);
        return;
      }
      if (isConflict(error)) batch[0]!.resolve({ kind: 'conflict' });
      else batch[0]!.reject(error);
    }
  };

  const takeBatch = (): Waiting<Wish, Row>[] => {
    const batch: Waiting<Wish, Row>[] = [];
    const left: Waiting<Wish, Row>[] = [];
    for (const one of waiting) {
      const account = accountOf(one.wish);
      const fits = batch.length < wishesMax && !busy.has(account);
      if (fits) busy.add(account);
      (fits ? batch : left).push(one);
    }
    waiting = left;
    // Everybody who locks accounts in this order waits for others, but never in a circle.
    return batch.sort((one, other) => (accountOf(one.wish) < accountOf(other.wish) ? -1 : 1));
  };

  const pump = (): void => {
    while (running < lanes && waiting.length > 0) {
      const batch = takeBatch();
      if (batch.length === 0) return;
      running += 1;
      void runAll(batch).finally(() => {
        running -= 1;
        for (const { wish } of batch) busy.delete(accountOf(wish));
        pump();
      });
    }
  };

  return (wish) =>
    new Promise((resolve, reject) => {
      waiting.push({ wish, resolve, reject });
      // Calls that arrived together are read one after the other: a moment later they are all here.
      setImmediate(pump);
    });
}
