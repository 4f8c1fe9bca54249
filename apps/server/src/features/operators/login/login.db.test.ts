import { operatorsEndpoints } from '@maneki/contract/operators/endpoints';
import { siteConsoleEndpoints } from '@maneki/contract/site/console-endpoints';
import { DAY_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#testing/test-server';
import { addOperator } from '../add-operator.ts';
import { inviteOperator } from '../invitations/invite-operator.ts';

const { acceptInvitation, endSession, getSelf, listSessions, logIn, readInvitation } =
  operatorsEndpoints;

const PASSWORD = 'correct horse battery';
const SECOND_MS = 1000;
/** Browsers are told no token. */
const PROGRAM = { isBrowser: false };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.dispose());
// A code is taken once: each test begins in a period of its own.
beforeEach(() => server.clock.advance(2 * MINUTE_MS));

let count = 0;
const nextName = () => {
  count += 1;
  return `operator${count}`;
};

async function invite(name = nextName(), ...merchantCodes: string[]) {
  const now = server.clock.now();
  const invited = await server.database.transact(async (tx) => {
    await addOperator(tx, { name, role: 'owner', merchantCodes, now });
    return inviteOperator(tx, { name, now });
  });
  if (!invited.ok) throw new Error(invited.refusal.code);
  return { name, invitation: invited.value.invitation };
}

const saltOf = (name: string) =>
  server.database.statement(async (tx) => {
    const { rows } = await sql<{ salt: string }>`
      select coalesce(invitation.code_salt, account.code_salt) as salt
        from operators_accounts account
        left join operators_invitations invitation on invitation.operator_id = account.id
       where name = ${name}`.execute(tx);
    return rows[0]!.salt;
  });

const codeOf = async (name: string, aside = 0) =>
  server.services.operatorCodes.make(
    await saltOf(name),
    new Date(server.clock.now().getTime() + aside),
  );

/** An operator who has chosen a password and set up their codes. */
async function join(name?: string) {
  const invited = await invite(name);
  const code = await codeOf(invited.name);
  const wish = { invitation: invited.invitation, password: PASSWORD, code };
  const { status, body } = await server.send(acceptInvitation, wish, PROGRAM);
  expect(status).toBe(200);
  server.clock.advance(MINUTE_MS);
  return { name: invited.name, ...body.value };
}

const tryLogIn = async (name: string, change: object = {}) => {
  const wish = { name, password: PASSWORD, code: await codeOf(name), ...change };
  const { status, body } = await server.send(logIn, wish, PROGRAM);
  return { status, code: body.code, value: body.value };
};

const bearing = (token: string) => ({
  headers: { authorization: `Bearer ${token}`, merchant: 'maneki' },
});

test('[CONSOLE-1] whoever is invited sets up codes, chooses a password, and is in', async () => {
  const { name, invitation } = await invite();
  const { body } = await server.send(readInvitation, { invitation });
  expect(body.value).toMatchObject({ name, role: 'owner', uri: expect.stringContaining(name) });
  const wish = { invitation, password: PASSWORD, code: await codeOf(name) };
  expect(await server.send(acceptInvitation, { ...wish, code: '000000' })).toMatchObject({
    status: 422,
    body: { code: 'operators.code_wrong' },
  });
  const joined = await server.send(acceptInvitation, wish, PROGRAM);
  const { token, recoveryCodes } = joined.body.value;
  expect(new Set(recoveryCodes).size).toBe(10);
  expect((await server.send(getSelf, {}, bearing(token))).body.value.name).toBe(name);
  for (const again of [acceptInvitation, readInvitation])
    expect(
      await server.send(again, again === readInvitation ? { invitation } : wish),
    ).toMatchObject({ status: 404, body: { code: 'operators.invitation_unknown' } });
});

test('[CONSOLE-1] an invitation ends after a day, and a later one takes its place', async () => {
  const first = await invite();
  const second = await invite(first.name);
  const read = (invitation: string) => server.send(readInvitation, { invitation });
  expect((await read(first.invitation)).status).toBe(404);
  expect((await read(second.invitation)).status).toBe(200);
  server.clock.advance(DAY_MS - SECOND_MS);
  expect((await read(second.invitation)).status).toBe(200);
  server.clock.advance(SECOND_MS);
  expect((await read(second.invitation)).status).toBe(404);
});

test('[CONSOLE-1] neither a password nor a code opens alone, and nothing tells which was wrong', async () => {
  const { name } = await join();
  const wrong = { status: 401, code: 'operators.login_wrong' };
  expect(await tryLogIn(name, { password: 'something else' })).toMatchObject(wrong);
  expect(await tryLogIn(name, { code: '000000' })).toMatchObject(wrong);
  expect(
    await server.send(logIn, { name: 'nobody', password: PASSWORD, code: '123456' }),
  ).toMatchObject({ status: 401, body: { code: 'operators.login_wrong' } });
  const { name: invited } = await invite();
  expect(await tryLogIn(invited)).toMatchObject(wrong);
  expect(await tryLogIn(name)).toMatchObject({ status: 200 });
});

