import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { operatorsEndpoints } from '@maneki/contract/operators/endpoints';
import { playConsoleEndpoints } from '@maneki/contract/play/console-endpoints';
import { DEMO_PASSWORD } from '@maneki/server/features/identity/index';
import { addProvider, addProviderKey, listDemoKeys } from '@maneki/server/features/play/index';
import { enterOperator } from '@maneki/server/testing/enter-operator';
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

/** What anybody may do at the console while they are an operator of the demo: let a friend in, and more. */
async function visit() {
  const { database, clock, send } = server;
  const visitor = await enterOperator(server, { name: 'operator' });
  const friend = { name: 'stranger', role: 'owner' as const, merchantCodes: [] };
  const { invitation } = (await send(operatorsEndpoints.addOperator, friend, visitor)).body.value;
  const stranger = await enterOperator(server, { name: 'stranger' });
  const keyId = await database.transact(async (tx) => {
    const now = clock.now();
    const { sealer } = server.services.play;
    await addProvider(tx, { code: 'acme', name: 'Acme', baseUrl: null, now });
    const made = await addProviderKey(tx, { providerCode: 'acme', sealer, now });
    if (!made.ok) throw new Error(made.refusal.code);
    const collect_until = new Date(now.getTime() + 1_000);
    await tx.updateTable('play_provider_keys').set({ collect_until }).execute();
    return made.value.keyId;
  });
  const collected = await send(playConsoleEndpoints.collectProviderKey, { keyId }, stranger);
  expect(collected.status).toBe(200);
  const wish = { provider: 'acme', reason: 'a visitor' };
  const proposed = await send(playConsoleEndpoints.proposeProviderKey, wish, stranger);
  return { invitation, stranger, keyId, proposalId: proposed.body.value.proposalId };
}

test('[CONSOLE-1] demo accounts, real money and a start without a demo exclude each other until they are removed', async () => {
  await expect(start('on')).resolves.toBeUndefined();
  await expect(start('off')).rejects.toThrow(
    /general01, agent01, sakura, demoagent, operator, supervisor.*demo:remove/,
  );
  await expect(playForMoney()).rejects.toThrow(/demo:remove/);
  const cookie = await server.logIn('sakura');
  const { invitation, stranger, keyId, proposalId } = await visit();

  const removed = await removeDemo();
  expect(removed.code).toBe(0);
  expect(removed.said).toMatch(/added .*: stranger\.\n.*retired: .*\n42 demo accounts/);
  expect(removed.said).toContain(keyId);
  expect(await removeDemo()).toEqual({ code: 0, said: expect.stringMatching(/^0 demo accounts/) });
  expect(await logIn()).not.toBe(200);
  expect(await server.send(identityEndpoints.getMember, {}, { cookie })).toMatchObject({
    status: 401,
  });
  const { readInvitation, getSelf, approveProposal } = operatorsEndpoints;
  expect((await server.send(readInvitation, { invitation })).status).toBe(404);
  expect((await server.send(getSelf, {}, stranger)).status).toBe(401);
  expect(await server.database.transact(listDemoKeys)).toEqual([]);
  const owner = await enterOperator(server, { name: 'proprietor' });
  expect(await server.send(approveProposal, { id: proposalId }, owner)).toMatchObject({
    body: { code: 'operators.proposal_expired' },
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
