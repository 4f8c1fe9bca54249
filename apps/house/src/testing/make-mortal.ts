import type { HouseOptions } from '../create-house.ts';

/** What a process that has ended answers to whoever still waits for it. */
export class ProcessEndedError extends Error {
  override name = 'ProcessEndedError';
}

/**
 * Lets a process end at its n-th step: a statement, a transaction or a call of the platform. The step is
 * not taken, and nothing that the process tries afterwards is; what it did before stands.
 */
export function makeMortal(
  { database, callPlatform }: Pick<HouseOptions, 'database' | 'callPlatform'>,
  dieAt: number,
): Pick<HouseOptions, 'database' | 'callPlatform'> {
  let steps = 0;
  const live = () => {
    steps += 1;
    if (steps >= dieAt) throw new ProcessEndedError(`at step ${dieAt}`);
  };
  return {
    database: {
      async transact(work) {
        live();
        return database.transact(work);
      },
      async statement(work) {
        live();
        return database.statement(work);
      },
    },
    async callPlatform(path, headers, body, signal) {
      live();
      return callPlatform(path, headers, body, signal);
    },
  };
}
