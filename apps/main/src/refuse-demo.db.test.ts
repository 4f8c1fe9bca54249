import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { DEMO_PASSWORD } from '@maneki/server/features/identity/index';
import { startTestServer, type TestServer } from '@maneki/server/testing/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { demoCommands } from './demo-commands.ts';
import { listMissing, refuseDemoLeftovers } from './refuse-demo.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.dispose());

const start = (DEMO: 'on' | 'off') => refuseDemoLeftovers(server.database, readConfig({ DEMO }));

const playForMoney = () =>
  server.database.statement((tx) =>
    tx
      .updateTable('site_market_policies')
      .set({ mode: 'REAL', licence_ref: 'a licence' })
      .where('country_code', '=', 'PH')
      .execute(),
  );

const logIn = async () => {
  const input = { type: 'username', username: 'sakura', password: DEMO_PASSWORD } as const;
  return (await server.send(identityEndpoints.login, input)).status;
};

async function removeDemo() {
  const said: string[] = [];
  const code = await demoCommands(server)['demo:remove']((line) => said.push(line), []);
  return { code, said: said.join('\n') };
}

test('demo accounts, real money and a start without a demo exclude each other until they are removed', async () => {
  await expect(start('on')).resolves.toBeUndefined();
  await expect(start('off')).rejects.toThrow(
    /general01, agent01, sakura, demoagent, operator, supervisor.*demo:remove/,
  );
  await expect(playForMoney()).rejects.toThrow(/demo:remove/);
  const cookie = await server.logIn('sakura');

  expect(await removeDemo()).toEqual({ code: 0, said: expect.stringMatching(/^8 demo accounts/) });
  expect(await removeDemo()).toEqual({ code: 0, said: expect.stringMatching(/^0 demo accounts/) });
  expect(await logIn()).not.toBe(200);
  expect(await server.send(identityEndpoints.getMember, {}, { cookie })).toMatchObject({
    status: 401,
  });
  await expect(start('off')).resolves.toBeUndefined();

  await playForMoney();
  await expect(start('off')).resolves.toBeUndefined();
  await expect(start('on')).rejects.toThrow(/PH.*DEMO=off/);
});

test('nothing of a demo comes back while money is played for', async () => {
  const { database } = server;
  const enable = database.statement((tx) =>
    tx.updateTable('identity_members').set({ disabled_at: null }).execute(),
  );
  await expect(enable).rejects.toThrow(/demo:remove/);
  const give = database.statement((tx) =>
    tx.updateTable('identity_merchant_settings').set({ bonus_ru: 1 }).execute(),
  );
  await expect(give).rejects.toThrow(/demo:remove/);
});

test('a start with nothing configured says what is missing, a demonstration misses nothing', () => {
  expect(listMissing(readConfig({}))).toEqual([]);
  expect(listMissing(readConfig({ DEMO: 'off' }))).toEqual([
    expect.stringContaining('SMS_GATEWAY'),
    expect.stringContaining('SMTP_URL'),
    expect.stringContaining('MASTER_SECRET'),
    expect.stringContaining('operator:add'),
  ]);
});
