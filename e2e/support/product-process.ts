import { createServer } from 'node:http';
import { readConfig } from '@maneki/main/config';
import { loadSite } from '@maneki/main/load-site';
import { startProduct } from '@maneki/main/start-product';
import { changeSettings } from '@maneki/server/features/site/index';
import { addTestMerchants } from './test-merchants.ts';

/** One page that fails before anything is rendered, and one whose components throw while they are. */
const BROKEN = '/m/broken';
const BREAKING = '/m/breaking';

/**
 * The product as an operator would run it, with merchants that only tests need, one page that always
 * breaks, and a door on this machine's loopback through which a journey can change settings as the
 * console will.
 */
const config = readConfig(process.env);
const site = await loadSite();
const product = await startProduct(config, {
  site: {
    ...site,
    findPage: (path) =>
      path === BROKEN || path === BREAKING ? { path, isShared: false } : site.findPage(path),
    async render(request, visit) {
      const { pathname, origin } = new URL(request.url);
      if (pathname === BROKEN) throw new Error('a page breaks on purpose');
      if (pathname === BREAKING)
        return site.render(new Request(`${origin}/m/home`), { ...visit, call: answerNonsense });
      return site.render(request, visit);
    },
  },
  isDevelopment: process.env.E2E_GALLERY === 'true',
});
const { database, merchants } = product.services;
await addTestMerchants(database);
await merchants.reload();

/** Enough for the loaders, too little for the components. */
async function answerNonsense() {
  return { ok: true, value: { info: { whitelabel: { look: 'maneki' } } } } as never;
}

const control = createServer(async (request, response) => {
  if (request.method !== 'POST') return response.end();
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { merchantCode, change } = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  const at = new Date();
  const outcome = await database.transact((tx) =>
    changeSettings(tx, { merchantCode, change, by: 'a journey', at }),
  );
  return response.writeHead(outcome.ok ? 200 : 409).end(JSON.stringify(outcome));
});
control.listen(Number(process.env.E2E_CONTROL_PORT), '127.0.0.1');

process.on('SIGTERM', async () => {
  control.close();
  await product.stop();
  process.exit(0);
});
