/**
 * The product at which only bets are placed, with every handler of its events, or with all but those of rewards
 * where REWARDS is `off`. A second port tells how many bets were counted.
 */
import { createServer } from 'node:http';
import { readConfig } from '@maneki/main/config';
import { loadSite } from '@maneki/main/load-site';
import { startProduct } from '@maneki/main/start-product';
import { everyFeature, features } from '@maneki/server/feature-list';
import type { AnyEventHandler } from '@maneki/server/platform/outbox/event-handler';
import { runOutbox } from '@maneki/server/platform/outbox/run-outbox';

let counted = 0;
const status = createServer((_request, response) => response.end(String(counted)));
// Before the product says that it is ready.
status.listen(Number(process.env.STATUS_PORT), '127.0.0.1');

// A role of its own is not for the embedded database in production, where nobody else would do the rest.
const config = { ...readConfig({ ...process.env, ROLE: 'all' }), ROLE: 'web' as const };
const product = await startProduct(config, { site: await loadSite(), isDevelopment: false });
const { database, clock, log, metrics } = product.services;
const ofRewards = new Set<string>(features.rewards.eventHandlers?.map(({ name }) => name));
/** One of them stands for all: of rewards, or of what counts without them. */
const COUNTING = process.env.REWARDS === 'off' ? 'play.count_bets' : 'rewards.count_vip_bets';

const count = (handler: AnyEventHandler): AnyEventHandler => ({
  ...handler,
  async handle(context, events: never) {
    await handler.handle(context, events);
    if (handler.name === COUNTING) counted += (events as readonly unknown[]).length;
  },
});

const all = everyFeature.flatMap(({ eventHandlers = [] }) => eventHandlers);
const others = all.filter(({ name }) => !ofRewards.has(name));
const own = process.env.REWARDS === 'off' ? [] : all.filter(({ name }) => ofRewards.has(name));
const handlers = [...others, ...own].map(count);
const fanout = { async publish() {} };
const outbox = runOutbox({ database, clock, log, metrics, handlers, fanout });

process.once('SIGTERM', async () => {
  status.close();
  await outbox.stop();
  await product.stop();
  process.exit(0);
});
