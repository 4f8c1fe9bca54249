import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codeIn } from '#testing/test-outside';
import { startTestServer, type TestServer } from '#testing/test-server';
import {
  addressAt,
  expectInEveryLanguage,
  numberAt,
  readPicture,
  storedNumberAt,
} from '../testing/visitors.ts';

const { sendCode, sendEmailCode } = identityEndpoints;

let server: TestServer;
let isDelivered = true;
beforeAll(async () => {
  server = await startTestServer();
  const { sendSms } = server.services.outside;
  // Real gateways refuse some messages; this one does when a test says so.
  Object.assign(server.services.outside, {
    sendSms: async (message: Parameters<typeof sendSms>[0]) =>
      isDelivered ? sendSms(message) : false,
  });
});
afterAll(() => server.dispose());

/** Every limit has passed, and nobody has been here before. */
let visitor = 0;
beforeEach(() => {
  server.clock.advance(DAY_MS + 1);
  isDelivered = true;
  visitor += 1_000;
});

type Purpose = 'login' | 'register' | 'forgot' | 'bind';

async function ask(
  index: number,
  {
    purpose = 'register',
    from = visitor,
    ...rest
  }: {
    purpose?: Purpose;
    from?: number;
    headers?: Record<string, string>;
    captcha?: string;
    captchaId?: string;
  } = {},
) {
  const { headers, ...captcha } = rest;
  const input = { mobileNum: numberAt(visitor + index), countryDialingCode: '81', purpose };
  return server.send(
    sendCode,
    { ...input, ...captcha },
    { headers: { ...addressAt(from), ...headers } },
  );
}

const lastMessage = () => server.messages.at(-1);

/** Gives a demo account a number and an address that were proven. */
async function prove(username: string, contact: { mobile?: string; email?: string }) {
  await server.database.statement((tx) =>
    tx
      .updateTable('identity_members')
      .set({
        ...(contact.mobile ? { mobile: contact.mobile, mobile_verified_at: new Date(0) } : {}),
        ...(contact.email ? { email: contact.email, email_verified_at: new Date(0) } : {}),
      })
      .where('username', '=', username)
      .where('merchant_code', '=', 'maneki')
      .execute(),
  );
}

test('[AUTH-3] a code is six digits in the caller’s language, and the next one may come in 60 s', async () => {
  const { status, body } = await ask(1, { headers: { language: 'JA' } });
  expect(status).toBe(200);
  expect(body.value.expirationTime).toBe(server.clock.now().getTime() + 60_000);
  expect(lastMessage()).toMatchObject({
    channel: 'sms',
    merchantCode: 'maneki',
    recipient: storedNumberAt(visitor + 1),
  });
  expect(lastMessage()?.body).toContain('認証コード');
  expect(lastMessage()?.body.split('\n').at(-1)).toBe(`@localhost #${codeIn(lastMessage())}`);
});

test('a code is nowhere in the database as itself', async () => {
  await ask(1);
  const rows = await server.database.statement((tx) =>
    tx.selectFrom('identity_codes').selectAll().execute(),
  );
  expect(JSON.stringify(rows.map(({ code_hash }) => code_hash))).not.toContain(
    codeIn(lastMessage()),
  );
});

test('a number that is none, or of IP telephony, gets no code', async () => {
  const before = server.messages.length;
  for (const mobileNum of ['050-1234-5678', '12', '']) {
    const input = { mobileNum, countryDialingCode: '81', purpose: 'register' } as const;
    const { body } = await server.send(sendCode, input, { headers: addressAt(visitor) });
    expect(body).toMatchObject({
      code: 'identity.field_invalid',
      detail: { field: 'mobileNum', rule: 'format' },
    });
  }
  expect(server.messages).toHaveLength(before);
});

test('codes are sent only for what the merchant offers', async () => {
  const off = { code: 'site.feature_off' };
  await server.change('maneki', { flags: { MOBILEVERCODELOGIN3: false } });
  expect((await ask(1, { purpose: 'login' })).body).toMatchObject(off);
  await server.change('maneki', { flags: { MOBILEVERCODELOGIN3: true, MOBILENUMREG3: false } });
  expect((await ask(1, { purpose: 'login' })).status).toBe(200);
  expect((await ask(2, { purpose: 'register' })).body).toMatchObject(off);
  await server.change('maneki', { flags: { REGMOBVERF3: true } });
  expect((await ask(2, { purpose: 'register' })).status).toBe(200);
  await server.change('maneki', { flags: { REGMOBVERF3: false } });
  expect((await ask(4, { purpose: 'forgot', from: visitor + 1 })).status).toBe(200);
  await server.change('maneki', { flags: { MOBILENUMREG3: true } });
});

