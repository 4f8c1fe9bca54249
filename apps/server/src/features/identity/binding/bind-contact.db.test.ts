import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { MINUTE_MS } from '@maneki/kernel/clock';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#features/identity';
import { codeIn } from '#testing/test-outside';
import { startTestServer, type TestServer } from '#testing/test-server';
import { readMemberRow } from '../testing/registrations.ts';
import { addressAt, expectInEveryLanguage, numberAt, storedNumberAt } from '../testing/visitors.ts';

const { bindMobile, bindEmail, sendCode, sendEmailCode } = identityEndpoints;

let server: TestServer;
let sakura: string;
let agent: string;
beforeAll(async () => {
  server = await startTestServer();
  sakura = await server.logIn('sakura');
  agent = await server.logIn('agent01');
});
afterAll(() => server.dispose());

let visitor = 0;
beforeEach(() => {
  visitor += 1;
  server.clock.advance(MINUTE_MS);
});

async function receive(
  index: number,
  { purpose = 'bind', cookie = sakura }: { purpose?: 'bind' | 'register'; cookie?: string } = {},
): Promise<string> {
  const input = { mobileNum: numberAt(index), countryDialingCode: '81', purpose } as const;
  const { status } = await server.send(sendCode, input, { cookie, headers: addressAt(visitor) });
  expect(status).toBe(200);
  return codeIn(server.messages.at(-1));
}

async function receiveMail(email: string): Promise<string> {
  const input = { email, purpose: 'bind' } as const;
  const from = { cookie: sakura, headers: addressAt(visitor) };
  const { status } = await server.send(sendEmailCode, input, from);
  expect(status).toBe(200);
  return codeIn(server.messages.at(-1));
}

const bind = (
  cookie: string,
  fields: { index: number; code: string; password?: string },
  headers: Record<string, string> = {},
) =>
  server.send(
    bindMobile,
    {
      password: fields.password ?? DEMO_PASSWORD,
      countryDialingCode: '81',
      mobileNum: numberAt(fields.index),
      code: fields.code,
    },
    { cookie, headers: { ...addressAt(visitor), ...headers } },
  );

const bindMail = (cookie: string, email: string, code: string, password = DEMO_PASSWORD) =>
  server.send(bindEmail, { password, email, code }, { cookie, headers: addressAt(visitor) });

test('a number is bound by its code and the password', async () => {
  const code = await receive(1);
  expect((await bind(sakura, { index: 1, code })).body).toEqual({ value: { isSaved: true } });
  expect(await readMemberRow(server, 'sakura')).toMatchObject({
    mobile: storedNumberAt(1),
    mobile_verified_at: server.clock.now(),
  });
});

test('a wrong password costs no code', async () => {
  const code = await receive(2);
  const wrong = await bind(sakura, { index: 2, code, password: 'wrong' });
  expect(wrong.body.code).toBe('identity.password_old_wrong');
  expect((await bind(sakura, { index: 2, code })).status).toBe(200);
});

test('a code counts once, and one for registering binds nothing', async () => {
  const code = await receive(3);
  expect((await bind(sakura, { index: 3, code })).status).toBe(200);
  expect((await bind(sakura, { index: 3, code })).body.code).toBe('identity.code_wrong');
  const other = await receive(4, { purpose: 'register' });
  expect((await bind(sakura, { index: 4, code: other })).body.code).toBe('identity.code_wrong');
});

test('five wrong codes end the right one', async () => {
  const code = await receive(5);
  const wrong = code === '000000' ? '000001' : '000000';
  for (let count = 0; count < 5; count += 1)
    expect((await bind(sakura, { index: 5, code: wrong })).body.code).toBe('identity.code_wrong');
  expect((await bind(sakura, { index: 5, code })).body.code).toBe('identity.code_wrong');
});

