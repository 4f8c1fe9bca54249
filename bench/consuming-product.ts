/**
 * The product at which only bets are placed, and beside it so many consumers of decided bets as
 * CONSUMERS says. A second port tells how many events they have handled.
 */
import { createServer } from 'node:http';
import { readConfig } from '@maneki/main/config';
import { loadSite } from '@maneki/main/load-site';
import { startProduct } from '@maneki/main/start-product';
import { runOutbox } from '@maneki/server/platform/outbox/run-outbox';
import { createConsumers } from './consumers.ts';

// A role of its own is not for the embedded database in production, where nobody else would do the rest.
const config = { ...readConfig({ ...process.env, ROLE: 'all' }), ROLE: 'web' as const };
const product = await startProduct(config, { site: await loadSite(), isDevelopment: false });
const { database, clock, log, metrics } = product.services;
const { handlers, countHandled } = createConsumers(Number(process.env.CONSUMERS));
const fanout = { async publish() {} };
const outbox =
  handlers.length > 0 ? runOutbox({ database, clock, log, metrics, handlers, fanout }) : undefined;
const status = createServer((_request, response) => response.end(String(countHandled())));
status.listen(Number(process.env.STATUS_PORT), '127.0.0.1');

process.once('SIGTERM', async () => {
  status.close();
  await outbox?.stop();
  await product.stop();
  process.exit(0);
});
