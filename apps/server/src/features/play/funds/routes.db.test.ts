import { playEndpoints } from '@maneki/contract/play/endpoints';
import { walletEndpoints } from '@maneki/contract/wallet/endpoints';
import { afterAll, expect, test } from 'vitest';
import { addVendor } from '#features/catalog';
import { startTestServer } from '#testing/test-server';
import { addTestProvider } from '../testing/add-test-provider.ts';
import { startVendorServer } from '../testing/vendor-server.ts';

const server = await startTestServer();
const vendor = await startVendorServer();
afterAll(async () => {
  await server.dispose();
  await vendor.stop();
});
const { database, clock, services } = server;
const parts = { database, sealer: services.play.sealer };
vendor.state.key = await addTestProvider(parts, {
  code: 'derby',
  baseUrl: vendor.url,
  now: clock.now(),
});
await database.statement((tx) =>
  addVendor(tx, {
    code: 'derby',
    providerCode: 'derby',
    category: 'COCKFIGHT',
    walletMode: 'TRANSFER',
    names: { EN: 'Derby', JA: 'ダービー' },
  }),
);
services.play.providers.forget();
await services.catalogue.reload();
const sakura = await server.logIn('sakura');
const inJapanese = { language: 'JA' };

const mainBalance = async () => {
  const { body } = await server.send(walletEndpoints.getWallet, {}, { cookie: sakura });
  return Number(body.value.mainBalance);
};

const transfer = (input: object, headers: Record<string, string>) => {
  const wish = { vendor: 'derby', direction: 'TO_VENDOR', amount: '200', ...input } as const;
  return server.send(playEndpoints.transferFunds, wish, { cookie: sakura, headers });
};

test('a transfer needs a key, and the same key is the same transfer', async () => {
  expect(await transfer({}, {})).toMatchObject({
    status: 400,
    body: { code: 'call.idempotency_key_needed' },
  });
  const before = await mainBalance();
  const key = { 'idempotency-key': 'first-wish-of-sakura' };
  const first = await transfer({}, { ...key, ...inJapanese });
  expect(first).toMatchObject({
    status: 200,
    body: { value: { status: 'SUCCESS', vendor: { name: 'ダービー' }, amount: '200' } },
  });
  expect((await transfer({}, { ...key, ...inJapanese })).body).toEqual(first.body);
  expect(await transfer({ amount: '300' }, key)).toMatchObject({
    status: 409,
    body: { code: 'wallet.key_reused' },
  });
  expect(await mainBalance()).toBe(before - 200);
});

test('the wallet counts what the vendor holds', async () => {
  const answer = await server.send(walletEndpoints.getWallet, {}, { cookie: sakura });
  const { sumBalance, mainBalance: main, wallets, isStale } = answer.body.value;
  expect(Number(sumBalance)).toBe(Number(main) + 200);
  expect(isStale).toBe(false);
  expect(wallets).toMatchObject([
    { code: 'MAIN' },
    { code: 'derby', name: 'Derby', balance: '200', isStale: false },
  ]);
});

test('what is wrong with an amount is said with the least that is right', async () => {
  const key = { 'idempotency-key': 'too-little-to-move' };
  expect(await transfer({ amount: '149' }, key)).toMatchObject({
    status: 422,
    body: { code: 'play.transfer_amount_invalid', detail: { minimum: '150' } },
  });
  expect(await transfer({ amount: '1e3' }, key)).toMatchObject({
    status: 422,
    body: { code: 'call.input_invalid' },
  });
});

test('a vendor’s game starts with the balance inside, and everything comes home', async () => {
  const all = await mainBalance();
  const game = { vendor: 'derby', gameId: 'lucky-cat', mode: 'real' } as const;
  const launched = await server.send(playEndpoints.launchGame, game, { cookie: sakura });
  expect(launched).toMatchObject({ status: 200 });
  expect(await mainBalance()).toBe(0);
  const headers = { 'idempotency-key': 'everything-comes-home' };
  const recalled = await server.send(playEndpoints.recallFunds, {}, { cookie: sakura, headers });
  expect(recalled.body.value.transfers).toMatchObject([
    { direction: 'FROM_VENDOR', amount: String(all + 200), status: 'SUCCESS' },
  ]);
  expect(await mainBalance()).toBe(all + 200);
});

test('whoever wants it otherwise keeps the money where it is', async () => {
  const choice = { isAuto: false };
  const chosen = await server.send(playEndpoints.setAutoTransfer, choice, { cookie: sakura });
  expect(chosen.body).toEqual({ value: { isAuto: false } });
  const before = await mainBalance();
  const game = { vendor: 'derby', gameId: 'lucky-cat', mode: 'real' } as const;
  await server.send(playEndpoints.launchGame, game, { cookie: sakura });
  expect(await mainBalance()).toBe(before);
  const shown = await server.send(playEndpoints.listVendorWallets, {}, { cookie: sakura });
  expect(shown.body.value).toMatchObject({ isAuto: false, vendors: [{ code: 'derby' }] });
  expect(shown.body.value.transfers).toHaveLength(3);
});

test('play credit never leaves', async () => {
  const cookie = await server.logIn('demoagent');
  expect(await server.send(playEndpoints.listVendorWallets, {}, { cookie })).toMatchObject({
    status: 403,
  });
  const { body } = await server.send(walletEndpoints.getWallet, {}, { cookie });
  expect(body.value.wallets).toMatchObject([{ code: 'MAIN' }]);
});
