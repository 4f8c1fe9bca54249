import type { Database } from '#platform/database/database';

/** Thrown where a process would have died. */
export class LostError extends Error {
  override name = 'LostError';
}

/**
 * A database whose caller dies at moments that the test chooses: before the work, or after it was kept
 * and before anybody heard of it.
 */
export function loseSome(database: Database, choose: () => 'before' | 'after' | 'never'): Database {
  const lossy =
    <Work>(run: (work: Work) => Promise<unknown>) =>
    async (work: Work) => {
      const moment = choose();
      if (moment === 'before') throw new LostError('before the work');
      const result = await run(work);
      if (moment === 'after') throw new LostError('after the work');
      return result;
    };
  return {
    ...database,
    statement: lossy(database.statement) as Database['statement'],
    transact: lossy(database.transact) as Database['transact'],
  };
}
