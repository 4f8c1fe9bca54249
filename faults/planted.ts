import { checkFully } from '@maneki/server/features/wallet/index';
import { walletJobs } from '@maneki/server/features/wallet/jobs';
import { ledgerInvariants } from '@maneki/server/ledger';
import type { Database } from '@maneki/server/platform/database/database';
import { openTestDatabase } from '@maneki/server/platform/database/testing/test-database';
import { silentLog } from '@maneki/server/testing/silent-log';
import { sql } from 'kysely';
import { createBetting, placeBetsFor } from '../bench/place-bets.ts';
import { addGame, addPlayers } from '../bench/players.ts';
import type { FaultReport, FaultRun } from './fault.ts';
import { PLANTS } from './plants.ts';

const PLAYERS = 3;
const SECONDS = 1;

/** Constraints that would refuse some of the faults: they can be lost like anything else. */
const CONSTRAINTS = [
  'alter table wallet_transfers drop constraint wallet_transfers__two_sides',
  'alter table wallet_accounts drop constraint wallet_accounts__never_negative',
  'alter table play_tickets drop constraint play_tickets__adds_up',
];

/** Spoils the books in every way that we can think of, one at a time, and sees each one found. */
export async function plantFaults(run: FaultRun): Promise<FaultReport> {
  const database = await openTestDatabase();
  run.endLater(() => database.dispose());
  const now = new Date();
  await addGame(database, now);
  await addPlayers(database, { from: 1, to: PLAYERS, balance: 1_000_000n, now });
  const betting = createBetting(database);
  await placeBetsFor(betting, { atOnce: PLAYERS, seconds: SECONDS, players: PLAYERS });
  await rollUp(database);
  for (const statement of CONSTRAINTS) await execute(database, statement);
  const before = await findBroken(database);
  const wrong = before.length > 0 ? [`before anything was planted: ${before.join(', ')}`] : [];
  for (const { what, spoil, mend, found } of PLANTS) {
    for (const statement of spoil) await execute(database, statement);
    const broken = await findBroken(database);
    if (!broken.includes(found)) wrong.push(`${what}: ${broken.join(', ') || 'nothing'} was found`);
    for (const statement of mend) await execute(database, statement);
    const left = await findBroken(database);
    if (left.length > 0) wrong.push(`${what}, mended: ${left.join(', ')}`);
  }
  return { did: `${PLANTS.length} faults planted in the books, one at a time`, wrong };
}

const execute = (database: Database, statement: string) =>
  database.statement((tx) => sql.raw(statement).execute(tx));

async function findBroken(database: Database): Promise<string[]> {
  const verdicts = await checkFully(database, { invariants: ledgerInvariants, now: new Date() });
  return verdicts.filter(({ count }) => count > 0).map(({ invariant }) => invariant);
}

async function rollUp(database: Database): Promise<void> {
  const job = walletJobs.find(({ name }) => name === 'wallet.roll-up');
  if (!job) throw new Error('There is no job that rolls up.');
  const { signal } = new AbortController();
  await job.run({ database, now: new Date(), log: silentLog, data: {} as never, signal });
}
