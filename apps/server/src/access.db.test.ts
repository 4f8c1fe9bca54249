import type { Endpoint } from '@maneki/contract/endpoint';
import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import {
  hasRight,
  MEMBER_TYPES,
  type MemberType,
  type Right,
} from '@maneki/contract/identity/member-types';
import {
  OPERATOR_ROLES,
  type OperatorRole,
  operatorRightOf,
  roleHasRight,
} from '@maneki/contract/operators/rights';
import { safetyEndpoints } from '@maneki/contract/safety/endpoints';
import { SECOND_MS } from '@maneki/kernel/clock';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addOperator, openOperatorSession } from '#features/operators';
import { copyPlayer } from '#testing/copy-player';
import { allEndpoints, startTestServer, type TestServer } from '#testing/test-server';

/** Everybody who knocks with a session, and the cookie that they hold. */
const callers = {
  trial: { type: 4, cookie: '' },
  player: { type: 0, cookie: '' },
  agent: { type: 1, cookie: '' },
  generalAgent: { type: 2, cookie: '' },
  demoPlayer: { type: 40, cookie: '' },
  demoAgent: { type: 41, cookie: '' },
  demoGeneralAgent: { type: 42, cookie: '' },
} satisfies Record<string, { type: MemberType; cookie: string }>;

const USERNAMES = {
  player: 'sakura',
  agent: 'agent01',
  generalAgent: 'general01',
  demoPlayer: 'demoplayer',
  demoAgent: 'demoagent',
  demoGeneralAgent: 'demogeneral',
} as const;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  // Merchants begin without these two.
  for (const name of ['demoPlayer', 'demoGeneralAgent'] as const)
    await copyPlayer(server, { type: callers[name].type, username: USERNAMES[name] });
  for (const name of LOGGED_IN) callers[name].cookie = await enter(name);
  for (const role of OPERATOR_ROLES) tokens[role] = await enterAs(role);
});
// There are more calls than one address may make in a minute.
beforeEach(() => server.clock.advance(SECOND_MS));
afterAll(() => server.dispose());

const LOGGED_IN = [
  'trial',
  'player',
  'agent',
  'generalAgent',
  'demoPlayer',
  'demoAgent',
  'demoGeneralAgent',
] as const;

async function enter(name: (typeof LOGGED_IN)[number]): Promise<string> {
  if (name !== 'trial') return server.logIn(USERNAMES[name]);
  return (await server.send(identityEndpoints.startTestPlay, {})).cookie;
}

/** Calls without input: who may not is refused before anybody looks at what they sent. */
async function knock(endpoint: Endpoint, cookie: string, headers: Record<string, string> = {}) {
  const { status, body } = await server.send(endpoint, {} as never, { cookie, headers });
  return { status, code: body.code as string | undefined };
}

const tokens = {} as Record<OperatorRole, string>;

/** An operator of the default merchant, named after the role. */
const enterAs = (role: OperatorRole): Promise<string> =>
  server.database.transact(async (tx) => {
    const now = server.clock.now();
    // There already, from the second time on.
    await addOperator(tx, { name: role, role, merchantCodes: ['maneki'], now });
    const opened = await openOperatorSession(tx, { name: role, now });
    if (!opened.ok) throw new Error(opened.refusal.code);
    return opened.value.token;
  });

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const ofOperators = allEndpoints.filter(({ access }) => operatorRightOf(access));
const closed = allEndpoints.filter(
  (endpoint) => endpoint.access !== 'anyone' && !ofOperators.includes(endpoint),
);

test.each(closed)('$name refuses guests', async (endpoint) => {
  expect(await knock(endpoint, '')).toEqual({ status: 401, code: 'call.login_required' });
});

test.each(closed)('$name refuses a session that nobody has', async (endpoint) => {
  const cookie = `session=${'x'.repeat(43)}`;
  expect(await knock(endpoint, cookie)).toEqual({ status: 401, code: 'call.session_expired' });
});

test.each(closed)('$name refuses the session of another merchant', async (endpoint) => {
  const { cookie } = callers.player;
  expect(await knock(endpoint, cookie, { merchant: 'sampaguita' })).toEqual({
    status: 401,
    code: 'call.session_expired',
  });
});

test.each(closed)('$name opens to exactly those who have its right', async (endpoint) => {
  for (const name of LOGGED_IN) {
    const { type, cookie } = callers[name];
    // The call that ends its session gets one of its own.
    const isLogout = endpoint.name === 'identity.logout';
    const { status, code } = await knock(endpoint, isLogout ? await enter(name) : cookie);
    const isAdmitted = !REFUSED_AT_THE_DOOR.includes(code ?? '');
    expect(isAdmitted, `${name}: ${status} ${code}`).toBe(hasRight(type, endpoint.access as Right));
    expect(status, name).toBeLessThan(500);
  }
});