test('a number that another member proved is taken; one’s own may be bound again', async () => {
  await bind(sakura, { index: 6, code: await receive(6) });
  server.clock.advance(MINUTE_MS);
  const second = await receive(6);
  expect((await bind(agent, { index: 6, code: second })).body.code).toBe('identity.mobile_taken');
  expect((await readMemberRow(server, 'agent01'))?.mobile).toBeNull();
  server.clock.advance(MINUTE_MS);
  expect((await bind(sakura, { index: 6, code: await receive(6) })).status).toBe(200);
});

test('two members who prove one number at once: one gets it', async () => {
  const code = await receive(7);
  const answers = await Promise.all([
    bind(sakura, { index: 7, code }),
    bind(agent, { index: 7, code }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

test('an account without a password needs none', async () => {
  const set = (passwordHash: string | null) =>
    server.database.statement((tx) =>
      tx
        .updateTable('identity_members')
        .set({ password_hash: passwordHash })
        .where('username', '=', 'sakura')
        .where('merchant_code', '=', 'maneki')
        .execute(),
    );
  const { password_hash: before } = (await readMemberRow(server, 'sakura'))!;
  await set(null);
  const code = await receive(8);
  expect((await bind(sakura, { index: 8, code, password: '' })).status).toBe(200);
  await set(before);
});

test('a mailbox is bound the same way, in small letters', async () => {
  const code = await receiveMail('Sakura@Mail.example');
  expect((await bindMail(sakura, 'SAKURA@mail.example', code)).status).toBe(200);
  expect(await readMemberRow(server, 'sakura')).toMatchObject({
    email: 'sakura@mail.example',
    email_verified_at: server.clock.now(),
  });
  server.clock.advance(MINUTE_MS);
  const second = await receiveMail('sakura@mail.example');
  expect((await bindMail(agent, 'sakura@mail.example', second)).body.code).toBe(
    'identity.email_taken',
  );
  expect((await bindMail(agent, 'other@mail.example', '000000')).body.code).toBe(
    'identity.code_wrong',
  );
  expect((await bindMail(agent, 'nobody', '000000')).body.code).toBe('identity.email_format');
  expect((await bindMail(agent, 'a@mail.example', '000000', 'x')).body.code).toBe(
    'identity.password_old_wrong',
  );
});

test('guests bind nothing', async () => {
  expect((await bind('', { index: 9, code: '000000' })).status).toBe(401);
});

test('every refusal of a binding is said in all five languages', async () => {
  const cookie = agent;
  const from = { ...addressAt(900) };
  await expectInEveryLanguage(
    (headers) => bind(cookie, { index: 9, code: '1', password: 'x' }, { ...from, ...headers }),
    { code: 'identity.password_old_wrong' },
  );
  await expectInEveryLanguage(
    (headers) => bind(cookie, { index: 9, code: '1' }, { ...from, ...headers }),
    { code: 'identity.code_wrong' },
  );
  await expectInEveryLanguage(
    async (headers) => {
      const used = storedNumberAt(1_000);
      await server.database.statement((tx) =>
        tx
          .updateTable('identity_members')
          .set({ mobile: used, mobile_verified_at: server.clock.now() })
          .where('username', '=', 'sakura')
          .where('merchant_code', '=', 'maneki')
          .execute(),
      );
      server.clock.advance(MINUTE_MS);
      visitor += 1;
      const code = await receive(1_000, { cookie: visitor % 2 ? sakura : agent });
      return bind(cookie, { index: 1_000, code }, headers);
    },
    { code: 'identity.mobile_taken' },
  );
});

test('whoever guesses at the password here is locked out after ten tries, the right one included', async () => {
  const cookie = await server.logIn('general01');
  for (let tries = 1; tries <= 10; tries += 1) {
    const wrong = await bind(cookie, { index: 90, code: '000000', password: `wrong${tries}` });
    expect(wrong.body.code).toBe('identity.password_old_wrong');
  }
  const right = await bind(cookie, { index: 90, code: '000000' });
  expect([right.body.code, right.body.detail]).toEqual(['identity.locked', { minutes: 30 }]);
});
