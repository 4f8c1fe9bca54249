import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { SignedLoad, SignedLoadResult } from './signed-load.ts';

const SCRIPT = join(import.meta.dirname, 'signed-load.ts');

/** Signs the calls of a round, then makes them; `onStart` is called when the clock starts. */
export async function runSignedLoad(
  load: SignedLoad,
  onStart: () => void = () => {},
): Promise<SignedLoadResult> {
  const child = fork(SCRIPT);
  const hear = async (): Promise<unknown> => {
    const ended = once(child, 'exit').then(() => {
      throw new Error('The process that makes signed calls ended by itself.');
    });
    // Whoever comes first; the other one is nobody's business any more.
    ended.catch(() => {});
    const [message] = (await Promise.race([once(child, 'message'), ended])) as [unknown];
    return message;
  };
  try {
    child.send(load);
    await hear();
    onStart();
    child.send('go');
    const result = (await hear()) as SignedLoadResult | { readonly error: string };
    if ('error' in result) throw new Error(result.error);
    return result;
  } finally {
    child.kill('SIGKILL');
  }
}
