import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { endWithUs } from '../tooling/gate/end-with-us.ts';
import type { FaultRun } from './fault.ts';

const SCRIPT = join(import.meta.dirname, 'run-job.ts');

/** Jobs of the product in a process of their own. */
export type Job = {
  /** The process is about to begin its work. */
  ready(): Promise<void>;
  hasEnded(): boolean;
  kill(): Promise<void>;
  /** Waits until it has done its work; throws where it failed. */
  done(): Promise<void>;
};

/** Starts `run-job.ts` with the names of jobs, the database's address and the time. */
export function startJob(
  { endLater }: Pick<FaultRun, 'endLater'>,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Job {
  const child: ChildProcess = endWithUs(
    fork(SCRIPT, args, { env: { ...process.env, ...environment } }),
  );
  const begun = once(child, 'message').then(() => {});
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  begun.catch(() => {});
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  endLater(kill);
  return {
    ready: () => Promise.race([begun, ended.then(() => {})]),
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    kill,
    async done() {
      const code = await ended;
      if (code !== 0) throw new Error(`The job ${args[0]} ended with ${code}.`);
    },
  };
}
