/**
 * `npm run ledger:check`: is every yen where the books say it is? One line for each invariant; leaves
 * with 0 when all hold, 1 when something was found, 2 when it could not look.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '@maneki/kernel/clock';
import { DatabaseUnusableError } from '@maneki/server/platform/database/database';
import { openDatabase } from '@maneki/server/platform/database/open-database';
import { type Config, readConfig } from './config.ts';
import { describeFailure } from './describe-failure.ts';
import { askOperatorDoor, COULD_NOT } from './operator-door.ts';

const say = (line: string) => console.log(line);

async function check({ DATABASE_URL: url, DATA_DIR: dataDir }: Config): Promise<number> {
  if (!url) {
    // A running product holds the embedded database: it looks for us.
    const code = await askOperatorDoor({ dataDir, command: 'ledger:check', args: [], say });
    if (code !== undefined) return code;
    if (!existsSync(join(dataDir, 'database')))
      throw new DatabaseUnusableError(`There is no database in ${dataDir}.`);
  }
  const database = await openDatabase({ url, dataDir, poolSize: 1 });
  try {
    // Brings all features along, for which nobody waits whose product runs or whose database cannot be opened.
    const { checkLedgerAloud } = await import('./check-ledger-aloud.ts');
    const { code } = await checkLedgerAloud(database, { say, now: systemClock.now() });
    return code;
  } finally {
    await database.close();
  }
}

async function main(): Promise<number> {
  try {
    return await check(readConfig(process.env));
  } catch (error) {
    console.error(describeFailure(error));
    return COULD_NOT;
  }
}

process.exitCode = await main();
