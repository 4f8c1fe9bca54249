/** Runs one job of the product once, in a process that can be killed: `run-job.ts <name> <url> <now>`. */
import { everyFeature } from '@maneki/server/feature-list';
import { REGISTRATION_BUDGET } from '@maneki/server/features/identity/index';
import { ledgerInvariants } from '@maneki/server/ledger';
import { openDatabase } from '@maneki/server/platform/database/open-database';
import { ORDINARY_BITS } from '@maneki/server/platform/proof/difficulty';
import { startServices } from '@maneki/server/start-services';
import { silentLog } from '@maneki/server/testing/silent-log';
import { recordMessages } from '@maneki/server/testing/test-outside';
import { MASTER_SECRET } from '../bench/provider-keys.ts';

const [name, url, time] = process.argv.slice(2);
if (!name || !url || !time) throw new Error('What shall run, where, and when?');
const now = new Date(time);
const database = await openDatabase({ url, dataDir: '' });
const services = await startServices({
  database,
  clock: { now: () => now },
  log: silentLog,
  masterSecret: MASTER_SECRET,
  redisUrl: undefined,
  proofBits: ORDINARY_BITS,
  registrationBudget: REGISTRATION_BUDGET,
  isWorker: false,
  outside: recordMessages().outside,
});
const tools = { ...services, log: silentLog, invariants: ledgerInvariants };
const job = everyFeature
  .flatMap((feature) => feature.jobs?.(tools) ?? [])
  .find((one) => one.name === name);
if (!job) throw new Error(`There is no job ${name}.`);
process.send?.('ready');
const { signal } = new AbortController();
await job.run({ database, now, log: silentLog, data: {} as never, signal });
await services.stop();
await database.close();
process.disconnect?.();
