import { accountEndpoints } from '@maneki/contract/identity/account-endpoints';
import { loginEndpoints } from '@maneki/contract/identity/login-endpoints';
import { LANGUAGES } from '@maneki/contract/language';
import { MINUTE_MS } from '@maneki/kernel/clock';
import { phraseRefusal } from '@maneki/phrases/phrase-refusal';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#testing/test-server';
import { createVisitor } from '../testing/visitor.ts';
import {
  createAuthenticator,
  type Deviation,
  type SoftwareAuthenticator,
} from './testing/software-authenticator.ts';

const { startPasskeyLogin, finishPasskeyLogin, getMember } = loginEndpoints;
const { startPasskey, finishPasskey, listPasskeys, removePasskey, listSessions } = accountEndpoints;
const SITE = { origin: 'http://localhost', rpId: 'localhost' };
const PHONE = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.dispose());

let places = 0;

/** Headers of a phone at a place that no other test calls from, since each place has its limits. */
function newPlace(): Record<string, string> {
  places += 1;
  return { 'x-forwarded-for': `203.0.113.${places}`, 'user-agent': PHONE };
}

type Whose = { cookie: string; headers: Record<string, string> };

/** Logs somebody in from a place of their own, without any passkeys of earlier tests. */
async function arrive(username: string): Promise<Whose> {
  const cookie = await server.logIn(username);
  const who = { cookie, headers: newPlace() };
  const { body } = await server.send(getMember, {}, who);
  await server.database.statement((tx) =>
    tx.deleteFrom('identity_passkeys').where('member_id', '=', body.value.id).execute(),
  );
  return who;
}

async function add(who: Whose, authenticator: SoftwareAuthenticator, deviation?: Deviation) {
  const started = await server.send(startPasskey, {}, who);
  const { ceremonyId, options } = started.body.value;
  const answer = authenticator.create(options, deviation);
  const finished = await server.send(finishPasskey, { ceremonyId, answer }, who);
  return { options, ceremonyId, answer, finished };
}

async function logInWith(
  authenticator: SoftwareAuthenticator,
  {
    deviation,
    headers = newPlace(),
    role = 'member',
  }: { deviation?: Deviation; headers?: Record<string, string>; role?: 'member' | 'agent' } = {},
) {
  const started = await server.send(startPasskeyLogin, {}, { headers });
  const { ceremonyId, options } = started.body.value;
  const answer = authenticator.get(options, deviation);
  const send = () => server.send(finishPasskeyLogin, { ceremonyId, answer, role }, { headers });
  return { options, ceremonyId, answer, headers, send, finished: await send() };
}

test('a lock that strangers have brought about stops no passkey, and a passkey does not end it', async () => {
  const authenticator = createAuthenticator(SITE);
  await add(await arrive('general01'), authenticator);
  const guess = () => createVisitor(server).logInReading('general01', 'not-this-1');
  for (let failed = 0; failed < 10; failed += 1) await guess();
  expect((await guess()).body.code).toBe('identity.locked');
  const { finished } = await logInWith(authenticator);
  expect(finished.body.value).toMatchObject({ userName: 'general01' });
  expect((await guess()).body.code).toBe('identity.locked');
});

const disable = (username: string, disabledAt: Date | null) =>
  server.database.statement((tx) =>
    tx
      .updateTable('identity_members')
      .set({ disabled_at: disabledAt })
      .where('username', '=', username)
      .execute(),
  );

