/**
 * The npm scripts `provider:*`, which say who may send bets, with which key and what they may pay,
 * `operator:*`, which say who may run merchants, `audit:check` and `demo:remove`. Keys and tokens are
 * printed once.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '@maneki/kernel/clock';
import {
  createCeilingGuard,
  type DecideServices,
  PROVIDER_KEYS_PURPOSE,
} from '@maneki/server/features/play/index';
import { openMerchantDirectory } from '@maneki/server/features/site/index';
import { type Database, DatabaseUnusableError } from '@maneki/server/platform/database/database';
import { openDatabase } from '@maneki/server/platform/database/open-database';
import { createSealer } from '@maneki/server/platform/encryption/seal';
import { drawId } from '@maneki/server/platform/secrets/secrets';
import { accountCommands, isAccountCommand } from './account-commands.ts';
import { auditCommands, isAuditCommand } from './audit-commands.ts';
import { ceilingCommands, isCeilingCommand } from './ceiling-commands.ts';
import { type Config, readConfig } from './config.ts';
import { demoCommands, isDemoCommand } from './demo-commands.ts';
import { describeFailure } from './describe-failure.ts';
import { findOrMakeMasterSecret } from './master-secret.ts';
import { askOperatorDoor, COULD_NOT } from './operator-door.ts';
import { isProviderCommand, providerCommands } from './provider-commands.ts';

const say = (line: string) => console.log(line);

async function run(config: Config, command: string, args: readonly string[]) {
  const { DATABASE_URL: url, DATA_DIR: dataDir, MASTER_SECRET } = config;
  if (!url) {
    // A running product holds the embedded database: it does what we ask.
    const code = await askOperatorDoor({ dataDir, command, args, say });
    if (code !== undefined) return code;
    if (!existsSync(join(dataDir, 'database')))
      throw new DatabaseUnusableError(`There is no database in ${dataDir}.`);
  }
  const database = await openDatabase({ url, dataDir, poolSize: 1 });
  const tools = { database, clock: systemClock };
  try {
    if (isAccountCommand(command)) return await accountCommands(tools)[command](say, args);
    if (isAuditCommand(command)) return await auditCommands(tools)[command](say, args);
    if (isDemoCommand(command)) return await demoCommands(tools)[command](say, args);
    if (isCeilingCommand(command)) {
      const decisions = await openDecisions(database);
      return await ceilingCommands({ ...tools, decisions })[command](say, args);
    }
    if (!isProviderCommand(command)) return explain(command);
    const masterSecret = MASTER_SECRET ?? (await findOrMakeMasterSecret(dataDir));
    const sealer = createSealer(masterSecret, PROVIDER_KEYS_PURPOSE);
    // Nodes that run notice by themselves, within half a minute.
    return await providerCommands({ ...tools, sealer, onChange: () => {} })[command](say, args);
  } finally {
    await database.close();
  }
}

/** Beside a running product: its pages hear of a balance when they next ask. */
async function openDecisions(database: Database): Promise<DecideServices> {
  const log = { warn: () => {} };
  const processId = drawId(systemClock.now());
  return {
    database,
    merchants: await openMerchantDirectory(database),
    ceilings: createCeilingGuard({ database, log, processId }),
    tellBalance: () => {},
  };
}

function explain(command: string): number {
  console.error(`There is no such command: ${command}`);
  return COULD_NOT;
}

async function main(): Promise<number> {
  const [command = '', ...args] = process.argv.slice(2);
  try {
    return await run(readConfig(process.env), command, args);
  } catch (error) {
    console.error(describeFailure(error));
    return COULD_NOT;
  }
}

process.exitCode = await main();
