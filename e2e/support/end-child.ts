import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const STOP_MS = 10_000;

/** Ends a program in good order, and by force where it does not listen. */
export async function endChild(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const giveUp = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await ended;
  clearTimeout(giveUp);
}

export const hasEnded = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null;
