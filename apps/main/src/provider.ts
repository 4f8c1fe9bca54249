/**
 * `npm run provider:add` and `npm run provider:rotate`: who may send bets, and with which key. The key is
 * printed once, as `key:secret`.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '@maneki/kernel/clock';
import { PROVIDER_KEYS_PURPOSE } from '@maneki/server/features/play/index';
import { DatabaseUnusableError } from '@maneki/server/platform/database/database';
import { openDatabase } from '@maneki/server/platform/database/open-database';
import { createSealer } from '@maneki/server/platform/encryption/seal';
import { type Config, readConfig } from './config.ts';
import { describeFailure } from './describe-failure.ts';
import { findOrMakeMasterSecret } from './master-secret.ts';
import { askOperatorDoor, COULD_NOT } from './operator-door.ts';
import { isProviderCommand, type ProviderCommand, providerCommands } from './provider-commands.ts';

const say = (line: string) => console.log(line);

async function run(config: Config, command: ProviderCommand, args: readonly string[]) {
  const { DATABASE_URL: url, DATA_DIR: dataDir, MASTER_SECRET } = config;
  if (!url) {
    // A running product holds the embedded database: it does what we ask.
    const code = await askOperatorDoor({ dataDir, command, args, say });
    if (code !== undefined) return code;
    if (!existsSync(join(dataDir, 'database')))
      throw new DatabaseUnusableError(`There is no database in ${dataDir}.`);
  }
  const database = await openDatabase({ url, dataDir, poolSize: 1 });
  try {
    const masterSecret = MASTER_SECRET ?? (await findOrMakeMasterSecret(dataDir));
    const sealer = createSealer(masterSecret, PROVIDER_KEYS_PURPOSE);
    // Nodes that run notice by themselves, within half a minute.
    const tools = { database, clock: systemClock, sealer, onChange: () => {} };
    return await providerCommands(tools)[command](say, args);
  } finally {
    await database.close();
  }
}

async function main(): Promise<number> {
  const [command = '', ...args] = process.argv.slice(2);
  try {
    if (isProviderCommand(command)) return await run(readConfig(process.env), command, args);
    console.error(`There is no such command: ${command}`);
  } catch (error) {
    console.error(describeFailure(error));
  }
  return COULD_NOT;
}

process.exitCode = await main();
