import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { walletEndpoints } from '@maneki/contract/wallet/endpoints';
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#testing/test-server';
import { getWallet } from './get-wallet.ts';

const server = await startTestServer();
afterAll(() => server.dispose());
const today = { from: '2030-01-01', to: '2030-01-01' };

test('[CASH-1] the wallet is opened when its owner first looks at it, and only then', async () => {
  const cookie = await server.logIn('sakura');
  const first = await server.send(walletEndpoints.getWallet, {}, { cookie });
  expect(first).toMatchObject({
    status: 200,
    body: {
      value: {
        currency: 'JPY.DEMO',
        currencySymbol: '¥',
        isPlayCredit: false,
        isStale: false,
        wallets: [{ code: 'MAIN', name: null, isStale: false }],
      },
    },
  });
  const { value } = first.body;
  expect(value.sumBalance).toBe(value.mainBalance);
  expect(value.wallets[0].balance).toBe(value.mainBalance);
  const second = await server.send(walletEndpoints.getWallet, {}, { cookie });
  expect(second.body.value).toEqual(value);
});

test('play credit says so, with the sign of its currency', async () => {
  const cookie = await server.logIn('demoagent');
  const { body } = await server.send(walletEndpoints.getWallet, {}, { cookie });
  expect(body.value).toMatchObject({
    currency: 'JPY.PLAY',
    currencySymbol: '¥',
    isPlayCredit: true,
    mainBalance: expect.stringMatching(/^\d+$/),
  });
});

test('the record and its totals are answered over the wire', async () => {
  const cookie = await server.logIn('demoagent');
  await server.send(walletEndpoints.getWallet, {}, { cookie });
  const asked = { ...today, group: 'all' } as const;
  const listed = await server.send(walletEndpoints.listTransfers, asked, { cookie });
  expect(listed).toMatchObject({ status: 200, body: { value: { next: null } } });
  const summed = await server.send(walletEndpoints.sumTransfers, asked, { cookie });
  expect(summed.body.value.count).toBe(listed.body.value.list.length);
});

test('whoever looks at the record first finds there what the wallet begins with', async () => {
  const trial = await server.send(identityEndpoints.startTestPlay, {});
  const { cookie } = trial;
  const { body } = await server.send(walletEndpoints.listTransfers, today, { cookie });
  expect(body.value.list).toMatchObject([
    { kind: 'PROMO', direction: 'IN', amount: '300000', balanceAfter: '300000' },
  ]);
});

test('the agent’s record is an agent’s', async () => {
  const asked = { ...today, group: 'all', types: 'A' } as const;
  const player = { cookie: await server.logIn('sakura') };
  const refused = await server.send(walletEndpoints.listTransfers, asked, player);
  expect(refused).toMatchObject({ status: 403, body: { code: 'wallet.not_agent' } });
  const agent = { cookie: await server.logIn('agent01') };
  const shown = await server.send(walletEndpoints.listTransfers, asked, agent);
  expect(shown).toMatchObject({ status: 200, body: { value: { list: [] } } });
});

test('what cannot be shown is refused with a sentence that names the limits', async () => {
  const cookie = await server.logIn('sakura');
  const asked = { from: '2029-01-01', to: '2029-01-01', group: 'all' } as const;
  const answer = await server.send(walletEndpoints.listTransfers, asked, { cookie });
  expect(answer).toMatchObject({
    status: 422,
    body: { code: 'wallet.period_invalid', detail: { days: 31, back: 90 } },
  });
  const broken = { ...today, group: 'all', cursor: 'x' } as const;
  expect(await server.send(walletEndpoints.listTransfers, broken, { cookie })).toMatchObject({
    status: 422,
    body: { code: 'wallet.cursor_invalid' },
  });
  const noDay = { from: '2030-02-30', to: '2030-02-30', group: 'all' } as const;
  expect(await server.send(walletEndpoints.listTransfers, noDay, { cookie })).toMatchObject({
    status: 422,
    body: { code: 'call.input_invalid' },
  });
});

test('a guest sees nobody’s money', async () => {
  expect(await server.send(walletEndpoints.getWallet, {})).toMatchObject({ status: 401 });
});

test('what vendors hold counts, as far as they have ever answered', async () => {
  const { database, services, clock } = server;
  const memberId = (
    await database.statement((tx) =>
      tx
        .selectFrom('identity_members')
        .select('id')
        .where('username', '=', 'sakura')
        .executeTakeFirstOrThrow(),
    )
  ).id;
  const alone = await getWallet(services, { memberId, language: 'EN', now: clock.now() });
  const listVendorBalances = async () => [
    { code: 'DS88', name: 'Derby', balance: 15_000n, isStale: false },
    { code: 'NEW', name: 'New', balance: null, isStale: true },
  ];
  const withVendors = { ...services, listVendorBalances };
  const wallet = await getWallet(withVendors, { memberId, language: 'EN', now: clock.now() });
  expect(wallet.isStale).toBe(true);
  expect(Number(wallet.sumBalance) - Number(alone.sumBalance)).toBe(1.5);
  expect(wallet.mainBalance).toBe(alone.mainBalance);
  expect(wallet.wallets).toMatchObject([
    { code: 'MAIN' },
    { code: 'DS88', balance: '1.5', isStale: false },
    { code: 'NEW', balance: null, isStale: true },
  ]);
});
