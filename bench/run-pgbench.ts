import { join } from 'node:path';
import { runCommand } from '../tooling/gate/run-command.ts';
import type { DurableServer } from '../tooling/postgres/open-durable-server.ts';

export type PgbenchRun = {
  readonly database: string;
  readonly clients: number;
  readonly seconds: number;
  /** A script of our own instead of TPC-B. */
  readonly script?: string;
};

/** Transactions a second that `pgbench` reaches. Statements are prepared, so nobody pays for planning. */
export async function runPgbench(
  server: DurableServer,
  { database, clients, seconds, script }: PgbenchRun,
): Promise<number> {
  const load = ['-c', String(clients), '-j', '2', '-M', 'prepared', '-T', String(seconds)];
  const output = await callPgbench(server, [
    ...load,
    '-n',
    ...(script ? ['-f', script] : []),
    database,
  ]);
  const rate = /^tps = ([\d.]+)/m.exec(output)?.[1];
  if (rate === undefined) throw new Error(`pgbench does not say how fast it was:\n${output}`);
  return Number(rate);
}

/** The tables of TPC-B: a scale of 10 is a million accounts. */
export async function fillForPgbench(
  server: DurableServer,
  { database, scale }: { readonly database: string; readonly scale: number },
): Promise<void> {
  await callPgbench(server, ['-i', '-q', '-s', String(scale), database]);
}

async function callPgbench(server: DurableServer, args: readonly string[]): Promise<string> {
  const place = ['-h', '127.0.0.1', '-p', String(server.port), '-U', 'postgres'];
  const { code, output } = await runCommand(join(server.binaries, 'pgbench'), [...place, ...args]);
  if (code !== 0) throw new Error(`pgbench failed:\n${output}`);
  return output;
}
