import { operatorsEndpoints } from '@maneki/contract/operators/endpoints';
import type { OperatorRole } from '@maneki/contract/operators/rights';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#testing/test-server';
import { addOperator } from './add-operator.ts';
import { listDemoOperators } from './demo/demo-operators.ts';
import { openOperatorSession } from './open-session.ts';

const { listOperators, disableOperator, inviteOperator, logIn, readDoor, readInvitation, getSelf } =
  operatorsEndpoints;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.dispose());

async function enter(name: string, role: OperatorRole, ...merchantCodes: string[]) {
  const now = server.clock.now();
  const opened = await server.database.transact(async (tx) => {
    await addOperator(tx, { name, role, merchantCodes, now });
    return openOperatorSession(tx, { name, now });
  });
  if (!opened.ok) throw new Error(opened.refusal.code);
  return { headers: { authorization: `Bearer ${opened.value.token}`, merchant: 'maneki' } };
}

type As = Awaited<ReturnType<typeof enter>>;

const add = (as: As, name: string, ...merchantCodes: string[]) =>
  server.send(operatorsEndpoints.addOperator, { name, role: 'support', merchantCodes }, as);

const listNames = async (as: As) =>
  (await server.send(listOperators, {}, as)).body.value.operators.map(
    ({ name }: { name: string }) => name,
  );

test('[CONSOLE-1] an owner adds an operator, who is invited, and disables them', async () => {
  const as = await enter('boss', 'owner');
  const { status, body } = await add(as, 'helper', 'maneki');
  expect(status).toBe(200);
  const { invitation } = body.value;
  expect((await server.send(readInvitation, { invitation })).body.value.name).toBe('helper');
  expect(await add(as, 'helper')).toMatchObject({
    status: 409,
    body: { code: 'operators.name_taken' },
  });
  const disable = () => server.send(disableOperator, { name: 'helper', reason: 'has left' }, as);
  expect((await disable()).status).toBe(200);
  expect((await server.send(readInvitation, { invitation })).status).toBe(404);
  expect(await disable()).toMatchObject({ body: { code: 'operators.operator_unknown' } });
  const trail = await server.send(operatorsEndpoints.listActs, { subject: 'operator helper' }, as);
  expect(trail.body.value.rows).toMatchObject([
    {
      act: 'operators.disableOperator',
      reason: 'has left',
      before: 'invited',
      after: 'disabled',
    },
    { act: 'operators.addOperator', after: { role: 'support', merchantCodes: ['maneki'] } },
  ]);
});

test('[CONSOLE-1] whoever owns one merchant manages nobody of another, and nobody of all', async () => {
  const platform = await enter('platform', 'owner');
  const own = await enter('local', 'owner', 'maneki');
  await add(platform, 'filipina', 'sampaguita');
  await add(platform, 'global');
  expect(await add(own, 'neighbour', 'maneki')).toMatchObject({ status: 200 });
  for (const merchants of [['sampaguita'], ['maneki', 'sampaguita'], []])
    expect(await add(own, 'stranger', ...merchants)).toMatchObject({
      status: 422,
      body: { code: 'operators.merchant_unknown' },
    });
  const seen = await listNames(own);
  expect(seen).toEqual(expect.arrayContaining(['local', 'neighbour']));
  for (const hidden of ['filipina', 'global', 'platform']) {
    expect(seen).not.toContain(hidden);
    const wish = { name: hidden, reason: 'curious' };
    expect((await server.send(disableOperator, wish, own)).status).toBe(404);
    expect((await server.send(inviteOperator, wish, own)).status).toBe(404);
  }
  expect(await listNames(platform)).toEqual(
    expect.arrayContaining([...seen, 'filipina', 'global']),
  );
});

test('[CONSOLE-1] every merchant reads of an operator who runs its site, and no other', async () => {
  const as = await enter('everywhere', 'owner');
  await add(as, 'roamer');
  await add(as, 'islander', 'sampaguita');
  const subjectsAt = async (merchant: string) => {
    const act = operatorsEndpoints.addOperator.name;
    const headers = { ...as.headers, merchant };
    const trail = await server.send(
      operatorsEndpoints.listActs,
      { act, operator: 'everywhere' },
      { headers },
    );
    return trail.body.value.rows.map(({ subject }: { subject: string }) => subject);
  };
  expect(await subjectsAt('maneki')).toEqual(['operator roamer']);
  expect(await subjectsAt('sampaguita')).toEqual(['operator islander', 'operator roamer']);
});

test('[CONSOLE-1] a new invitation ends what the operator came in with', async () => {
  const as = await enter('inviter', 'owner');
  const guest = await enter('guest', 'support', 'maneki');
  expect((await server.send(getSelf, {}, guest)).status).toBe(200);
  const wish = { name: 'guest', reason: 'lost the phone' };
  expect((await server.send(inviteOperator, wish, as)).status).toBe(200);
  expect((await server.send(getSelf, {}, guest)).status).toBe(401);
  for (const call of [inviteOperator, disableOperator])
    expect(await server.send(call, { name: 'inviter', reason: 'by mistake' }, as)).toMatchObject({
      status: 409,
      body: { code: 'operators.not_yourself' },
    });
});

test('[CONSOLE-1] whom a demonstration adds leaves with it, and it touches nobody else', async () => {
  const { codes } = (await server.send(readDoor, {})).body.value.demo;
  const visitor = await enter('operator', 'owner');
  const { status, body } = await add(visitor, 'stranger');
  expect(status).toBe(200);
  const { invitation } = body.value;
  expect((await server.send(readInvitation, { invitation })).body.value.name).toBe('stranger');
  expect(await server.send(readDoor, {})).toMatchObject({ body: { value: { demo: { codes } } } });

  const business = await enter('proprietor', 'owner');
  for (const call of [inviteOperator, disableOperator])
    expect(
      await server.send(call, { name: 'proprietor', reason: 'a visitor' }, visitor),
    ).toMatchObject({ status: 403, body: { code: 'operators.demo_only' } });
  expect((await server.send(getSelf, {}, business)).status).toBe(200);

  // As the start and whoever wants to play for money are told.
  const demo = ['operator', 'stranger', 'supervisor'];
  expect(await server.database.transact(listDemoOperators)).toEqual(demo);
});

test('[CONSOLE-1] a demonstration tells the codes of its operators, and a business has none', async () => {
  const door = async () => (await server.send(readDoor, {})).body.value.demo;
  const { password, codes } = await door();
  expect(codes.map(({ name }: { name: string }) => name)).toEqual(['operator', 'supervisor']);
  // Each twice: whoever visits a demonstration shares the code with everybody else.
  for (const { name, code } of [...codes, ...codes])
    expect(await server.send(logIn, { name, password, code })).toMatchObject({ status: 200 });
  const goReal = () =>
    server.database.statement((tx) =>
      sql`update site_market_policies set mode = 'REAL', licence_ref = 'JP-1' where country_code = 'JP'`.execute(
        tx,
      ),
    );
  await server.database.statement((tx) =>
    sql`update identity_members set disabled_at = now() where is_demo`.execute(tx),
  );
  await server.database.statement((tx) =>
    sql`update identity_merchant_settings set bonus_ru = 0`.execute(tx),
  );
  await expect(goReal()).rejects.toThrow('demo operators exclude each other');
  await server.database.statement((tx) =>
    sql`update operators_accounts set disabled_at = now() where is_demo`.execute(tx),
  );
  await goReal();
  expect(await door()).toBeNull();
});
