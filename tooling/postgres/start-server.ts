import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type CommandOptions, type CommandResult, runCommand } from '../gate/run-command.ts';
import { createCluster, isAnswering, serverArguments } from './create-cluster.ts';

const READY_MS = 30_000;

/** Nothing here outlives the run, so nothing has to survive a power cut, and nobody reads a log of changes. */
const CAREFREE = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=256MB',
  'autovacuum=off',
  'max_connections=200',
];

type Place = { readonly binaries: string; readonly folder: string; readonly port: number };

export type CarefreeServer = { readonly url: string; stop(): Promise<void> };

/**
 * Makes and starts a server in an empty folder, on a port that only this machine can reach. It runs as a
 * command: it ends when it is stopped, or with all other commands.
 */
export async function startServer(place: Place): Promise<CarefreeServer> {
  const options = await createCluster(place);
  const args = serverArguments(place, CAREFREE);
  const running = runCommand(join(place.binaries, 'postgres'), args, options);
  await untilReady(place, { options, running });
  return {
    url: `postgres://postgres@127.0.0.1:${place.port}/postgres`,
    async stop() {
      const stop = ['stop', '--mode=immediate', '--pgdata', join(place.folder, 'data')];
      await runCommand(join(place.binaries, 'pg_ctl'), stop, options);
      await running;
    },
  };
}

async function untilReady(
  place: Place,
  server: { readonly options: CommandOptions; readonly running: Promise<CommandResult> },
): Promise<void> {
  let ended: string | undefined;
  void server.running.then((result) => {
    ended = result.output;
  });
  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline && ended === undefined) {
    if (await isAnswering(place, server.options)) return;
    await wait(100);
  }
  throw new Error(`PostgreSQL does not start:\n${ended ?? 'no answer'}`);
}
