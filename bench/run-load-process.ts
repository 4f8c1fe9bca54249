import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { LoadResult } from './call-prepared.ts';

/** Has a process prepare the calls of a round, then make them; `onStart` is called when the clock starts. */
export async function runLoadProcess(
  script: string,
  load: object,
  onStart: () => void = () => {},
): Promise<LoadResult> {
  const child = fork(join(import.meta.dirname, script));
  const hear = async (): Promise<unknown> => {
    const ended = once(child, 'exit').then(() => {
      throw new Error('The process that makes calls ended by itself.');
    });
    // Whoever comes first; the other one is nobody's business any more.
    ended.catch(() => {});
    const [message] = (await Promise.race([once(child, 'message'), ended])) as [unknown];
    return message;
  };
  try {
    child.send(load);
    await expectReady(hear());
    onStart();
    child.send('go');
    const result = (await hear()) as LoadResult | { readonly error: string };
    if ('error' in result) throw new Error(result.error);
    return result;
  } finally {
    child.kill('SIGKILL');
  }
}

async function expectReady(heard: Promise<unknown>): Promise<void> {
  const message = await heard;
  if (message !== 'ready') throw new Error((message as { readonly error: string }).error);
}
