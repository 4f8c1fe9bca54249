import { accountEndpoints } from '@maneki/contract/identity/account-endpoints';
import { loginEndpoints } from '@maneki/contract/identity/login-endpoints';
import { registrationEndpoints } from '@maneki/contract/identity/registration-endpoints';
import type { SocialProvider } from '@maneki/contract/identity/social';
import { LANGUAGES } from '@maneki/contract/language';
import { MINUTE_MS } from '@maneki/kernel/clock';
import { phraseRefusal } from '@maneki/phrases/phrase-refusal';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CAPTCHA_ANSWER } from '#testing/test-outside';
import { startTestServer, type TestServer } from '#testing/test-server';
import { startOAuthService } from './testing/oauth-service.ts';
import { type Account, startOpenIdService } from './testing/openid-service.ts';

const { startSocialLogin, getMember, getCaptcha } = loginEndpoints;
const { linkSocialAccount, listSocialAccounts, unlinkSocialAccount, listSessions } =
  accountEndpoints;
const { getSocialSignup, registerByUsername } = registrationEndpoints;
const CALLBACK = '/api/identity/social/callback';

type Service<Start extends (...input: never[]) => unknown> = Awaited<ReturnType<Start>>;

let server: TestServer;
let openId: Service<typeof startOpenIdService>;
let x: Service<typeof startOAuthService>;
let facebook: Service<typeof startOAuthService>;

beforeAll(async () => {
  openId = await startOpenIdService([
    `http://localhost${CALLBACK}`,
    `http://ph.localhost${CALLBACK}`,
  ]);
  x = await startOAuthService({ token: '/2/oauth2/token', profile: '/2/users/me' });
  facebook = await startOAuthService({ token: '/oauth/access_token', profile: '/me' });
  const social = {
    google: openId.client('plain'),
    line: openId.client('keyed'),
    twitter: x.client,
    facebook: facebook.client,
  };
  server = await startTestServer({ outside: { social } });
  await server.change('maneki', { flags: { FACEBOOKLOGIN3: true } });
});
afterAll(async () => {
  await server.dispose();
  await Promise.all([openId.close(), x.close(), facebook.close()]);
});

let drawn = 0;

/** Somebody at the other service whom no other test has seen. */
function newAccount(more: Partial<Account> = {}): Account {
  drawn += 1;
  return { sub: `subject-${drawn}`, name: `Hanako ${drawn}`, ...more };
}

/** A place that no other test calls from. */
function newPlace() {
  drawn += 1;
  return { 'x-forwarded-for': `198.18.${Math.floor(drawn / 250)}.${drawn % 250}` };
}

type Start = {
  cookie?: string;
  back?: string;
  role?: 'member' | 'agent';
  headers?: Record<string, string>;
};

async function start(provider: SocialProvider, { cookie = '', headers, ...input }: Start = {}) {
  const options = { cookie, headers: { ...newPlace(), ...headers } };
  const answer = await server.send(startSocialLogin, { provider, ...input }, options);
  return { ...answer, address: answer.body.value?.address as string };
}

async function startLink(cookie: string, provider: SocialProvider = 'google') {
  const answer = await server.send(
    linkSocialAccount,
    { provider },
    { cookie, headers: newPlace() },
  );
  return { ...answer, address: answer.body.value?.address as string };
}

/** Brings a browser with its cookies back from the other service; answers where it is sent. */
async function comeBack(to: URL, cookie: string) {
  const answer = await server.app.inject({
    url: `${to.pathname}${to.search}`,
    headers: { host: to.host, cookie, 'sec-fetch-site': 'cross-site' },
  });
  const held = new Map(
    cookie
      .split('; ')
      .filter(Boolean)
      .map((pair) => pair.split('=') as [string, string]),
  );
  for (const { name, value } of answer.cookies) held.set(name, value);
  return {
    status: answer.statusCode,
    location: answer.headers.location,
    cookies: answer.cookies,
    cookie: [...held].map(([name, value]) => `${name}=${value}`).join('; '),
  };
}

/** The whole way there and back. */
async function visit(account: Account, options: Start = {}) {
  const { address, cookie } = await start('google', options);
  return comeBack(await openId.visit(address, account), cookie);
}

async function register(username: string, cookie: string, more: object = {}) {
  const headers = newPlace();
  const { id } = (await server.send(getCaptcha, {}, { cookie, headers })).body.value;
  const input = {
    username,
    password: 'kitsune7umi',
    confirmPassword: 'kitsune7umi',
    captcha: CAPTCHA_ANSWER,
    captchaId: id,
    agreement: true,
    social: 'google' as const,
    ...more,
  };
  const answer = await server.send(registerByUsername, input, { cookie, headers });
  expect(answer.body).toMatchObject({ value: { userName: username } });
  return answer.cookie;
}

