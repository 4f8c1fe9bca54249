import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { LANGUAGES, type Language } from '@maneki/contract/language';
import { DAY_MS } from '@maneki/kernel/clock';
import { everyPhrase } from '@maneki/phrases/every-phrase';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#testing/test-server';
import { DEMO_PASSWORD } from '../demo/seed-demo.ts';
import { openAccount } from '../testing/open-account.ts';
import { createVisitor, type Reply, type Visitor } from '../testing/visitor.ts';

const WRONG = 'not-this-1';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.dispose());
beforeEach(() => server.clock.advance(2 * DAY_MS));

/** Checks that a refusal is told in the words of the language, with its numbers filled in. */
function expectWords(language: Language, { body }: Reply, code: string) {
  expect(body.code).toBe(code);
  const key = code.replace('identity.', '') as keyof typeof everyPhrase.EN.identity.refusals;
  const words: string = everyPhrase[language].identity.refusals[key];
  const filled = words.replace(/\{(\w+)\}/g, (_, name: string) => String(body.detail[name]));
  expect(body.message).toBe(filled);
  const english: string = everyPhrase.EN.identity.refusals[key];
  if (language !== 'EN') expect(words).not.toBe(english);
}

const speak = (language: Language) => createVisitor(server, { headers: { language } });

test.each(LANGUAGES)('[ERR-1] what the login refuses is told in %s', async (language) => {
  const member = await openAccount(server);
  const { username } = member;
  const visitor = speak(language);
  expectWords(language, await visitor.logIn(username, WRONG), 'identity.credentials_wrong');
  for (let failed = 1; failed < 3; failed += 1) await visitor.logIn(username, WRONG);
  expectWords(language, await visitor.logIn(username, WRONG), 'identity.captcha_needed');
  const misread = { captcha: 'zzzzz', captchaId: 'none' };
  expectWords(language, await visitor.logIn(username, WRONG, misread), 'identity.captcha_wrong');
  for (let failed = 3; failed < 10; failed += 1)
    await createVisitor(server).logInReading(username, WRONG);
  expectWords(language, await visitor.logIn(username, WRONG), 'identity.locked');

  const asAgent = await speak(language).logIn('sakura', DEMO_PASSWORD, { role: 'agent' });
  expectWords(language, asAgent, 'identity.non_agent');
  const expiresAt = new Date(server.clock.now().getTime() + DAY_MS);
  const trial = await openAccount(server, { type: 4, joinedVia: 'TRIAL', expiresAt });
  const asTrial = await speak(language).logIn(trial.username, DEMO_PASSWORD);
  expectWords(language, asTrial, 'identity.non_member');
  const gone = await openAccount(server);
  await server.database.statement((tx) =>
    tx
      .updateTable('identity_members')
      .set({ disabled_at: server.clock.now() })
      .where('id', '=', gone.id)
      .execute(),
  );
  const disabled = await speak(language).logIn(gone.username, DEMO_PASSWORD);
  expectWords(language, disabled, 'identity.user_disabled');

  const sms = { type: 'sms', mobileNum: '090-1234-5678', code: '123456' } as const;
  const byCode = await speak(language).send(identityEndpoints.login, sms);
  expectWords(language, byCode, 'identity.code_wrong');
  const token = { ...sms, firebaseIdToken: 'nonsense' };
  const byToken = await speak(language).send(identityEndpoints.login, token);
  expectWords(language, byToken, 'identity.firebase_failed');
});

test.each(LANGUAGES)('[ERR-1] what passwords are refused for is told in %s', async (language) => {
  const { username } = await openAccount(server);
  const visitor = speak(language);
  await visitor.logIn(username, DEMO_PASSWORD);
  const change = (oldPassword: string, newPassword: string, confirmNewPassword = newPassword) =>
    visitor.send(identityEndpoints.changePassword, {
      oldPassword,
      newPassword,
      confirmNewPassword,
    });
  const old = DEMO_PASSWORD;
  expectWords(language, await change(WRONG, old), 'identity.password_old_wrong');
  expectWords(language, await change(old, 'short'), 'identity.password_format');
  expectWords(language, await change(old, 'password1'), 'identity.password_weak');
  expectWords(language, await change(old, 'q7vkzmw2', 'x'), 'identity.password_mismatch');
  expectWords(language, await change(old, old), 'identity.password_same');

  const byMail = await visitor.send(identityEndpoints.setPasswordByEmail, {
    email: 'hanako',
    code: '123456',
    newPassword: 'q7vkzmw2',
    confirmNewPassword: 'q7vkzmw2',
  });
  expectWords(language, byMail, 'identity.email_format');
  await expectPaymentWords(language, visitor);
});

async function expectPaymentWords(language: Language, visitor: Visitor) {
  const set = (digits: string, form: { password?: string; oldPaymentPassword?: string }) =>
    visitor.send(identityEndpoints.setPaymentPassword, {
      newPaymentPassword: digits,
      confirmNewPaymentPassword: digits,
      ...form,
    });
  expectWords(language, await set('123456', {}), 'identity.field_invalid');
  expect((await set('281736', { password: DEMO_PASSWORD })).status).toBe(200);
  const wrong = { oldPaymentPassword: '517394' };
  expectWords(language, await set('604827', wrong), 'identity.payment_password_wrong');
  for (let tried = 1; tried < 4; tried += 1) await set('604827', wrong);
  expectWords(language, await set('604827', wrong), 'identity.payment_password_locked');
}