test('a second code for a number waits for sixty seconds, whoever asks', async () => {
  expect((await ask(1)).status).toBe(200);
  server.clock.advance(59_000);
  expect((await ask(1, { from: visitor + 1 })).body).toMatchObject({
    code: 'identity.code_too_soon',
    detail: { seconds: 1 },
  });
  server.clock.advance(1_000);
  expect((await ask(1, { from: visitor + 1 })).status).toBe(200);
});

test('a number gets five codes a day, and the sixth a day later', async () => {
  for (let count = 0; count < 5; count += 1) {
    expect((await ask(1, { from: visitor + count })).status).toBe(200);
    server.clock.advance(MINUTE_MS);
  }
  expect((await ask(1, { from: visitor + 9 })).body.code).toBe('identity.code_too_many');
  server.clock.advance(DAY_MS);
  expect((await ask(1, { from: visitor + 9 })).status).toBe(200);
});

test('an address reads a picture from its fourth code on, and gets ten in an hour', async () => {
  for (let count = 0; count < 3; count += 1) {
    expect((await ask(count)).status).toBe(200);
    server.clock.advance(MINUTE_MS);
  }
  expect((await ask(3)).body).toMatchObject({
    code: 'identity.captcha_needed',
    detail: { captcha: true },
  });
  const wrong = { ...(await readPicture(server)), captcha: 'nonsense' };
  expect((await ask(3, wrong)).body).toMatchObject({
    code: 'identity.captcha_wrong',
    detail: { captcha: true },
  });
  const right = { captchaId: wrong.captchaId, captcha: (await readPicture(server)).captcha };
  expect((await ask(3, right)).body.code).toBe('identity.captcha_wrong');
  for (let count = 3; count < 10; count += 1) {
    expect((await ask(count, await readPicture(server))).status).toBe(200);
    server.clock.advance(MINUTE_MS);
  }
  expect((await ask(11, await readPicture(server))).body.code).toBe('identity.code_too_many');
  server.clock.advance(HOUR_MS);
  expect((await ask(11)).status).toBe(200);
});

test('a whole IPv6 network is one address', async () => {
  const from = (part: number) => ({ 'x-forwarded-for': `2001:db8:77:${visitor}::${part}` });
  for (let count = 0; count < 3; count += 1) await ask(count, { headers: from(count + 1) });
  const { body } = await ask(4, { headers: from(77) });
  expect(body.code).toBe('identity.captcha_needed');
});

test.each(['login', 'forgot'] as const)(
  'for %s a number without an account is answered like one that has one, and gets nothing',
  async (purpose) => {
    await prove('sakura', { mobile: storedNumberAt(visitor + 1) });
    const known = await ask(1, { purpose });
    const sent = server.messages.length;
    expect(lastMessage()?.recipient).toBe(storedNumberAt(visitor + 1));
    const unknown = await ask(2, { purpose, from: visitor + 1 });
    expect(unknown).toEqual(known);
    expect(server.messages).toHaveLength(sent);
    // Later limits are alike as well.
    expect((await ask(2, { purpose })).body).toEqual((await ask(1, { purpose })).body);
  },
);

test('a number that somebody only typed opens nothing, so it gets no code to log in', async () => {
  await server.database.statement((tx) =>
    tx
      .updateTable('identity_members')
      .set({ mobile: storedNumberAt(visitor + 1), mobile_verified_at: null })
      .where('username', '=', 'agent01')
      .execute(),
  );
  const before = server.messages.length;
  expect((await ask(1, { purpose: 'login' })).status).toBe(200);
  expect(server.messages).toHaveLength(before);
});

test('a message that cannot be delivered is told where it betrays nobody', async () => {
  await prove('sakura', { mobile: storedNumberAt(visitor + 1) });
  isDelivered = false;
  expect((await ask(2, { purpose: 'register' })).body.code).toBe('identity.code_undeliverable');
  const cookie = await server.logIn('sakura');
  const bound = await ask(3, { purpose: 'bind', headers: { cookie } });
  expect(bound.body.code).toBe('identity.code_undeliverable');
  expect((await ask(1, { purpose: 'login' })).status).toBe(200);
});