/** A member with an account elsewhere linked. */
async function linked(username: string) {
  const account = newAccount();
  const { cookie } = await visit(account);
  return { account, cookie: await register(username, cookie) };
}

const whoIs = async (cookie: string) =>
  (await server.send(getMember, {}, { cookie })).body.value?.userName;

const countLinks = async (account: Account) => {
  const rows = await server.database.statement((tx) =>
    tx
      .selectFrom('identity_social_accounts')
      .select('member_id')
      .where('subject', '=', account.sub)
      .execute(),
  );
  return rows.length;
};

test('[AUTH-8] [REG-12] a visitor signs up with an account elsewhere and logs in with it next time', async () => {
  const account = newAccount({ email: 'hanako@example.com', email_verified: true });
  const first = await visit(account);
  expect(first).toMatchObject({ status: 303, location: '/m/register?social=google' });
  expect(first.cookies.map(({ name }) => name)).toEqual(['social_signup']);
  expect(first.cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: 900 });
  const signup = await server.send(getSocialSignup, {}, { cookie: first.cookie });
  expect(signup.body.value.signup).toEqual({
    provider: 'google',
    nickname: account.name,
    email: 'hanako@example.com',
  });

  const cookie = await register('hanako01', first.cookie);
  const spent = await server.send(getSocialSignup, {}, { cookie });
  expect(spent.body.value.signup).toBeNull();
  const { list } = (await server.send(listSocialAccounts, {}, { cookie })).body.value;
  const linkedAt = server.clock.now().toISOString();
  expect(list).toEqual([{ provider: 'google', name: account.name, linkedAt }]);

  const next = await visit(account, { back: '/m/promo?id=3' });
  expect(next).toMatchObject({ status: 303, location: '/m/promo?id=3' });
  expect(await whoIs(next.cookie)).toBe('hanako01');
  const sessions = await server.send(listSessions, {}, { cookie: next.cookie });
  expect(sessions.body.value.list[0]).toMatchObject({ isCurrent: true, via: 'SOCIAL' });
});

test('[AUTH-8] the address asks with PKCE, state and nonce, and for what is needed', async () => {
  const { address, cookie } = await start('google');
  const { searchParams } = new URL(address);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    client_id: 'plain',
    response_type: 'code',
    scope: 'openid email profile',
    redirect_uri: `http://localhost${CALLBACK}`,
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(cookie).toMatch(/^device=/);
});

test('[AUTH-8] LINE, whose tokens are signed with our secret, tells who came', async () => {
  const account = newAccount({ email: 'typed@example.com', email_verified: true });
  const { address, cookie } = await start('line');
  const back = await comeBack(await openId.visit(address, account), cookie);
  expect(back.location).toBe('/m/register?social=line');
  const { signup } = (await server.send(getSocialSignup, {}, { cookie: back.cookie })).body.value;
  expect(signup).toEqual({ provider: 'line', nickname: account.name, email: '' });
});

test('[AUTH-8] X, which has OAuth alone, is asked for the profile', async () => {
  const { address, cookie } = await start('twitter');
  const { pathname, searchParams } = new URL(address);
  expect(pathname).toBe('/i/oauth2/authorize');
  expect(searchParams.get('scope')).toBe('users.read tweet.read');
  expect(searchParams.get('nonce')).toBeNull();
  const data = { id: '42', name: 'Taro', username: 'taro' };
  const back = await comeBack(x.visit(address, { data }), cookie);
  expect(back.location).toBe('/m/register?social=twitter');
  expect(x.asked).toEqual(['POST /2/oauth2/token', 'GET /2/users/me']);
  const { signup } = (await server.send(getSocialSignup, {}, { cookie: back.cookie })).body.value;
  expect(signup).toEqual({ provider: 'twitter', nickname: 'Taro', email: '' });
});

test('[AUTH-8] Facebook is asked for name and address beside the subject', async () => {
  const { address, cookie } = await start('facebook');
  expect(new URL(address).pathname).toBe('/dialog/oauth');
  const profile = { id: '7', name: 'Jiro', email: 'jiro@example.com' };
  const back = await comeBack(facebook.visit(address, profile), cookie);
  expect(back.location).toBe('/m/register?social=facebook');
  expect(facebook.asked.at(-1)).toBe('GET /me?fields=id,name,email');
  const { signup } = (await server.send(getSocialSignup, {}, { cookie: back.cookie })).body.value;
  expect(signup).toEqual({ provider: 'facebook', nickname: 'Jiro', email: 'jiro@example.com' });
});

