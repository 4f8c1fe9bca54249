import { playEndpoints } from '@maneki/contract/play/endpoints';
import { DAY_MS } from '@maneki/kernel/clock';
import { afterAll, expect, test } from 'vitest';
import { seed } from './seed.ts';
import { houseManifest } from './testing/house-manifest.ts';
import { startTestServer } from './testing/test-server.ts';

const server = await startTestServer();
afterAll(() => server.dispose());
const { database, clock } = server;

const dayBefore = (days: number) =>
  new Date(clock.now().getTime() - days * DAY_MS).toISOString().slice(0, 10);
const month = { from: dayBefore(30), to: dayBefore(0) };

test('each demo account looks back on a month of bets', async () => {
  for (const username of ['sakura', 'agent01', 'general01', 'demoagent']) {
    const cookie = await server.logIn(username);
    const sums = await server.send(playEndpoints.sumTickets, month, { cookie });
    expect([username, sums.body.value]).toMatchObject([username, { count: 60 }]);
    const cancelled = { ...month, status: 'CANCELLED' } as const;
    const back = await server.send(playEndpoints.sumTickets, cancelled, { cookie });
    expect(back.body.value).toMatchObject({ count: 2, stake: '0', net: '0' });
    const pending = { ...month, status: 'PENDING' } as const;
    const open = await server.send(playEndpoints.sumTickets, pending, { cookie });
    expect(open.body.value).toMatchObject({ count: 0 });
  }
});

test('the games of the past are the house’s, and have names', async () => {
  const cookie = await server.logIn('sakura');
  const headers = { language: 'JA' };
  const played = await server.send(playEndpoints.listPlayed, {}, { cookie, headers });
  expect(played.body.value.vendors).toMatchObject([
    { code: 'HSLOT', name: 'マネキオリジナル', category: 'RNG', games: { length: 3 } },
  ]);
  const { games } = played.body.value.vendors[0];
  expect(games).toContainEqual({ id: 'maneki3', name: '招き猫トリプル' });
});

test('a second start adds nothing', async () => {
  const count = () =>
    database.statement((tx) =>
      tx
        .selectFrom('wallet_transfers')
        .select((of) => of.fn.countAll().as('count'))
        .executeTakeFirstOrThrow(),
    );
  const before = await count();
  await seed(database, { manifest: houseManifest, isDemo: true, now: clock.now() });
  expect(await count()).toEqual(before);
});
