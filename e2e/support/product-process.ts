import { createServer } from 'node:http';
import { readConfig } from '@maneki/main/config';
import { loadSite } from '@maneki/main/load-site';
import { startProduct } from '@maneki/main/start-product';
import { archiveContent } from '@maneki/server/features/content/index';
import { items } from '@maneki/server/features/content/seed/items';
import { drawCaptcha } from '@maneki/server/features/identity/index';
import { SOCIAL_CALLBACK } from '@maneki/server/features/identity/social/way-back';
import { firstMerchants } from '@maneki/server/features/site/first-merchants';
import { CAPTCHA_ANSWER } from '@maneki/server/testing/test-outside';
import { createContentDeeds } from './content-deeds.ts';
import { createDeeds } from './control-deeds.ts';
import { createMoneyDeeds } from './money-deeds.ts';
import { CLIENT, startOtherService } from './other-service.ts';
import { startPhoneProver } from './phone-prover.ts';
import { PROVER } from './prover-facts.ts';
import { createSessionDeeds } from './session-deeds.ts';
import { HOSTS } from './sites.ts';
import { createSlotDeeds } from './slot-deeds.ts';
import { addTestMerchants } from './test-merchants.ts';
import { addTestProviders } from './test-providers.ts';

/** One page that fails before anything is rendered, and one whose components throw while they are. */
const BROKEN = '/m/broken';
const BREAKING = '/m/breaking';

/**
 * The product as an operator would run it, with merchants that only tests need, one page that always
 * breaks, pictures that all ask for the same, a login service, somebody who proves phone numbers and game
 * providers elsewhere, and a door on this machine's loopback through which a journey can do what is not
 * done in a browser.
 */
const service = await startOtherService(
  `http://${HOSTS.social}:${process.env.PORT}${SOCIAL_CALLBACK}`,
);
const prover = await startPhoneProver();
const config = readConfig({
  ...process.env,
  // All journeys come from one address: it may register often, and its proofs become harder from little.
  PROOF_BITS: '4',
  REGISTRATIONS_PER_HOUR: '1000',
  REGISTRATIONS_PER_DAY: '1000',
  SOCIAL_GOOGLE_CLIENT_ID: CLIENT.id,
  SOCIAL_GOOGLE_CLIENT_SECRET: CLIENT.secret,
  SOCIAL_GOOGLE_ISSUER: service.issuer,
  FIREBASE_PROJECT_ID: PROVER.projectId,
  FIREBASE_KEYS_URL: `${prover.url}/keys`,
  FIREBASE_API_KEY: PROVER.apiKey,
  FIREBASE_AUTH_URL: prover.url,
  FIREBASE_MERCHANTS: 'firebase',
});
const site = await loadSite();
const product = await startProduct(config, {
  site: {
    ...site,
    findPage: (path) =>
      path === BROKEN || path === BREAKING
        ? { ...site.findPage('/m/home')!, path, isShared: false }
        : site.findPage(path),
    async render(request, visit) {
      const { pathname, origin } = new URL(request.url);
      if (pathname === BROKEN) throw new Error('a page breaks on purpose');
      if (pathname === BREAKING)
        return site.render(new Request(`${origin}/m/home`), { ...visit, call: answerNonsense });
      return site.render(request, visit);
    },
  },
  outside: { drawCaptcha: async () => ({ ...(await drawCaptcha()), answer: CAPTCHA_ANSWER }) },
  isDevelopment: process.env.E2E_GALLERY === 'true',
});
const { database, merchants } = product.services;
await addTestMerchants(database);
await merchants.reload();
await archivePopups();
const providers = await addTestProviders(product.services);
// The product hears of all this in its own time; the journeys begin when it has.
product.services.play.providers.forget();
await product.services.content.reload();
await product.services.catalogue.reload();

/** They would stand before whatever a journey wants to press; a journey about popups writes its own. */
async function archivePopups(): Promise<void> {
  const popups = Object.entries(items).filter(([, { kind }]) => kind === 'PU');
  await database.transact(async (tx) => {
    for (const { code: merchantCode } of firstMerchants)
      for (const [key] of popups)
        await archiveContent(tx, { merchantCode, key, by: 'the journeys', at: new Date() });
  });
}

/** Enough for the loaders, too little for the components. */
async function answerNonsense() {
  return { ok: true, value: { info: { whitelabel: { look: 'maneki' } } } } as never;
}

const deeds: Record<string, (input: never) => Promise<unknown>> = {
  ...createDeeds(database),
  ...createContentDeeds(product.services),
  ...createMoneyDeeds(product.services, providers),
  ...createSessionDeeds(database),
  ...createSlotDeeds(database),
};
const control = createServer(async (request, response) => {
  if (request.method !== 'POST') return response.end();
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  try {
    const { do: name, ...input } = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    const value = await deeds[name]!(input as never);
    return response.end(JSON.stringify({ value }));
  } catch (error) {
    return response.writeHead(409).end(String(error));
  }
});
control.listen(Number(process.env.E2E_CONTROL_PORT), '127.0.0.1');

process.on('SIGTERM', async () => {
  control.close();
  service.close();
  prover.close();
  await providers.vendor.stop();
  await product.stop();
  process.exit(0);
});