test('a profile that names nobody lets nobody in', async () => {
  for (const profile of [{}, { data: null }, { data: { id: '' } }, { data: { name: 'Taro' } }]) {
    const { address, cookie } = await start('twitter');
    const back = await comeBack(x.visit(address, profile), cookie);
    expect(back.location).toBe('/m/login?social=failed');
  }
});

test("an e-mail address that equals a member's, proven on both sides, does not open the account", async () => {
  const email = 'sakura@example.com';
  await server.database.statement((tx) =>
    tx
      .updateTable('identity_members')
      .set({ email, email_verified_at: server.clock.now() })
      .where('username', '=', 'sakura')
      .where('merchant_code', '=', 'maneki')
      .execute(),
  );
  const back = await visit(newAccount({ email, email_verified: true }));
  expect(back.location).toBe('/m/register?social=google');
  expect(back.cookies.map(({ name }) => name)).toEqual(['social_signup']);
});

test('a member links an account elsewhere, logs in with it, and unlinks it', async () => {
  const account = newAccount();
  const cookie = await server.logIn('sakura');
  const { address, cookie: held } = await startLink(cookie);
  const back = await comeBack(await openId.visit(address, account), held);
  expect(back).toMatchObject({ status: 303, location: '/m/securityCenter' });
  const login = await visit(account);
  expect(login.location).toBe('/m/home');
  expect(await whoIs(login.cookie)).toBe('sakura');

  const again = await startLink(held);
  const same = await comeBack(await openId.visit(again.address, account), again.cookie);
  expect(same.location).toBe('/m/securityCenter');
  expect(await countLinks(account)).toBe(1);

  const other = await startLink(held);
  const second = await comeBack(await openId.visit(other.address, newAccount()), other.cookie);
  expect(second.location).toBe('/m/securityCenter?social=failed');

  const provider = 'google' as const;
  const unlinked = await server.send(unlinkSocialAccount, { provider }, { cookie });
  expect(unlinked.body.value).toEqual({ isRemoved: true });
  const gone = await server.send(unlinkSocialAccount, { provider }, { cookie });
  expect(gone).toMatchObject({ status: 404, body: { code: 'identity.social_not_found' } });
  expect((await visit(account)).location).toBe('/m/register?social=google');
});

test('an account that is linked to one member cannot be linked to another', async () => {
  const { account } = await linked('owner01');
  const cookie = await server.logIn('agent01');
  const { address, cookie: held } = await startLink(cookie);
  const back = await comeBack(await openId.visit(address, account), held);
  expect(back.location).toBe('/m/securityCenter?social=taken');
  expect(await whoIs((await visit(account)).cookie)).toBe('owner01');
});

test('a link ends only where the member who began it is still logged in', async () => {
  const account = newAccount();
  const begin = async () => {
    const { address, cookie } = await startLink(await server.logIn('sakura'));
    const device = /device=[\w-]+/.exec(cookie)![0];
    return { to: await openId.visit(address, account), device };
  };
  const guest = await begin();
  expect((await comeBack(guest.to, guest.device)).location).toBe('/m/securityCenter?social=failed');
  const mixed = await begin();
  const session = /session=[\w-]+/.exec(await server.logIn('agent01'))![0];
  expect((await comeBack(mixed.to, `${mixed.device}; ${session}`)).location).toBe(
    '/m/securityCenter?social=failed',
  );
  expect(await countLinks(account)).toBe(0);
});

test('what one browser began, another cannot end', async () => {
  const { account } = await linked('owner02');
  const stranger = await start('google');
  for (const cookie of ['', stranger.cookie, `device=${'x'.repeat(43)}`]) {
    const { address } = await start('google');
    const back = await comeBack(await openId.visit(address, account), cookie);
    expect(back).toMatchObject({ status: 303, location: '/m/login?social=failed', cookies: [] });
  }
});

test('a callback counts once, and none counts that nobody began', async () => {
  const { account } = await linked('owner03');
  const { address, cookie } = await start('google');
  const to = await openId.visit(address, account);
  expect((await comeBack(to, cookie)).location).toBe('/m/home');
  const failed = { location: '/m/login?social=failed', cookies: [] };
  expect(await comeBack(to, cookie)).toMatchObject(failed);
  for (const search of ['', '?state=', '?state=made-up&code=x', '?code=x', '?state=a&state=b'])
    expect(await comeBack(new URL(`${CALLBACK}${search}`, to), cookie)).toMatchObject(failed);
});

