import { availableParallelism } from 'node:os';

/** Lets so many work at once, the others in the order in which they came. */
export function createTurns(places: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  const waiting: (() => void)[] = [];
  let free = places;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // Who waits takes the place over, so that nobody slips in between.
      if (next) next();
      else free += 1;
    }
  };
}

/** For programs that keep a core busy: more of them at once would only wait for each other. */
export const takeCore = createTurns(availableParallelism());
