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
  readonly account: string;
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
  /** What waits of each account, in its order: a crowd behind one account must not be looked through each time. */
  const waiting = new Map<string, Waiting<Wish, Row>[]>();
  /** Accounts of which something waits and nothing runs, in the order in which they became so: each has its turn. */
  const ready = new Set<string>();
  /** Accounts in statements that run: another wish would only wait for them in the database. */
  const busy = new Set<string>();
  let running = 0;

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

  const takeNext = (account: string): Waiting<Wish, Row> => {
    const queue = waiting.get(account)!;
    const next = queue.shift()!;
    if (queue.length === 0) waiting.delete(account);
    ready.delete(account);
    busy.add(account);
    return next;
  };

  const takeBatch = (): Waiting<Wish, Row>[] => {
    const accounts = ready.values().take(wishesMax).toArray();
    // Everybody who locks accounts in this order waits for others, but never in a circle.
    return accounts.sort((one, other) => (one < other ? -1 : 1)).map(takeNext);
  };

  const letGo = ({ account }: Waiting<Wish, Row>): void => {
    busy.delete(account);
    if (waiting.has(account)) ready.add(account);
  };

  const pump = (): void => {
    while (running < lanes && ready.size > 0) {
      const batch = takeBatch();
      running += 1;
      void runAll(batch).finally(() => {
        running -= 1;
        batch.forEach(letGo);
        pump();
      });
    }
  };

  return (wish) =>
    new Promise((resolve, reject) => {
      const account = accountOf(wish);
      const queue = waiting.get(account) ?? [];
      queue.push({ wish, account, resolve, reject });
      waiting.set(account, queue);
      if (!busy.has(account)) ready.add(account);
      // Calls that arrived together are read one after the other: a moment later they are all here.
      setImmediate(pump);
    });
}
