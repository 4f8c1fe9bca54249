import { catalogEndpoints } from '@maneki/contract/catalog/endpoints';
import type { ListedGame } from '@maneki/contract/catalog/schemas';
import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { playEndpoints } from '@maneki/contract/play/endpoints';
import type { RoundWalletCall } from '@maneki/contract/round-wallet/schemas';
import { SECOND_MS } from '@maneki/kernel/clock';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { setGameOn, setVendorOn } from '#features/catalog';
import type { HandlerContext, RecordedEvent } from '#platform/outbox/event-handler';
import { startTestServer } from '#testing/test-server';
import { addProvider } from '../keys/add-provider.ts';
import { addTestProvider } from '../testing/add-test-provider.ts';
import { isSignedReply, signCall, type TestKey } from '../testing/sign-call.ts';
import { endGames } from './events.ts';
import { endSessions, findSession } from './store.ts';

const server = await startTestServer();
afterAll(() => server.dispose());
const { database, clock, services } = server;
const { play } = services;
const parts = { database, sealer: play.sealer };
const acme = await addTestProvider(parts, {
  code: 'acme',
  baseUrl: 'https://games.example/acme/',
  now: clock.now(),
});
const other = await addTestProvider(parts, { code: 'other', now: clock.now() });
const sakura = await server.logIn('sakura');

async function launch(input: Record<string, unknown> = {}, cookie = sakura) {
  const wish = { vendor: 'acme', gameId: 'lucky-cat', mode: 'real', ...input } as const;
  const { status, body } = await server.send(playEndpoints.launchGame, wish as never, { cookie });
  return { status, ...body, token: body.value?.launchToken as string };
}

async function call(key: TestKey, name: RoundWalletCall, body: unknown) {
  const signed = signCall(key, name, { body, at: clock.now() });
  const { path: url, headers, body: payload } = signed;
  const answer = await server.app.inject({ method: 'POST', url, headers, payload });
  const reply = { status: answer.statusCode, body: answer.body, headers: answer.headers };
  expect(isSignedReply(key, signed, reply)).toBe(true);
  return answer.json();
}

const open = (launchToken: string, key = acme) => call(key, 'session/open', { launchToken });

async function openSession(input: Record<string, unknown> = {}, cookie = sakura) {
  const opened = await open((await launch(input, cookie)).token);
  expect(opened.status).toBe('OK');
  return opened as { playerId: string; sessionId: string; balance: string; currency: string };
}

test('a launch leads to the game, and its token opens a session with what the game must know', async () => {
  const launched = await launch({ language: 'JA', theme: 'light' });
  expect(launched.value.url).toBe(
    `https://games.example/acme/launch?token=${launched.token}&game=lucky-cat`,
  );
  expect(await open(launched.token)).toEqual({
    status: 'OK',
    final: true,
    retryAfterMs: null,
    sessionId: expect.any(String),
    playerId: expect.any(String),
    merchant: 'maneki',
    network: '127.0.0.0/24',
    vendor: 'acme',
    gameId: 'lucky-cat',
    balance: expect.stringMatching(/^\d+$/),
    currency: 'JPY.DEMO',
    limits: {
      stake: { day: null, week: null, month: null },
      loss: { day: null, week: null, month: null },
      minutes: { day: null, week: null, month: null },
    },
    realityCheckEvery: 60,
    language: 'JA',
    theme: 'light',
  });
});

test('a launch token opens one session, also when two bring it at once', async () => {
  const { token } = await launch();
  const opened = await Promise.all([open(token), open(token)]);
  expect(opened.map(({ status }) => status).toSorted()).toEqual(['OK', 'SESSION_EXPIRED']);
  expect(await open(token)).toMatchObject({ status: 'SESSION_EXPIRED', final: true });
});

test('a launch token is good for less than 60 seconds', async () => {
  const [first, second] = [await launch(), await launch()];
  clock.advance(60 * SECOND_MS - 1);
  expect(await open(first.token)).toMatchObject({ status: 'OK' });
  clock.advance(1);
  expect(await open(second.token)).toMatchObject({ status: 'SESSION_EXPIRED' });
});

test('a launch token of another provider is unknown, and stays good for its own', async () => {
  const { token } = await launch();
  expect(await open(token, other)).toMatchObject({ status: 'SESSION_UNKNOWN' });
  expect(await open(token)).toMatchObject({ status: 'OK' });
  expect(await open('a token that nobody was ever given')).toMatchObject({
    status: 'SESSION_UNKNOWN',
  });
});

