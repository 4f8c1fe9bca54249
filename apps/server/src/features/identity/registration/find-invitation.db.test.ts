import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#testing/test-server';
import { takeReferralCode } from '../referrals/referral-code.ts';
import { countTraces, readMemberRow, registerByUsername } from '../testing/registrations.ts';
import { addressAt } from '../testing/visitors.ts';
import { changeFieldSettings } from './change-field-settings.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.dispose());

let visitor = 0;
let username: string;
let headers: Record<string, string>;
beforeEach(() => {
  visitor += 1;
  username = `guest${1_000 + visitor}`;
  headers = addressAt(visitor);
  server.clock.advance(1_000);
});

type Invitation = {
  owner?: string;
  target?: 0 | 1;
  usesMax?: number;
  domain?: string;
  expiresAt?: Date;
  disabledAt?: Date;
};

let made = 0;

/** An invitation as an agent would make it. */
async function invite({ owner = 'agent01', ...rest }: Invitation = {}): Promise<string> {
  made += 1;
  const code = `C0DE${String(1_000 + made)}`;
  const { id } = (await readMemberRow(server, owner))!;
  await server.database.statement((tx) =>
    tx
      .insertInto('identity_affiliate_codes')
      .values({
        merchant_code: 'maneki',
        code,
        owner_id: id,
        target_type: rest.target ?? 0,
        uses_max: rest.usesMax ?? null,
        domain: rest.domain ?? null,
        expires_at: rest.expiresAt ?? null,
        disabled_at: rest.disabledAt ?? null,
        created_at: server.clock.now(),
      })
      .execute(),
  );
  return code;
}

const register = (
  fields: Parameters<typeof registerByUsername>[1] = {},
  { cookie = '', name = username } = {},
) => registerByUsername(server, { username: name, ...fields }, { headers, cookie });

async function lineOf(name = username) {
  const row = await readMemberRow(server, name);
  const parents = await server.database.statement((tx) =>
    tx.selectFrom('identity_members').select(['id', 'username']).execute(),
  );
  const nameOf = (id: string | null | undefined) =>
    parents.find((parent) => parent.id === id)?.username ?? null;
  return {
    type: row?.type,
    parent: nameOf(row?.parent_id),
    via: row?.joined_via,
    referrer: nameOf(row?.referrer_id),
  };
}

const usesOf = async (code: string) =>
  (
    await server.database.statement((tx) =>
      tx
        .selectFrom('identity_affiliate_codes')
        .select('uses')
        .where('code', '=', code)
        .executeTakeFirstOrThrow(),
    )
  ).uses;

const askFriends = (isEnabled: boolean) =>
  server.database.transact((tx) =>
    changeFieldSettings(tx, {
      merchantCode: 'maneki',
      changes: [
        {
          field: 'recommenderId',
          isEnabled,
          isRequired: false,
          lengthMin: null,
          lengthMax: null,
          pattern: null,
          messages: {},
        },
      ],
    }),
  );

const check = async (code: string, options: { cookie?: string; hostname?: string } = {}) => {
  const sent = options.hostname ? { ...headers, host: options.hostname } : headers;
  const cookie = options.cookie ?? '';
  const input = { code, domain: 'localhost' };
  const { body } = await server.send(identityEndpoints.checkAffiliate, input, {
    headers: sent,
    cookie,
  });
  return body.value;
};

test('[REG-7] the server says whether a code of an address invites', async () => {
  expect(await check('AGENT001')).toMatchObject({ success: true, code: 'AGENT001' });
  expect(await check('agentOO1')).toMatchObject({ success: true, code: 'AGENT001' });
  expect(await check('AGENT002')).toMatchObject({ success: false, code: 'AGENT002' });
  expect(await check('')).toEqual({ success: false, code: '', isReferred: false });
  expect(await check('', { cookie: 'affiliate=AGENT001' })).toMatchObject({
    success: true,
    code: 'AGENT001',
  });
});

test('a code that is used up, over, switched off, for elsewhere or of a blocked agent invites nobody', async () => {
  const now = server.clock.now();
  expect((await check(await invite({ usesMax: 0 }))).success).toBe(false);
  expect((await check(await invite({ expiresAt: now }))).success).toBe(false);
  expect((await check(await invite({ disabledAt: now }))).success).toBe(false);
  expect((await check(await invite({ domain: 'other.example' }))).success).toBe(false);
  expect((await check(await invite({ domain: 'localhost' }))).success).toBe(true);
  expect((await check(await invite({ owner: 'sakura' }))).success).toBe(false);
  const block = (at: Date | null) =>
    server.database.statement((tx) =>
      tx
        .updateTable('identity_members')
        .set({ disabled_at: at })
        .where('username', '=', 'agent01')
        .execute(),
    );
  await block(now);
  expect((await check('AGENT001')).success).toBe(false);
  await block(null);
});

test('a code that claims another domain is judged by the host that was really asked', async () => {
  const code = await invite({ domain: 'other.example' });
  const input = { code, domain: 'other.example' };
  const { body } = await server.send(identityEndpoints.checkAffiliate, input, { headers });
  expect(body.value.success).toBe(false);
});

test('who comes uninvited becomes the default agent’s', async () => {
  await register();
  expect(await lineOf()).toEqual({ type: 0, parent: 'general01', via: 'DEFAULT', referrer: null });
});

test('a typed code makes its owner the parent and is counted', async () => {
  const code = await invite();
  await register({ affiliateCode: code.toLowerCase() });
  expect(await lineOf()).toMatchObject({ parent: 'agent01', via: 'CODE' });
  expect(await usesOf(code)).toBe(1);
});