test('a member adds a passkey, sees it by its device, and logs in with it alone', async () => {
  const who = await arrive('sakura');
  const authenticator = createAuthenticator(SITE);
  const { options, finished } = await add(who, authenticator);
  expect(options).toMatchObject({
    rp: { id: 'localhost', name: 'Maneki' },
    user: { name: 'sakura' },
    attestation: 'none',
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  const id = authenticator.keys[0]!.id.toString('base64url');
  expect(finished).toMatchObject({ status: 200, body: { value: { id } } });
  const createdAt = server.clock.now().toISOString();
  expect((await server.send(listPasskeys, {}, who)).body.value.list).toEqual([
    { id, name: 'Chrome, Android', createdAt, usedAt: null },
  ]);
  const rows = await server.database.statement((tx) =>
    tx.selectFrom('identity_passkeys').select('transports').where('id', '=', id).execute(),
  );
  expect(rows).toEqual([{ transports: ['internal'] }]);

  server.clock.advance(MINUTE_MS);
  const login = await logInWith(authenticator);
  expect(login.options.allowCredentials ?? []).toEqual([]);
  expect(login.finished.body.value).toMatchObject({ userName: 'sakura', type: 0 });
  const mine = { cookie: login.finished.cookie, headers: login.headers };
  const sessions = await server.send(listSessions, {}, mine);
  expect(sessions.body.value.list[0]).toMatchObject({ isCurrent: true, via: 'PASSKEY' });
  const { list } = (await server.send(listPasskeys, {}, mine)).body.value;
  expect(list[0].usedAt).toBe(server.clock.now().toISOString());
});

test('a device that has a key of the member is told so', async () => {
  const who = await arrive('sakura');
  const authenticator = createAuthenticator(SITE);
  const { answer } = await add(who, authenticator);
  const { options } = (await server.send(startPasskey, {}, who)).body.value;
  expect(options.excludeCredentials).toMatchObject([{ id: answer.id }]);
});

test('an answer counts once: repeated, it opens nothing and adds nothing', async () => {
  const who = await arrive('sakura');
  const authenticator = createAuthenticator(SITE);
  const { ceremonyId, answer } = await add(who, authenticator);
  const again = await server.send(finishPasskey, { ceremonyId, answer }, who);
  expect(again.body.code).toBe('identity.passkey_failed');

  // A device that does not count, so that nothing but the ceremony tells first from second.
  const login = await logInWith(authenticator, { deviation: { counter: 0 } });
  expect(login.finished.status).toBe(200);
  const replayed = await login.send();
  expect(replayed).toMatchObject({ status: 422, body: { code: 'identity.passkey_failed' } });
  expect(replayed.cookie).toBe('');
  const next = await server.send(startPasskeyLogin, {}, { headers: login.headers });
  const input = { ceremonyId: next.body.value.ceremonyId, answer: login.answer };
  const other = await server.send(finishPasskeyLogin, input, { headers: login.headers });
  expect(other.body.code).toBe('identity.passkey_failed');
});

test('of two logins with one answer at the same time one is let in', async () => {
  const authenticator = createAuthenticator(SITE);
  await add(await arrive('sakura'), authenticator);
  const headers = newPlace();
  const { ceremonyId, options } = (await server.send(startPasskeyLogin, {}, { headers })).body
    .value;
  const answer = authenticator.get(options, { counter: 0 });
  const input = { ceremonyId, answer };
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => server.send(finishPasskeyLogin, input, { headers })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

const wrongs: readonly (readonly [string, Deviation])[] = [
  ['for another origin', { origin: 'https://evil.example' }],
  ['for this host over another scheme', { origin: 'https://localhost' }],
  ['for another relying party', { rpId: 'evil.example' }],
  ['for another challenge', { challenge: 'A'.repeat(43) }],
];

for (const [what, deviation] of wrongs) {
  test(`a key made ${what} is not kept, and a signature ${what} opens nothing`, async () => {
    const who = await arrive('sakura');
    const authenticator = createAuthenticator(SITE);
    const wrong = await add(who, authenticator, deviation);
    expect(wrong.finished.body.code).toBe('identity.passkey_failed');
    expect((await server.send(listPasskeys, {}, who)).body.value.list).toEqual([]);

    await add(who, authenticator);
    const login = await logInWith(authenticator, { deviation });
    expect(login.finished.body.code).toBe('identity.passkey_failed');
  });
}

test('a key that comes with an attestation that nobody asked for is not kept', async () => {
  const who = await arrive('sakura');
  const authenticator = createAuthenticator(SITE);
  for (const format of ['apple', 'android-key', 'tpm', 'fido-u2f', 'made-up']) {
    const { finished } = await add(who, authenticator, { format });
    expect(finished.body.code, format).toBe('identity.passkey_failed');
  }
});

test('an answer that is no answer is refused and breaks nothing', async () => {
  const who = await arrive('sakura');
  const { ceremonyId } = (await server.send(startPasskey, {}, who)).body.value;
  const junk = { clientDataJSON: 'e30', attestationObject: '%%%', transports: 7 };
  const answer = {
    id: 'a',
    rawId: 'a',
    type: 'public-key' as const,
    response: junk,
    clientExtensionResults: {},
  };
  const added = await server.send(finishPasskey, { ceremonyId, answer }, who);
  expect(added).toMatchObject({ status: 422, body: { code: 'identity.passkey_failed' } });
  const login = await server.send(finishPasskeyLogin, { ceremonyId, answer }, who);
  expect(login).toMatchObject({ status: 422, body: { code: 'identity.passkey_failed' } });
});

test("a signature that names another member, or nobody, is nobody's", async () => {
  const authenticator = createAuthenticator(SITE);
  await add(await arrive('sakura'), authenticator);
  for (const userHandle of ['c29tZWJvZHkgZWxzZQ', '']) {
    const { finished } = await logInWith(authenticator, { deviation: { userHandle } });
    expect(finished.body.code).toBe('identity.passkey_failed');
  }
});

test('another key cannot sign in the name of a known one', async () => {
  const authenticator = createAuthenticator(SITE);
  const { answer: known } = await add(await arrive('sakura'), authenticator);
  const thief = createAuthenticator(SITE);
  thief.create({ challenge: 'x', user: { id: authenticator.keys[0]!.userHandle } });
  const headers = newPlace();
  const { ceremonyId, options } = (await server.send(startPasskeyLogin, {}, { headers })).body
    .value;
  const answer = { ...thief.get(options), id: known.id, rawId: known.rawId };
  const { body } = await server.send(finishPasskeyLogin, { ceremonyId, answer }, { headers });
  expect(body.code).toBe('identity.passkey_failed');
});

test('a count of signatures that goes back or stands still shows a copied key', async () => {
  const authenticator = createAuthenticator(SITE);
  await add(await arrive('sakura'), authenticator);
  const counted = async (counter: number) =>
    (await logInWith(authenticator, { deviation: { counter } })).finished.status;
  expect(await counted(7)).toBe(200);
  expect(await counted(7)).toBe(422);
  expect(await counted(6)).toBe(422);
  expect(await counted(0)).toBe(422);
  expect(await counted(8)).toBe(200);
});

test('a copied key that signs with the same count at the same time gets in once', async () => {
  const authenticator = createAuthenticator(SITE);
  await add(await arrive('sakura'), authenticator);
  const headers = newPlace();
  const inputs = [];
  for (let copy = 0; copy < 6; copy++) {
    const { ceremonyId, options } = (await server.send(startPasskeyLogin, {}, { headers })).body
      .value;
    inputs.push({ ceremonyId, answer: authenticator.get(options, { counter: 1 }) });
  }
  const answers = await Promise.all(
    inputs.map((input) => server.send(finishPasskeyLogin, input, { headers })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a device that does not count may log in again and again', async () => {
  const authenticator = createAuthenticator(SITE);
  await add(await arrive('sakura'), authenticator);
  for (let login = 0; login < 3; login++) {
    const { finished } = await logInWith(authenticator, { deviation: { counter: 0 } });
    expect(finished.status).toBe(200);
  }
});

test('a ceremony lasts five minutes and not a moment longer', async () => {
  const authenticator = createAuthenticator(SITE);
  for (const [passed, status] of [
    [5 * MINUTE_MS - 1, 200],
    [5 * MINUTE_MS, 422],
  ] as const) {
    const who = await arrive('sakura');
    const { ceremonyId, options } = (await server.send(startPasskey, {}, who)).body.value;
    const answer = authenticator.create(options);
    server.clock.advance(passed);
    const added = await server.send(finishPasskey, { ceremonyId, answer }, who);
    expect(added.status).toBe(status);
  }

  await add(await arrive('sakura'), authenticator);
  for (const [passed, status] of [
    [5 * MINUTE_MS - 1, 200],
    [5 * MINUTE_MS, 422],
  ] as const) {
    const headers = newPlace();
    const { ceremonyId, options } = (await server.send(startPasskeyLogin, {}, { headers })).body
      .value;
    const answer = authenticator.get(options);
    server.clock.advance(passed);
    const login = await server.send(finishPasskeyLogin, { ceremonyId, answer }, { headers });
    expect(login.status).toBe(status);
  }
});

test('nobody ends what another member began, nor a login with what began as an addition', async () => {
  const [sakura, kiku] = [await arrive('sakura'), await arrive('agent01')];
  const authenticator = createAuthenticator(SITE);
  const { ceremonyId, options } = (await server.send(startPasskey, {}, sakura)).body.value;
  const answer = authenticator.create(options);
  const stolen = await server.send(finishPasskey, { ceremonyId, answer }, kiku);
  expect(stolen.body.code).toBe('identity.passkey_failed');
  expect((await server.send(listPasskeys, {}, kiku)).body.value.list).toEqual([]);

  const began = (await server.send(startPasskeyLogin, {}, sakura)).body.value;
  const created = authenticator.create({ ...began.options, user: { id: 'x' } });
  const mixed = { ceremonyId: began.ceremonyId, answer: created };
  expect((await server.send(finishPasskey, mixed, sakura)).body.code).toBe(
    'identity.passkey_failed',
  );
});

test("a passkey of one merchant is unknown to another, and so is the other's ceremony", async () => {
  const authenticator = createAuthenticator(SITE);
  await add(await arrive('sakura'), authenticator);
  const elsewhere = { ...newPlace(), merchant: 'sampaguita' };
  const { finished } = await logInWith(authenticator, { headers: elsewhere });
  expect(finished.body.code).toBe('identity.passkey_failed');

  const here = newPlace();
  const begun = await server.send(startPasskeyLogin, {}, { headers: elsewhere });
  const { ceremonyId, options } = begun.body.value;
  const input = { ceremonyId, answer: authenticator.get(options) };
  const login = await server.send(finishPasskeyLogin, input, { headers: here });
  expect(login.body.code).toBe('identity.passkey_failed');
});

test('a member holds ten passkeys and not an eleventh, also when more were begun before', async () => {
  const who = await arrive('sakura');
  const authenticator = createAuthenticator(SITE);
  for (let count = 1; count <= 9; count++) {
    who.headers = newPlace();
    expect((await add(who, authenticator)).finished.status).toBe(200);
  }
  const begun = [];
  for (let count = 0; count < 6; count++)
    begun.push((await server.send(startPasskey, {}, who)).body.value);
  const answers = await Promise.all(
    begun.map(({ ceremonyId, options }) =>
      server.send(finishPasskey, { ceremonyId, answer: authenticator.create(options) }, who),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = await server.send(startPasskey, {}, who);
  expect(refused).toMatchObject({ status: 409, body: { code: 'identity.passkey_too_many' } });
  expect((await server.send(listPasskeys, {}, who)).body.value.list).toHaveLength(10);
});

test('[AUTH-12] a passkey opens the doors that its owner may use, and none while disabled', async () => {
  const authenticator = createAuthenticator(SITE);
  await add(await arrive('sakura'), authenticator);
  const agents = await logInWith(authenticator, { role: 'agent' });
  expect(agents.finished).toMatchObject({ status: 403, body: { code: 'identity.non_agent' } });

  await disable('sakura', server.clock.now());
  const { finished } = await logInWith(authenticator);
  expect(finished).toMatchObject({ status: 403, body: { code: 'identity.user_disabled' } });
  expect(finished.cookie).toBe('');
  await disable('sakura', null);
  expect((await logInWith(authenticator)).finished.status).toBe(200);

  const demo = createAuthenticator(SITE);
  await add(await arrive('demoagent'), demo);
  expect((await logInWith(demo, { role: 'agent' })).finished.status).toBe(200);
});

test('a passkey is removed by its owner alone, and opens nothing afterwards', async () => {
  const authenticator = createAuthenticator(SITE);
  const [sakura, kiku] = [await arrive('sakura'), await arrive('agent01')];
  const { answer } = await add(sakura, authenticator);
  const { id } = answer;
  const foreign = await server.send(removePasskey, { id }, kiku);
  expect(foreign).toMatchObject({ status: 404, body: { code: 'identity.passkey_not_found' } });
  expect((await server.send(removePasskey, { id }, sakura)).body.value).toEqual({
    isRemoved: true,
  });
  expect((await server.send(removePasskey, { id }, sakura)).status).toBe(404);
  expect((await logInWith(authenticator)).finished.body.code).toBe('identity.passkey_failed');
});

test('the last way in stays: a proven number counts only where codes open accounts', async () => {
  const who = await arrive('sakura');
  const change = (values: { password_hash?: string | null; mobile?: string | null }) =>
    server.database.statement((tx) =>
      tx
        .updateTable('identity_members')
        .set({ ...values, mobile_verified_at: values.mobile ? server.clock.now() : null })
        .where('username', '=', 'sakura')
        .where('merchant_code', '=', 'maneki')
        .execute(),
    );
  const { password_hash } = await server.database.statement((tx) =>
    tx
      .selectFrom('identity_members')
      .select('password_hash')
      .where('username', '=', 'sakura')
      .where('merchant_code', '=', 'maneki')
      .executeTakeFirstOrThrow(),
  );
  const authenticator = createAuthenticator(SITE);
  const first = (await add(who, authenticator)).answer.id;
  await change({ password_hash: null });
  const refused = await server.send(removePasskey, { id: first }, who);
  expect(refused).toMatchObject({ status: 409, body: { code: 'identity.last_way_in' } });

  const ids = [first];
  for (let count = 0; count < 5; count++) ids.push((await add(who, authenticator)).answer.id);
  const all = await Promise.all(ids.map((id) => server.send(removePasskey, { id }, who)));
  expect(all.filter(({ status }) => status === 409)).toHaveLength(1);
  const [left] = (await server.send(listPasskeys, {}, who)).body.value.list;

  await change({ mobile: '+819012345678' });
  await server.change('maneki', { flags: { MOBILEVERCODELOGIN3: false } });
  expect((await server.send(removePasskey, { id: left.id }, who)).status).toBe(409);
  await server.change('maneki', { flags: { MOBILEVERCODELOGIN3: true } });
  expect((await server.send(removePasskey, { id: left.id }, who)).status).toBe(200);
  await change({ password_hash, mobile: null });
});

test('a guest and a trial cannot add passkeys', async () => {
  const headers = newPlace();
  const guest = await server.send(startPasskey, {}, { headers });
  expect(guest.body.code).toBe('call.login_required');
  const { cookie } = await server.send(loginEndpoints.startTestPlay, {}, { headers });
  const trial = await server.send(startPasskey, {}, { headers, cookie });
  expect(trial.body.code).toBe('identity.actual_account_needed');
});

test('what can go wrong with passkeys is told in every language', async () => {
  const who = await arrive('sakura');
  for (const language of LANGUAGES) {
    const headers = { ...newPlace(), language };
    const { body } = await server.send(removePasskey, { id: 'x' }, { ...who, headers });
    expect(body.message).toBe(phraseRefusal(language, { code: body.code, detail: {} }));
    const login = await logInWithNothing(headers);
    expect(login.body.message).toBe(phraseRefusal(language, { code: login.body.code, detail: {} }));
  }
  for (const code of ['passkey_failed', 'passkey_not_found', 'passkey_too_many', 'last_way_in']) {
    const refusal = { code: `identity.${code}`, detail: {} };
    const messages = LANGUAGES.map((language) => phraseRefusal(language, refusal));
    expect(new Set(messages).size, code).toBe(LANGUAGES.length);
  }
});

function logInWithNothing(headers: Record<string, string>) {
  const authenticator = createAuthenticator(SITE);
  authenticator.create({ challenge: 'x', user: { id: 'x' } });
  const answer = authenticator.get({ challenge: 'x' });
  return server.send(finishPasskeyLogin, { ceremonyId: 'never begun', answer }, { headers });
}