test('a launch token from another network opens nothing and stays good, where the provider tells it', async () => {
  const { token: launchToken } = await launch();
  const openFrom = (network: string) => call(acme, 'session/open', { launchToken, network });
  for (const network of ['127.0.1.0/24', '127.0.0.0', '2001:db8:1::/48', ''])
    expect(await openFrom(network)).toMatchObject({ status: 'SESSION_UNKNOWN', field: 'network' });
  expect(await openFrom('127.0.0.0/24')).toMatchObject({ status: 'OK', network: '127.0.0.0/24' });
  expect(await openFrom('127.0.0.0/24')).toMatchObject({ status: 'SESSION_EXPIRED' });
  expect(await openFrom('x'.repeat(65))).toMatchObject({ status: 'BAD_REQUEST', field: 'network' });
});

test('a launch token is not in the database as it travels', async () => {
  const { token } = await launch();
  const { rows } = await database.statement((tx) =>
    sql<{ row: string }>`select row_to_json(l)::text as row from play_launches as l`.execute(tx),
  );
  expect(rows.some(({ row }) => row.includes(token))).toBe(false);
});

test('free play has a wallet of its own beside money, and play credit stays where it is', async () => {
  const free = await openSession({ mode: 'free' });
  expect(free).toMatchObject({ currency: 'JPY.PLAY', balance: '300000' });
  const demoagent = await server.logIn('demoagent');
  const real = await openSession({}, demoagent);
  const again = await openSession({ mode: 'free' }, demoagent);
  expect(again).toMatchObject({ currency: 'JPY.PLAY', balance: real.balance });
  const session = await database.statement((tx) =>
    findSession(tx, { memberId: again.playerId, sessionId: again.sessionId }),
  );
  expect(session).toMatchObject({ wallet: 'MAIN' });
});

test('a game that is unknown or off, or whose provider is off, does not start', async () => {
  expect(await launch({ gameId: 'nothing' })).toMatchObject({ code: 'play.game_unknown' });
  const lucky = { vendorCode: 'acme', gameId: 'lucky-cat' };
  await database.statement((tx) => setGameOn(tx, { ...lucky, isOn: false }));
  expect(await launch()).toMatchObject({ status: 422, code: 'play.game_off' });
  await database.statement((tx) => setGameOn(tx, { ...lucky, isOn: true }));
  const switchProvider = async (isOn: boolean) => {
    await database.statement((tx) =>
      sql`update play_providers set is_on = ${isOn} where code = 'acme'`.execute(tx),
    );
    play.providers.forget();
  };
  await switchProvider(false);
  expect(await launch()).toMatchObject({ code: 'play.game_off' });
  await switchProvider(true);
  expect(await launch()).toMatchObject({ status: 200 });
});

test('players are led to where the client stands, which may be a path of the site', async () => {
  const now = clock.now();
  const place = async (clientUrl: string | null) => {
    await database.statement((tx) =>
      sql`update play_providers set client_url = ${clientUrl} where code = 'acme'`.execute(tx),
    );
    play.providers.forget();
  };
  await place('/games');
  const launched = await launch();
  expect(launched.value.url).toBe(`/games/launch?token=${launched.token}&game=lucky-cat`);
  await place(null);
  const again = await launch();
  expect(again.value.url).toBe(
    `https://games.example/acme/launch?token=${again.token}&game=lucky-cat`,
  );
  for (const clientUrl of ['//elsewhere.example', '/a?b', 'games', 'javascript:1', '/']) {
    const provider = { code: 'led-astray', name: 'x', baseUrl: null, clientUrl, now };
    const added = await database.transact((tx) => addProvider(tx, provider));
    expect(added).toEqual({ ok: false, refusal: { code: 'provider_url_invalid' } });
  }
});

test('a game that takes no play credit is not started for free, whoever asks', async () => {
  const setFreePlay = (hasFreePlay: boolean) =>
    database.statement((tx) =>
      sql`update catalog_games set has_free_play = ${hasFreePlay}
           where vendor_code = 'acme'`.execute(tx),
    );
  const demoagent = await server.logIn('demoagent');
  expect(await launch({ mode: 'free' })).toMatchObject({ value: { mode: 'free' } });
  expect(await launch({}, demoagent)).toMatchObject({ value: { mode: 'free' } });
  await setFreePlay(false);
  const refusal = { status: 422, code: 'play.free_play_unsupported' };
  expect(await launch({ mode: 'free' })).toMatchObject(refusal);
  expect(await launch({}, demoagent)).toMatchObject(refusal);
  expect(await launch()).toMatchObject({ status: 200, value: { mode: 'real' } });
  await setFreePlay(true);
});