test('a repeated callback does not even ask the other service', async () => {
  const { address, cookie } = await start('twitter');
  const to = x.visit(address, { data: { id: '43', name: 'Saburo' } });
  expect((await comeBack(to, cookie)).location).toBe('/m/register?social=twitter');
  const asked = x.asked.length;
  expect((await comeBack(to, cookie)).location).toBe('/m/login?social=failed');
  expect(x.asked).toHaveLength(asked);
});

test('parallel callbacks with one state let one in', async () => {
  const { account } = await linked('owner04');
  const { address, cookie } = await start('google');
  const to = await openId.visit(address, account);
  const backs = await Promise.all([1, 2, 3].map(() => comeBack(to, cookie)));
  expect(backs.filter(({ location }) => location === '/m/home')).toHaveLength(1);
});

test('a visit lasts ten minutes, and a sign-up waits for fifteen', async () => {
  const account = newAccount();
  for (const [passed, location] of [
    [10 * MINUTE_MS - 1, '/m/register?social=google'],
    [10 * MINUTE_MS, '/m/login?social=failed'],
  ] as const) {
    const { address, cookie } = await start('google');
    const to = await openId.visit(address, account);
    server.clock.advance(passed);
    expect((await comeBack(to, cookie)).location).toBe(location);
  }
  const { cookie } = await visit(account);
  const waiting = async () =>
    (await server.send(getSocialSignup, {}, { cookie })).body.value.signup !== null;
  server.clock.advance(15 * MINUTE_MS - 1);
  expect(await waiting()).toBe(true);
  server.clock.advance(1);
  expect(await waiting()).toBe(false);
  await register('tooslow01', cookie);
  expect(await countLinks(account)).toBe(0);
});

test('a token for another nonce, and a code for another verifier, let nobody in', async () => {
  const { account } = await linked('owner05');
  for (const name of ['nonce', 'code_challenge']) {
    const { address, cookie } = await start('google');
    const changed = new URL(address);
    changed.searchParams.set(name, 'A'.repeat(43));
    const back = await comeBack(await openId.visit(changed.href, account), cookie);
    expect(back, name).toMatchObject({ location: '/m/login?social=failed', cookies: [] });
  }
});

test('a code that was given to somebody else is worth nothing here', async () => {
  const { account } = await linked('owner06');
  const victim = await start('google');
  const theirs = await openId.visit(victim.address, account);
  const thief = await start('google');
  const mine = await openId.visit(thief.address, newAccount());
  mine.searchParams.set('code', theirs.searchParams.get('code')!);
  expect((await comeBack(mine, thief.cookie)).location).toBe('/m/login?social=failed');
});

test('whoever refuses at the other service comes back to the login', async () => {
  const { address, cookie } = await start('google');
  const to = new URL(CALLBACK, 'http://localhost');
  to.searchParams.set('state', new URL(address).searchParams.get('state')!);
  to.searchParams.set('error', 'access_denied');
  expect((await comeBack(to, cookie)).location).toBe('/m/login?social=failed');
});

test('[SITE-8] a service whose flag is off is neither gone to nor come back from', async () => {
  const { address, cookie } = await start('google');
  const to = await openId.visit(address, newAccount());
  await server.change('maneki', { flags: { GOOGLELOGIN3: false } });
  const off = await start('google');
  expect(off).toMatchObject({ status: 403, body: { code: 'site.feature_off' } });
  const link = await startLink(await server.logIn('sakura'));
  expect(link.body.code).toBe('site.feature_off');
  expect((await comeBack(to, cookie)).location).toBe('/m/login?social=failed');
  await server.change('maneki', { flags: { GOOGLELOGIN3: true } });
  expect((await start('google')).status).toBe(200);
});

test('a site that is closed takes nobody back', async () => {
  const { account } = await linked('owner07');
  const { address, cookie } = await start('google');
  const to = await openId.visit(address, account);
  await server.change('maneki', { maintenance: { isOn: true, endsAt: null } });
  expect(await comeBack(to, cookie)).toMatchObject({
    location: '/m/login?social=failed',
    cookies: [],
  });
  await server.change('maneki', { maintenance: { isOn: false, endsAt: null } });
});

test('an address of another site in `back` leads home', async () => {
  const { account } = await linked('owner08');
  for (const back of ['https://evil.example/m/home', '//evil.example', '/\\evil.example', '/api/x'])
    expect((await visit(account, { back })).location).toBe('/m/home');
});