test.each(closed)(
  '[SAFE-2] $name knows whether whoever stays away may call it',
  async (endpoint) => {
    excluded ??= await stayAway();
    // The call that ends its session gets one of its own.
    const isLogout = endpoint.name === 'identity.logout';
    const cookie = isLogout ? await server.logIn('faraway') : excluded;
    const { status, code } = await knock(endpoint, cookie);
    if (endpoint.whileExcluded) expect(code).not.toBe('safety.excluded');
    else expect({ status, code }).toEqual({ status: 403, code: 'safety.excluded' });
  },
);

let excluded: string | undefined;

async function stayAway(): Promise<string> {
  await copyPlayer(server, { type: MEMBER_TYPES.agent, username: 'faraway' });
  const cookie = await server.logIn('faraway');
  await server.send(
    safetyEndpoints.excludeSelf,
    { period: 'PERMANENT', isConfirmed: true },
    { cookie },
  );
  return cookie;
}

test.each(ofOperators)('$name refuses guests, and members whatever they are', async (endpoint) => {
  expect(await knock(endpoint, '')).toEqual({ status: 401, code: 'call.login_required' });
  for (const name of LOGGED_IN) {
    const { cookie } = callers[name];
    expect(await knock(endpoint, cookie)).toEqual({ status: 401, code: 'call.login_required' });
    const token = cookie.split('session=')[1]!.split(';')[0]!;
    const answer = await knock(endpoint, '', bearer(token));
    expect(answer, name).toEqual({ status: 401, code: 'call.session_expired' });
  }
});

test.each(ofOperators)('$name opens to exactly the roles that have its right', async (endpoint) => {
  const right = operatorRightOf(endpoint.access)!;
  for (const role of OPERATOR_ROLES) {
    // The call that ends its session gets one of its own.
    const isLogout = endpoint.name === 'operators.endSession';
    const as = bearer(isLogout ? await enterAs(role) : tokens[role]);
    // Who they are, and where they are in, they are told at every merchant's address.
    if (right !== 'self') {
      const elsewhere = { ...as, merchant: 'sampaguita' };
      expect((await knock(endpoint, '', elsewhere)).code).toBe('call.not_permitted');
    }
    const { status, code } = await knock(endpoint, '', as);
    const isAdmitted = !REFUSED_AT_THE_DOOR.includes(code ?? '');
    expect(isAdmitted, `${role}: ${status} ${code}`).toBe(roleHasRight(role, right));
    expect(status, role).toBeLessThan(500);
  }
});

test.each(closed)('$name refuses operators', async (endpoint) => {
  expect(await knock(endpoint, '', bearer(tokens.owner))).toEqual({
    status: 401,
    code: 'call.session_expired',
  });
});

const REFUSED_AT_THE_DOOR = [
  'call.login_required',
  'call.session_expired',
  'call.not_permitted',
  'identity.free_reject',
  'identity.actual_account_needed',
];

test('[TRIAL-2] a trial is told to register at member calls, and refused as free where cash is', async () => {
  const { cookie } = callers.trial;
  expect((await knock(identityEndpoints.listSessions, cookie)).code).toBe(
    'identity.actual_account_needed',
  );
  expect((await knock(identityEndpoints.setPaymentPassword, cookie)).code).toBe(
    'identity.free_reject',
  );
});

test('a call that another site makes is refused, whatever cookie comes along', async () => {
  const { cookie } = callers.player;
  const strangers = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
  ];
  for (const headers of strangers)
    expect(await knock(identityEndpoints.getMember, cookie, headers)).toEqual({
      status: 403,
      code: 'call.not_permitted',
    });
});

test.each(allEndpoints.filter(({ changesByGet }) => changesByGet))(
  '$name is for scripts of the site: no link, picture or prefetch can ask for it',
  async (endpoint) => {
    const { cookie } = callers.player;
    const ask = async (headers: Record<string, string>) => {
      // Whoever gets past the door is refused for what no call takes, and nothing is changed.
      const answer = await server.send(endpoint, { unknown: '1' } as never, {
        cookie,
        headers,
        isBrowser: false,
      });
      return answer.body.code;
    };
    const own = { 'sec-fetch-site': 'same-origin' };
    const unasked = [
      {},
      { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' },
      { ...own, 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' },
      { ...own, 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' },
      { ...own, 'sec-fetch-dest': 'empty', 'sec-purpose': 'prefetch' },
      { 'sec-fetch-site': 'cross-site', module: endpoint.module },
    ];
    for (const headers of unasked) expect(await ask(headers)).toBe('call.not_permitted');
    for (const headers of [{ module: endpoint.module }, { ...own, 'sec-fetch-dest': 'empty' }])
      expect(await ask(headers)).toBe('call.input_invalid');
  },
);

test('one member cannot end the session of another', async () => {
  const { player, agent } = callers;
  const list = await server.send(identityEndpoints.listSessions, {}, { cookie: agent.cookie });
  const [{ id }] = list.body.value.list;
  const answer = await server.send(identityEndpoints.revokeSession, { id }, player);
  expect(answer.body.code).toBe('identity.session_not_found');
  const again = await server.send(identityEndpoints.getMember, {}, { cookie: agent.cookie });
  expect(again.status).toBe(200);
});