test('[PLAY-4] a launch is remembered as a recent game, for free play and for money', async () => {
  const agent = await server.logIn('agent01');
  const recents = async () => {
    const { body } = await server.send(catalogEndpoints.listRecents, {}, { cookie: agent });
    return body.value.list.map(({ vassalage, gameId }: ListedGame) => `${vassalage} ${gameId}`);
  };
  // The games of this test came after the node had read its catalogue.
  await server.services.catalogue.reload();
  expect(await recents()).toEqual([]);
  await launch({ mode: 'free' }, agent);
  clock.advance(1);
  await launch({ vendor: 'other' }, agent);
  expect(await recents()).toEqual(['other lucky-cat', 'acme lucky-cat']);
  clock.advance(1);
  await launch({}, agent);
  expect(await recents()).toEqual(['acme lucky-cat', 'other lucky-cat']);
  await launch({ gameId: 'nothing' }, agent);
  expect(await recents()).toHaveLength(2);
});

test('a game that is switched off while somebody plays takes no further bet, and pays what it owes', async () => {
  const { playerId, sessionId } = await openSession();
  const bet = { playerId, sessionId, gameId: 'lucky-cat', amount: '10', currency: 'JPY.DEMO' };
  const name = (txId: string) => ({ txId, roundId: txId });
  expect(await call(acme, 'bet', { ...bet, ...name('off-1') })).toMatchObject({ status: 'OK' });
  const lucky = { vendorCode: 'acme', gameId: 'lucky-cat' };
  await database.statement((tx) => setGameOn(tx, { ...lucky, isOn: false }));
  const off = { status: 'GAME_OFF', outcome: 'DECLINED', final: true };
  expect(await call(acme, 'bet', { ...bet, ...name('off-2') })).toMatchObject(off);
  const play = { ...bet, ...name('off-3'), winAmount: '100' };
  expect(await call(acme, 'play', play)).toMatchObject(off);
  const win = { playerId, txId: 'off-win', roundId: 'off-1', betTxId: 'off-1', amount: '20' };
  expect(await call(acme, 'win', win)).toMatchObject({ status: 'OK', outcome: 'APPLIED' });
  await database.statement((tx) => setGameOn(tx, { ...lucky, isOn: true }));
  await database.statement((tx) => setVendorOn(tx, { vendorCode: 'acme', isOn: false }));
  expect(await call(acme, 'bet', { ...bet, ...name('off-4') })).toMatchObject(off);
  await database.statement((tx) => setVendorOn(tx, { vendorCode: 'acme', isOn: true }));
  expect(await call(acme, 'bet', { ...bet, ...name('off-5') })).toMatchObject({ status: 'OK' });
  expect(await call(acme, 'bet', { ...bet, ...name('off-2') })).toMatchObject(off);
});

test('a provider without an address leaves the way to the game to the site', async () => {
  expect(await launch({ vendor: 'other' })).toMatchObject({ status: 200, value: { url: null } });
});

test('whoever is shut out starts no game, with money or without', async () => {
  const agent = await server.logIn('agent01');
  const { playerId } = await openSession({}, agent);
  const { token } = await launch({}, agent);
  const set = (change: ReturnType<typeof sql>) =>
    database.statement((tx) =>
      sql`update wallet_accounts set ${change} where member_id = ${playerId}`.execute(tx),
    );
  await set(sql`blocked_until = ${new Date(clock.now().getTime() + 1_000)}`);
  expect(await launch({}, agent)).toMatchObject({ code: 'wallet.account_blocked' });
  expect(await launch({ mode: 'free' }, agent)).toMatchObject({ code: 'wallet.account_blocked' });
  expect(await open(token)).toMatchObject({ status: 'SELF_EXCLUDED' });
  clock.advance(1_000);
  expect(await launch({}, agent)).toMatchObject({ status: 200 });
  await set(sql`closed_at = ${clock.now()}`);
  expect(await launch({}, agent)).toMatchObject({ code: 'wallet.account_closed' });
});