test('the link that somebody came by goes before a code that they typed', async () => {
  const [link, typed] = [await invite({ owner: 'general01' }), await invite()];
  await register({ affiliateCode: typed }, { cookie: `affiliate=${link}` });
  expect(await lineOf()).toMatchObject({ parent: 'general01', via: 'LINK' });
  expect([await usesOf(link), await usesOf(typed)]).toEqual([1, 0]);
  expect((await readMemberRow(server, username))?.invitation_code).toBe(link);
});

test('a link that invites no more is forgotten, but a typed code must invite', async () => {
  const old = await invite({ usesMax: 0 });
  const cookie = `affiliate=${old}`;
  expect((await register({ affiliateCode: old }, { cookie })).body.code).toBe(
    'identity.invitation_invalid',
  );
  expect((await register({}, { cookie })).status).toBe(200);
  expect(await lineOf()).toMatchObject({ via: 'DEFAULT' });
  const next = `${username}b`;
  await register({ affiliateCode: 'AGENT001' }, { cookie, name: next });
  expect(await lineOf(next)).toMatchObject({ parent: 'agent01', via: 'CODE' });
});

test('a code for agents makes an agent, and one of a demo line a demo account', async () => {
  await register({ affiliateCode: await invite({ target: 1 }) });
  expect((await lineOf()).type).toBe(1);
  const demo = `${username}b`;
  await register({ affiliateCode: await invite({ owner: 'demoagent' }) }, { name: demo });
  expect(await lineOf(demo)).toMatchObject({ type: 40, parent: 'demoagent' });
});

test('a friend’s parent becomes the parent, unless a code says otherwise', async () => {
  await askFriends(true);
  await register({ recommenderId: 'Sakura' });
  expect(await lineOf()).toEqual({
    type: 0,
    parent: 'agent01',
    via: 'REFERRAL',
    referrer: 'sakura',
  });
  const invited = `${username}b`;
  const affiliateCode = await invite({ owner: 'general01' });
  await register({ recommenderId: 'sakura', affiliateCode }, { name: invited });
  expect(await lineOf(invited)).toMatchObject({ parent: 'general01', referrer: 'sakura' });
  const alone = `${username}c`;
  await register({ recommenderId: 'general01' }, { name: alone });
  expect(await lineOf(alone)).toMatchObject({ via: 'DEFAULT', referrer: 'general01' });
  await askFriends(false);
});

test('a friend whom nobody knows, or who does not play for money, is refused', async () => {
  await askFriends(true);
  for (const recommenderId of ['nobody99', 'demoagent'])
    expect((await register({ recommenderId })).body).toMatchObject({
      code: 'identity.field_invalid',
      detail: { field: 'recommenderId', rule: 'format' },
    });
  await askFriends(false);
  await register({ recommenderId: 'sakura' });
  expect((await lineOf()).referrer).toBeNull();
});

test('[PROMO-2] a friend’s code names them, by the link, the month after it, or typed as an invitation', async () => {
  const { id: memberId } = (await readMemberRow(server, 'sakura'))!;
  const owner = { memberId, merchantCode: 'maneki', now: server.clock.now() };
  const draw = () => server.database.transact((tx) => takeReferralCode(tx, owner));
  const code = await draw();
  expect(await draw()).toBe(code);
  expect(await check('', { cookie: `referral=${code}` })).toMatchObject({ isReferred: true });
  const ways = [
    [{ referralCode: code.toLowerCase() }, ''],
    [{}, `referral=${code}`],
    [{ affiliateCode: code }, ''],
  ] as const;
  for (const [index, [fields, cookie]] of ways.entries()) {
    const name = `${username}${index}`;
    expect((await register(fields, { name, cookie })).status).toBe(200);
    expect(await lineOf(name)).toMatchObject({ via: 'REFERRAL', referrer: 'sakura' });
  }
  await register({ referralCode: 'ZZZZZZZZ' });
  expect(await lineOf()).toMatchObject({ via: 'DEFAULT', referrer: null });
});

test('the last use of a code is one member’s, however many come at once', async () => {
  const code = await invite({ usesMax: 2 });
  await register({ affiliateCode: code });
  const before = await countTraces(server);
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, index) =>
      register({ affiliateCode: code }, { name: `${username}x${index}` }),
    ),
  );
  expect(answers.map(({ body }) => body.code ?? 'opened').toSorted()).toEqual([
    ...Array(4).fill('identity.invitation_invalid'),
    'opened',
  ]);
  expect(await usesOf(code)).toBe(2);
  const after = await countTraces(server);
  expect(after.members - before.members).toBe(1);
  expect(after.sessions - before.sessions).toBe(1);
  expect(after.events - before.events).toBe(1);
});

test('a name that is taken uses up no invitation', async () => {
  const code = await invite({ usesMax: 1 });
  const { body } = await register({ affiliateCode: code }, { name: 'sakura' });
  expect(body.code).toBe('identity.username_taken');
  expect(await usesOf(code)).toBe(0);
});

test('where an invitation is required, a link is enough and nothing is not', async () => {
  const require = (isRequired: boolean) =>
    server.database.transact((tx) =>
      changeFieldSettings(tx, {
        merchantCode: 'maneki',
        changes: [
          {
            field: 'affiliateCode',
            isEnabled: true,
            isRequired,
            lengthMin: null,
            lengthMax: null,
            pattern: null,
            messages: {},
          },
        ],
      }),
    );
  await require(true);
  expect((await register()).body).toMatchObject({
    code: 'identity.field_invalid',
    detail: { field: 'affiliateCode', rule: 'required' },
  });
  const bad = await register({}, { cookie: 'affiliate=AGENT009' });
  expect(bad.body.code).toBe('identity.invitation_invalid');
  expect((await register({}, { cookie: 'affiliate=AGENT001' })).status).toBe(200);
  await require(false);
});