test('[AUTH-12] a linked account opens only the doors that its member may use', async () => {
  const { account } = await linked('owner09');
  const agents = await visit(account, { role: 'agent' });
  expect(agents).toMatchObject({ location: '/m/login?social=failed', cookies: [] });
  const disable = (disabledAt: Date | null) =>
    server.database.statement((tx) =>
      tx
        .updateTable('identity_members')
        .set({ disabled_at: disabledAt })
        .where('username', '=', 'owner09')
        .execute(),
    );
  await disable(server.clock.now());
  expect((await visit(account)).location).toBe('/m/login?social=failed');
  await disable(null);
  expect((await visit(account)).location).toBe('/m/home');
});

test("an account that is linked at one merchant is a stranger's at another", async () => {
  const { account } = await linked('owner10');
  const headers = { host: 'ph.localhost' };
  const { address, cookie } = await start('google', { headers });
  const to = await openId.visit(address, account);
  expect(to.host).toBe('ph.localhost');
  const wrongSite = new URL(to);
  wrongSite.host = 'localhost';
  expect((await comeBack(wrongSite, cookie)).location).toBe('/m/login?social=failed');
  expect((await comeBack(to, cookie)).location).toBe('/m/register?social=google');
});

test('a sign-up is linked once, and to nobody when somebody else was faster', async () => {
  const account = newAccount();
  const [one, two] = [await visit(account), await visit(account)];
  await register('faster01', one.cookie);
  await register('slower01', two.cookie);
  await register('later01', one.cookie.replace(/session=[\w-]+/, ''));
  expect(await countLinks(account)).toBe(1);
  expect(await whoIs((await visit(account)).cookie)).toBe('faster01');
});

test('a sign-up that the form did not speak of is not linked, and this browser forgets it', async () => {
  for (const [username, social] of [
    ['unaware01', undefined],
    ['unaware02', 'line'],
  ] as const) {
    const account = newAccount();
    const before = await visit(account);
    const cookie = await register(username, before.cookie, { social });
    expect(await countLinks(account)).toBe(0);
    expect(cookie).not.toContain('social_signup=');
    // Whoever began it may still end it.
    const owner = await register(`${username}x`, before.cookie);
    expect(await whoIs(owner)).toBe(`${username}x`);
    expect(await countLinks(account)).toBe(1);
  }
});

test('an account elsewhere that is the only way in cannot be unlinked', async () => {
  const { account, cookie } = await linked('only01');
  const change = (passwordHash: string | null) =>
    server.database.statement((tx) =>
      tx
        .updateTable('identity_members')
        .set({ password_hash: passwordHash })
        .where('username', '=', 'only01')
        .execute(),
    );
  await change(null);
  const only = await server.send(unlinkSocialAccount, { provider: 'google' }, { cookie });
  expect(only).toMatchObject({ status: 409, body: { code: 'identity.last_way_in' } });

  const { address, cookie: held } = await startLink(cookie, 'line');
  await comeBack(await openId.visit(address, account), held);
  await server.change('maneki', { flags: { LINELOGIN3: false } });
  const off = await server.send(unlinkSocialAccount, { provider: 'google' }, { cookie });
  expect(off.body.code).toBe('identity.last_way_in');
  await server.change('maneki', { flags: { LINELOGIN3: true } });
  const two = await server.send(unlinkSocialAccount, { provider: 'google' }, { cookie });
  expect(two.body.value).toEqual({ isRemoved: true });
});

test('a service that is away fails with a sentence, in every language, and works when it is back', async () => {
  server.clock.advance(61 * MINUTE_MS);
  openId.setAway(true);
  for (const language of LANGUAGES) {
    const { status, body } = await start('google', { headers: { language } });
    expect(status).toBe(422);
    const refusal = { code: 'identity.social_failed', detail: {} };
    expect(body).toMatchObject({ ...refusal, message: phraseRefusal(language, refusal) });
  }
  openId.setAway(false);
  expect((await start('google')).status).toBe(200);
  for (const code of ['social_failed', 'social_taken', 'social_not_found', 'last_way_in']) {
    const refusal = { code: `identity.${code}`, detail: {} };
    const messages = LANGUAGES.map((language) => phraseRefusal(language, refusal));
    expect(new Set(messages).size, code).toBe(LANGUAGES.length);
  }
});

test('a guest has no accounts to list, link or unlink', async () => {
  for (const endpoint of [listSocialAccounts, linkSocialAccount, unlinkSocialAccount] as const) {
    const { body } = await server.call(endpoint, { query: {} });
    expect(body.code).toBe('call.login_required');
  }
});
