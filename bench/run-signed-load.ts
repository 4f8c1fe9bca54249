import type { LoadResult } from './call-prepared.ts';
import { runLoadProcess } from './run-load-process.ts';
import type { SignedLoad } from './signed-load.ts';

/** Signs the calls of a round, then makes them; `onStart` is called when the clock starts. */
export const runSignedLoad = (load: SignedLoad, onStart?: () => void): Promise<LoadResult> =>
  runLoadProcess('signed-load.ts', load, onStart);
