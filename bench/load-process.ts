import { callPrepared, type LoadResult } from './call-prepared.ts';

type Load = { readonly port: number; readonly connections: number; readonly seconds: number };

/**
 * What a process that makes calls does: it prepares them all before the clock starts, since that is the
 * caller's work and not ours, says so, and makes them when it is told to.
 */
export function serveLoads<Wish extends Load>(
  prepare: (load: Wish) => Promise<Buffer[]> | Buffer[],
): void {
  process.once('message', (load: Wish) => {
    void run(load, prepare).then(
      (result) => process.send?.(result, () => process.disconnect?.()),
      (error: Error) => process.send?.({ error: error.message }, () => process.disconnect?.()),
    );
  });
}

async function run<Wish extends Load>(
  load: Wish,
  prepare: (load: Wish) => Promise<Buffer[]> | Buffer[],
): Promise<LoadResult> {
  const { port, connections, seconds } = load;
  const questions = (await prepare(load)).reverse();
  process.send?.('ready');
  await new Promise((resolve) => process.once('message', resolve));
  return callPrepared({ port, connections, seconds, questions });
}
