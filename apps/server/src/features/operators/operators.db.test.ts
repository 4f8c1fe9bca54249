import { operatorsEndpoints } from '@maneki/contract/operators/endpoints';
import { siteConsoleEndpoints } from '@maneki/contract/site/console-endpoints';
import { HOUR_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#testing/test-server';
import { addOperator } from './add-operator.ts';
import { disableOperator } from './disable-operator.ts';
import { openOperatorSession } from './open-session.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.dispose());

const add = (name: string, role: string, ...merchantCodes: string[]) =>
  server.database.transact((tx) =>
    addOperator(tx, { name, role, merchantCodes, now: server.clock.now() }),
  );

const open = (name: string) =>
  server.database.transact((tx) => openOperatorSession(tx, { name, now: server.clock.now() }));

async function enter(name: string): Promise<string> {
  const opened = await open(name);
  if (!opened.ok) throw new Error(opened.refusal.code);
  return opened.value.token;
}

const { getSelf, endSession } = operatorsEndpoints;
const { readSettings, changeSettings } = siteConsoleEndpoints;

const bearing = (token: string, merchant = 'maneki') => ({
  headers: { authorization: `Bearer ${token}`, merchant },
});

const whoIs = async (token: string) => {
  const { status, body } = await server.send(getSelf, {}, bearing(token));
  return status === 200 ? body.value.name : body.code;
};

test('an operator enters, is told who they are, and leaves', async () => {
  await add('keiko', 'auditor', 'maneki');
  const token = await enter('keiko');
  const { body } = await server.send(getSelf, {}, bearing(token));
  expect(body.value).toEqual({
    name: 'keiko',
    role: 'auditor',
    rights: expect.arrayContaining(['self', 'readAudit']),
    merchantCodes: ['maneki'],
    merchants: [{ code: 'maneki', name: 'Maneki' }],
  });
  expect(body.value.rights).not.toContain('changeSettings');
  expect(await server.send(endSession, {}, bearing(token))).toMatchObject({ status: 200 });
  expect(await whoIs(token)).toBe('call.session_expired');
});

test('an operator of one merchant gets nothing of another', async () => {
  await add('single', 'owner', 'maneki');
  const token = await enter('single');
  expect(await server.send(readSettings, {}, bearing(token))).toMatchObject({ status: 200 });
  expect(await server.send(readSettings, {}, bearing(token, 'sampaguita'))).toMatchObject({
    status: 403,
    body: { code: 'call.not_permitted' },
  });
  // Who they are they learn at any address, and with it whose sites they run.
  const { body } = await server.send(getSelf, {}, bearing(token, 'sampaguita'));
  expect(body.value.merchants).toEqual([{ code: 'maneki', name: 'Maneki' }]);
  await add('every', 'owner');
  const everywhere = bearing(await enter('every'), 'sampaguita');
  expect(await server.send(readSettings, {}, everywhere)).toMatchObject({ status: 200 });
});

test('a change is made in the operator’s name, and also while the site is closed', async () => {
  await add('manager', 'manager');
  const as = bearing(await enter('manager'));
  const before = (await server.send(readSettings, {}, as)).body.value;
  const endsAt = '2030-01-01T13:00:00.000Z';
  const closing = { maintenance: { isOn: true, endsAt }, menu: { trial: false } };
  expect(await server.send(changeSettings, closing, as)).toMatchObject({
    status: 200,
    body: { value: { version: before.version + 1 } },
  });
  await server.services.merchants.reload();

  expect((await server.send(readSettings, {}, as)).body.value).toEqual({
    ...before,
    version: before.version + 1,
    maintenance: { isOn: true, endsAt },
    menu: { ...before.menu, trial: false },
  });
  const opening = { maintenance: { isOn: false, endsAt: null }, menu: { trial: true } };
  expect(await server.send(changeSettings, opening, as)).toMatchObject({ status: 200 });
  const trail = await server.database.statement((tx) =>
    tx.selectFrom('site_setting_changes').select('changed_by').orderBy('id', 'desc').execute(),
  );
  expect(trail.slice(0, 2)).toEqual(Array(2).fill({ changed_by: 'operator manager' }));
});

test('what contradicts or is not known is refused, and nothing is changed', async () => {
  await add('careless', 'owner');
  const as = bearing(await enter('careless'));
  const before = (await server.send(readSettings, {}, as)).body.value;
  const locksOut = { MOBILENUMREG3: true, MOBILENUMPASSREG3: false, MOBILEVERCODELOGIN3: false };
  expect(await server.send(changeSettings, { flags: locksOut }, as)).toMatchObject({
    status: 409,
    body: { code: 'site.flags_contradict' },
  });
  const wrong = [{ flags: { NOSUCH: true } }, { maintenance: { isOn: 'yes' } }, { look: 'x' }];
  for (const input of wrong) {
    expect(await server.send(changeSettings, input as never, as)).toMatchObject({
      status: 422,
      body: { code: 'call.input_invalid' },
    });
  }
  expect((await server.send(readSettings, {}, as)).body.value).toEqual(before);
});

test('a session ends after half an hour without a call, and after twelve hours with them', async () => {
  await add('tired', 'support');
  const idle = await enter('tired');
  const busy = await enter('tired');
  server.clock.advance(30 * MINUTE_MS - 1);
  expect(await whoIs(busy)).toBe('tired');
  server.clock.advance(1);
  expect(await whoIs(idle)).toBe('call.session_expired');
  for (let passed = 30; passed < 12 * 60 - 20; passed += 20) {
    server.clock.advance(20 * MINUTE_MS);
    expect(await whoIs(busy)).toBe('tired');
  }
  server.clock.advance(HOUR_MS / 3);
  expect(await whoIs(busy)).toBe('call.session_expired');
});

test('a disabled operator is out at once, and does not come in again', async () => {
  await add('leaving', 'owner');
  const token = await enter('leaving');
  const disable = () =>
    server.database.transact((tx) =>
      disableOperator(tx, { name: 'leaving', now: server.clock.now() }),
    );
  expect(await disable()).toMatchObject({ ok: true });
  expect(await whoIs(token)).toBe('call.session_expired');
  expect(await open('leaving')).toMatchObject({ refusal: { code: 'operator_unknown' } });
  expect(await disable()).toMatchObject({ refusal: { code: 'operator_unknown' } });
});

test.each([
  ['Keiko', 'owner', [], 'name_invalid'],
  ['k', 'owner', [], 'name_invalid'],
  ['newcomer', 'king', [], 'role_unknown'],
  ['newcomer', 'owner', ['maneki', 'nobody'], 'merchant_unknown'],
  ['taken', 'owner', [], 'name_taken'],
])('%s as %s for %j is refused: %s', async (name, role, merchantCodes, code) => {
  await add('taken', 'owner');
  expect(await add(name, role, ...merchantCodes)).toEqual({ ok: false, refusal: { code } });
});