test('[CONSOLE-1] a code opens once, also for two at the same moment', async () => {
  const { name } = await join();
  const code = await codeOf(name);
  const both = await Promise.all([tryLogIn(name, { code }), tryLogIn(name, { code })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  // The one before is as good as used, too.
  expect(await tryLogIn(name, { code: await codeOf(name, -30 * SECOND_MS) })).toMatchObject({
    status: 401,
  });
  expect(await tryLogIn(name, { code: await codeOf(name, 30 * SECOND_MS) })).toMatchObject({
    status: 200,
  });
});

test('[CONSOLE-1] a code for recovery opens once, however it is typed', async () => {
  const { name, recoveryCodes } = await join();
  const typed = recoveryCodes[0]!.toUpperCase().replaceAll('-', ' ');
  expect(await tryLogIn(name, { code: typed })).toMatchObject({ status: 200 });
  expect(await tryLogIn(name, { code: recoveryCodes[0] })).toMatchObject({ status: 401 });
  expect(await tryLogIn(name, { code: recoveryCodes[1] })).toMatchObject({ status: 200 });
});

test('[CONSOLE-1] five wrong tries stop an address for a quarter of an hour', async () => {
  const { name } = await join();
  for (let tried = 0; tried < 5; tried += 1)
    expect(await tryLogIn(name, { code: '000000' })).toMatchObject({ status: 401 });
  const stopped = { status: 429, code: 'operators.too_many_tries' };
  expect(await tryLogIn(name)).toMatchObject(stopped);
  server.clock.advance(15 * MINUTE_MS - SECOND_MS);
  expect(await tryLogIn(name)).toMatchObject(stopped);
  server.clock.advance(SECOND_MS);
  expect(await tryLogIn(name)).toMatchObject({ status: 200 });
});

test('[CONSOLE-1] tries of one moment are counted one after the other', async () => {
  const { name } = await join();
  const tries = await Promise.all(
    Array.from({ length: 9 }, () => tryLogIn(name, { code: '000000' })),
  );
  expect(tries.filter(({ status }) => status === 401)).toHaveLength(5);
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(4);
});

test('[CONSOLE-1] an operator comes in, and is in, from the networks that they may come from', async () => {
  const { name, token } = await join();
  const allow = (network: string) =>
    server.database.statement((tx) =>
      sql`update operators_accounts set allowed_networks = ${`{${network}}`}::cidr[]
           where name = ${name}`.execute(tx),
    );
  await allow('192.0.2.0/24');
  expect(await tryLogIn(name)).toMatchObject({
    status: 403,
    code: 'operators.address_not_allowed',
  });
  expect(await server.send(getSelf, {}, bearing(token!))).toMatchObject({ status: 401 });
  await allow('127.0.0.0/8');
  server.clock.advance(MINUTE_MS);
  expect(await tryLogIn(name)).toMatchObject({ status: 200 });
  expect(await server.send(getSelf, {}, bearing(token!))).toMatchObject({ status: 200 });
});

test('[CONSOLE-1] a browser keeps its session in a cookie, until it is ended', async () => {
  const { name } = await join();
  const wish = { name, password: PASSWORD, code: await codeOf(name) };
  const { body, cookie } = await server.send(logIn, wish);
  expect(body.value.token).toBeNull();
  expect(cookie).toMatch(/^operator=[\w-]{43}$/);
  const as = { cookie };
  expect((await server.send(getSelf, {}, as)).body.value.name).toBe(name);
  expect(await server.send(siteConsoleEndpoints.readSettings, {}, as)).toMatchObject({
    status: 200,
  });
  const left = await server.send(endSession, {}, as);
  expect(left).toMatchObject({ status: 200, cookie: '' });
  expect(await server.send(getSelf, {}, as)).toMatchObject({ status: 401 });
});

test('[CONSOLE-1] an operator sees their sessions and ends one, and nobody else’s', async () => {
  const { name, token } = await join();
  const other = await join();
  const { value } = await tryLogIn(name);
  const as = bearing(value.token!);
  const list = async () => (await server.send(listSessions, {}, as)).body.value.sessions;
  const sessions = await list();
  expect(sessions.map(({ isThis }: { isThis: boolean }) => isThis)).toEqual([true, false]);
  const end = (id: string, by = as) => server.send(endSession, { id }, by);
  expect(await end(sessions[1]!.id, bearing(other.token!))).toMatchObject({
    status: 404,
    body: { code: 'operators.session_unknown' },
  });
  expect(await end(sessions[1]!.id)).toMatchObject({ status: 200 });
  expect(await server.send(getSelf, {}, bearing(token!))).toMatchObject({ status: 401 });
  expect(await list()).toHaveLength(1);
});