test('a balance is told for a live session of that player and provider only', async () => {
  const mine = await openSession();
  const theirs = await openSession({}, await server.logIn('general01'));
  const { playerId, sessionId } = mine;
  const asked = { playerId, sessionId };
  expect(await call(acme, 'balance', asked)).toMatchObject({
    status: 'OK',
    balance: mine.balance,
    currency: 'JPY.DEMO',
  });
  const unknown = { status: 'SESSION_UNKNOWN', final: true };
  expect(await call(other, 'balance', asked)).toMatchObject(unknown);
  const crossed = { playerId, sessionId: theirs.sessionId };
  expect(await call(acme, 'balance', crossed)).toMatchObject(unknown);
  const bet = { ...crossed, txId: 't', roundId: 'r', gameId: 'lucky-cat', amount: '1' };
  expect(await call(acme, 'bet', { ...bet, currency: 'JPY.DEMO' })).toMatchObject(unknown);
});

test('a session is over after 15 idle minutes, and lives on while it is played in', async () => {
  const { playerId, sessionId } = await openSession();
  const name = { memberId: playerId, sessionId };
  const { sessions } = play.rounds;
  await sessions.find(name);
  const expiresAt = async () =>
    (await database.statement((tx) => findSession(tx, name)))!.expires_at.getTime();
  const first = await expiresAt();
  clock.advance(299 * SECOND_MS);
  sessions.touch(name, clock.now());
  clock.advance(2 * SECOND_MS);
  sessions.touch(name, clock.now());
  await expect.poll(expiresAt).toBe(first + 301 * SECOND_MS);
  clock.advance(900 * SECOND_MS);
  expect(await call(acme, 'balance', { playerId, sessionId })).toMatchObject({
    status: 'SESSION_EXPIRED',
  });
  sessions.touch(name, clock.now());
  expect(await expiresAt()).toBe(first + 301 * SECOND_MS);
});

test('all sessions of a member can be ended, and nobody else’s are', async () => {
  const mine = await openSession();
  const theirs = await openSession({}, await server.logIn('general01'));
  const now = clock.now();
  await database.transact((tx) => endSessions(tx, { memberId: mine.playerId, now }));
  const ask = ({ playerId, sessionId }: typeof mine) =>
    call(acme, 'balance', { playerId, sessionId });
  expect(await ask(mine)).toMatchObject({ status: 'SESSION_EXPIRED' });
  expect(await ask(theirs)).toMatchObject({ status: 'OK' });
});

/** Tells the latest end of logins as the outbox tells it. */
const tellEnded = () =>
  database.transact(async (tx) => {
    const { rows } = await sql<RecordedEvent<'identity.sessions_ended'>>`
      select id, name, payload, recorded_at as "recordedAt" from platform_outbox_events
       where name = 'identity.sessions_ended' order by id desc limit 1`.execute(tx);
    await endGames.handle({ tx } as HandlerContext, rows);
  });

test('whoever logs out has left the games of that login, and a launch on its way leads nowhere', async () => {
  const [leaving, staying] = [await server.logIn('sakura'), await server.logIn('sakura')];
  const left = await openSession({}, leaving);
  const { token } = await launch({}, leaving);
  const kept = await openSession({}, staying);
  expect((await server.send(identityEndpoints.logout, {}, { cookie: leaving })).status).toBe(200);
  await tellEnded();
  const ask = ({ playerId, sessionId }: typeof left) =>
    call(acme, 'balance', { playerId, sessionId });
  expect(await ask(left)).toMatchObject({ status: 'SESSION_EXPIRED' });
  expect(await open(token)).toMatchObject({ status: 'SESSION_EXPIRED' });
  expect(await ask(kept)).toMatchObject({ status: 'OK' });
});

test('a bet in a session takes the money and answers with the balance', async () => {
  const { playerId, sessionId, balance } = await openSession();
  const bet = { playerId, sessionId, txId: 'tx-1', roundId: 'r-1', gameId: 'lucky-cat' };
  const asked = { ...bet, amount: '100.5', currency: 'JPY.DEMO' };
  const left = String(BigInt(balance) - 101n);
  const placed = await call(acme, 'bet', asked);
  expect(placed).toMatchObject({ status: 'OK', outcome: 'APPLIED', balance: `${left}.5` });
  expect(await call(acme, 'bet', asked)).toMatchObject({ status: 'OK', replayed: true });
});
