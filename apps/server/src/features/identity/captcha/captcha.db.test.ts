import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { identitySchemas } from '@maneki/contract/identity/schemas';
import { MINUTE_MS, SECOND_MS } from '@maneki/kernel/clock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CAPTCHA_ANSWER } from '#testing/test-outside';
import { startTestServer, type TestServer } from '#testing/test-server';
import { CAPTCHA_MS } from './captcha.ts';
import { checkCaptcha } from './check-captcha.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.dispose());

const picture = async () => (await server.send(identityEndpoints.getCaptcha, {})).body.value;
const answerFrom = (address: string, id: string, answer: string, merchantCode = 'maneki') =>
  server.database.transact((tx) =>
    checkCaptcha(tx, { call: { merchantCode, address, now: server.clock.now() }, id, answer }),
  );

/** Each answer from somewhere else, since wrong ones are counted by address. */
let places = 0;
const check = async (id: string, answer: string, merchantCode?: string) => {
  places += 1;
  return (await answerFrom(`198.18.7.${places}`, id, answer, merchantCode)).ok;
};

test('[AUTH-4] a picture comes with a name and an end, and nothing of its answer', async () => {
  const value = await picture();
  expect(identitySchemas['identity.getCaptcha'].response.safeParse(value).success).toBe(true);
  expect(Buffer.from(value.value, 'base64').toString()).toBe('a picture');
  expect(new Date(value.expiresAt).getTime() - server.clock.now().getTime()).toBe(CAPTCHA_MS);
  const rows = await server.database.statement((tx) =>
    tx.selectFrom('identity_captchas').selectAll().execute(),
  );
  expect(JSON.stringify([value, rows])).not.toContain(CAPTCHA_ANSWER);
});

test('[AUTH-4] case, blanks and wide letters do not matter', async () => {
  for (const answer of [CAPTCHA_ANSWER, CAPTCHA_ANSWER.toUpperCase(), ' K7 m4p ', 'ｋ７ｍ４ｐ']) {
    const { id } = await picture();
    expect(await check(id, answer), answer).toBe(true);
  }
});

test('a picture takes one answer, right or wrong', async () => {
  const solved = await picture();
  expect(await check(solved.id, CAPTCHA_ANSWER)).toBe(true);
  expect(await check(solved.id, CAPTCHA_ANSWER)).toBe(false);
  const failed = await picture();
  expect(await check(failed.id, 'k7m4q')).toBe(false);
  expect(await check(failed.id, CAPTCHA_ANSWER)).toBe(false);
});

test('of many answers at once to one picture, one counts', async () => {
  const { id } = await picture();
  const answers = await Promise.all(Array.from({ length: 10 }, () => check(id, CAPTCHA_ANSWER)));
  expect(answers.filter(Boolean)).toHaveLength(1);
});

test('an answer counts until three minutes are over', async () => {
  const [early, late] = [await picture(), await picture()];
  server.clock.advance(CAPTCHA_MS - SECOND_MS);
  expect(await check(early.id, CAPTCHA_ANSWER)).toBe(true);
  server.clock.advance(SECOND_MS);
  expect(await check(late.id, CAPTCHA_ANSWER)).toBe(false);
});

test('a picture of one merchant is nothing to another', async () => {
  const { id } = await picture();
  expect(await check(id, CAPTCHA_ANSWER, 'sampaguita')).toBe(false);
  expect(await check(id, CAPTCHA_ANSWER)).toBe(true);
});

test('an unknown or empty name is wrong', async () => {
  expect(await check('', '')).toBe(false);
  expect(await check('no-such-picture', CAPTCHA_ANSWER)).toBe(false);
});

test('twenty wrong answers lock an address for half an hour, and no other one', async () => {
  const [here, there] = ['198.18.8.1', '198.18.8.2'];
  const answer = async (address: string, text: string) => {
    const outcome = await answerFrom(address, (await picture()).id, text);
    return outcome.ok ? 'read' : outcome.refusal;
  };
  const wrong = { code: 'identity.captcha_wrong', detail: { captcha: true } };
  for (let failed = 0; failed < 19; failed += 1)
    expect(await answer(here, 'zzzzz'), `${failed}`).toEqual(wrong);
  expect(await answer(here, CAPTCHA_ANSWER)).toBe('read');
  expect(await answer(here, 'zzzzz')).toEqual(wrong);
  const locked = { code: 'identity.locked', detail: { minutes: 30 } };
  expect(await answer(here, CAPTCHA_ANSWER)).toEqual(locked);
  expect(await answer(there, CAPTCHA_ANSWER)).toBe('read');
  server.clock.advance(30 * MINUTE_MS);
  expect(await answer(here, CAPTCHA_ANSWER)).toBe('read');
});

test('of many wrong answers at once no more than twenty are compared', async () => {
  const address = '198.18.8.3';
  const pictures = await Promise.all(Array.from({ length: 25 }, picture));
  const outcomes = await Promise.all(pictures.map(({ id }) => answerFrom(address, id, 'zzzzz')));
  const codes = outcomes.map((outcome) => (outcome.ok ? 'read' : outcome.refusal.code));
  expect(codes.filter((code) => code === 'identity.captcha_wrong')).toHaveLength(20);
  expect(codes.filter((code) => code === 'identity.locked')).toHaveLength(5);
});