test('mail carries codes to proven addresses, with the same discretion', async () => {
  await prove('sakura', { email: 'sakura@mail.example' });
  const input = (email: string) => ({ email, purpose: 'forgot' as const });
  const headers = addressAt(visitor);
  const known = await server.send(sendEmailCode, input('Sakura@Mail.example'), { headers });
  expect(known.status).toBe(200);
  expect(lastMessage()).toMatchObject({ channel: 'email', recipient: 'sakura@mail.example' });
  expect(lastMessage()?.subject).toContain(codeIn(lastMessage()));
  const sent = server.messages.length;
  const unknown = await server.send(sendEmailCode, input('nobody@mail.example'), { headers });
  expect(unknown).toEqual(known);
  expect(server.messages).toHaveLength(sent);
  const wrong = await server.send(sendEmailCode, input('no address'), { headers });
  expect(wrong.body.code).toBe('identity.email_format');
});

test('a flood from many addresses to many numbers sends only what the merchant can spend', async () => {
  const before = server.messages.length;
  const answers: string[] = [];
  // In waves, because calls that wait for long for a connection to the database are not answered.
  for (let wave = 0; wave < 400; wave += 50) {
    const flood = Array.from({ length: 50 }, (_, index) =>
      ask(wave + index, { from: visitor + wave + index }),
    );
    for (const { body } of await Promise.all(flood)) answers.push(body.code ?? 'sent');
  }
  // Without reading pictures a flood gets half of a minute's budget.
  expect(answers.filter((code) => code === 'sent')).toHaveLength(10);
  expect(answers.filter((code) => code === 'identity.captcha_needed')).toHaveLength(390);
  expect(server.messages.length - before).toBe(10);
});

test('a flood that reads pictures gets the budget of a minute and no more', async () => {
  const before = server.messages.length;
  const flood = Array.from({ length: 60 }, async (_, index) => {
    const from = visitor + index;
    const picture = await readPicture(server, addressAt(from));
    const { body } = await ask(index, { from, ...picture });
    return body.code ?? 'sent';
  });
  const answers = await Promise.all(flood);
  expect(answers.filter((code) => code === 'sent')).toHaveLength(20);
  expect(answers.filter((code) => code === 'identity.code_too_many')).toHaveLength(40);
  expect(server.messages.length - before).toBe(20);
  server.clock.advance(MINUTE_MS);
  expect((await ask(100, { from: visitor + 100 })).status).toBe(200);
});

test('one merchant’s flood does not use up another’s budget', async () => {
  await Promise.all(
    Array.from({ length: 30 }, (_, index) => ask(index, { from: visitor + index })),
  );
  const headers = { ...addressAt(visitor + 500), merchant: 'sampaguita' };
  expect((await ask(500, { headers })).status).toBe(200);
});

test('parallel requests for one number send one code', async () => {
  const before = server.messages.length;
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => ask(1, { from: visitor + index })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(server.messages.length - before).toBe(1);
});

test('every refusal of a code is said in all five languages', async () => {
  let from = visitor;
  const fresh = () => {
    from += 1;
    return from;
  };
  await ask(1, { from: fresh() });
  await expectInEveryLanguage((headers) => ask(1, { from: fresh(), headers }), {
    code: 'identity.code_too_soon',
  });
  isDelivered = false;
  await expectInEveryLanguage((headers) => ask(fresh(), { from, headers }), {
    code: 'identity.code_undeliverable',
  });
  isDelivered = true;
  server.clock.advance(MINUTE_MS);
  const crowd = fresh();
  for (let count = 0; count < 3; count += 1) await ask(500 + count, { from: crowd });
  await expectInEveryLanguage((headers) => ask(510, { from: crowd, headers }), {
    code: 'identity.captcha_needed',
  });
  await expectInEveryLanguage(
    async (headers) =>
      ask(511, { from: crowd, headers, ...(await readPicture(server)), captcha: 'x' }),
    { code: 'identity.captcha_wrong' },
  );
  for (let count = 3; count < 10; count += 1) {
    server.clock.advance(MINUTE_MS / 2);
    await ask(500 + count, { from: crowd, ...(await readPicture(server)) });
  }
  await expectInEveryLanguage((headers) => ask(512, { from: crowd, headers }), {
    code: 'identity.code_too_many',
  });
});
