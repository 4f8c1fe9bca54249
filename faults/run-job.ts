/** Runs jobs of the product once, one after the other, in a process that can be killed: `run-job.ts <name,…> <url> <now>`. */
import { everyFeature } from '@maneki/server/feature-list';
import { ledgerInvariants } from '@maneki/server/ledger';
import { openDatabase } from '@maneki/server/platform/database/open-database';
import { silentLog } from '@maneki/server/testing/silent-log';
import { openServices } from './open-services.ts';

const [names, url, time] = process.argv.slice(2);
if (!names || !url || !time) throw new Error('What shall run, where, and when?');
const now = new Date(time);
const database = await openDatabase({ url, dataDir: '' });
const services = await openServices(database, {
  clock: { now: () => now },
  gateways: process.env.PAYMENT_PROVIDERS,
});
const tools = { ...services, log: silentLog, invariants: ledgerInvariants };
const known = new Map(
  everyFeature
    .flatMap((feature) => feature.jobs?.(tools) ?? [])
    .map((job) => [job.name as string, job]),
);
const jobs = names.split(',').map((name) => {
  const job = known.get(name);
  if (!job) throw new Error(`There is no job ${name}.`);
  return job;
});
process.send?.('ready');
const { signal } = new AbortController();
for (const job of jobs) await job.run({ database, now, log: silentLog, data: {} as never, signal });
await services.stop();
await database.close();
process.disconnect?.();
