import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type CommandOptions, runCommand } from '../gate/run-command.ts';
import { createCluster, isAnswering, serverArguments } from './create-cluster.ts';

const READY_MS = 30_000;

/** Nothing here outlives the run, so nothing has to survive a power cut. */
const CAREFREE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Makes and starts a server in an empty folder, on a port that only this machine can reach, and answers
 * with its URL. It runs as a command: it ends when all commands are stopped.
 */
export async function startServer(place: {
  binaries: string;
  folder: string;
  port: number;
}): Promise<string> {
  const options = await createCluster(place);
  await runUntilReady(place, options);
  return `postgres://postgres@127.0.0.1:${place.port}/postgres`;
}

async function runUntilReady(
  place: { binaries: string; folder: string; port: number },
  options: CommandOptions,
): Promise<void> {
  const args = serverArguments(place, [...CAREFREE, 'max_connections=200']);
  let ended: string | undefined;
  void runCommand(join(place.binaries, 'postgres'), args, options).then((result) => {
    ended = result.output;
  });

  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline && ended === undefined) {
    if (await isAnswering(place, options)) return;
    await wait(100);
  }
  throw new Error(`PostgreSQL does not start:\n${ended ?? 'no answer'}`);
}
