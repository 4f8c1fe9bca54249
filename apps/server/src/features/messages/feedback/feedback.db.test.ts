import { FEEDBACK_CHARACTERS } from '@maneki/contract/constants';
import { loginEndpoints } from '@maneki/contract/identity/login-endpoints';
import { FEEDBACK_PAGE_SIZE, FEEDBACK_PER_DAY } from '@maneki/contract/messages/feedback';
import { feedbackConsoleEndpoints as desk } from '@maneki/contract/messages/feedback-console-endpoints';
import { feedbackEndpoints } from '@maneki/contract/messages/feedback-endpoints';
import { DAY_MS } from '@maneki/kernel/clock';
import { afterAll, expect, test } from 'vitest';
import type { OperatorCall } from '#platform/calls/call';
import { copyPlayer } from '#testing/copy-player';
import { enterOperator } from '#testing/enter-operator';
import { CAPTCHA_ANSWER } from '#testing/test-outside';
import { startTestServer } from '#testing/test-server';
import { answerFeedback, takeFeedback } from './review-feedback.ts';

const server = await startTestServer();
afterAll(() => server.dispose());

const WORDS = 'The deposit of this morning has not come in yet.';
const SCRIPT = '<script>alert(1)</script><img src=x onerror=alert(1)>';

let made = 0;
/** A member who has just logged in, and how they send something. */
async function enter() {
  made += 1;
  const username = `teller${made}`;
  const memberId = await copyPlayer(server, { type: 0, username });
  const cookie = await server.logIn(username);
  const readPicture = async () => {
    const { body } = await server.send(loginEndpoints.getFormCaptcha, {});
    return { captcha: CAPTCHA_ANSWER, captchaId: body.value.id as string };
  };
  const send = async (change: object = {}) => {
    const wish = {
      content: WORDS,
      sender: username,
      type: 1 as const,
      ...(await readPicture()),
      ...change,
    };
    return server.send(feedbackEndpoints.sendFeedback, wish, { cookie });
  };
  const list = async (cursor?: string) =>
    (await server.send(feedbackEndpoints.listFeedback, cursor ? { cursor } : {}, { cookie })).body
      .value;
  return { memberId, username, cookie, send, list };
}

const { min, max } = FEEDBACK_CHARACTERS;

test('[HELP-2] feedback needs a type, 20 to 200 characters and a picture that was read, in this order', async () => {
  const { send, list } = await enter();
  const codeOf = async (change: object) => (await send(change)).body.code;
  const nothing = { type: -1, content: '', captcha: '' };
  expect(await codeOf(nothing)).toBe('messages.feedback_type');
  const refused = await send({ ...nothing, type: 6, content: 'x'.repeat(min - 1) });
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({
    code: 'messages.feedback_length',
    message: `Please write between ${min} and ${max} words.`,
  });
  expect(await codeOf({ content: '猫'.repeat(max + 1) })).toBe('messages.feedback_length');
  expect(await codeOf({ captcha: ' ' })).toBe('identity.captcha_needed');
  expect(await codeOf({ captcha: 'wrong' })).toBe('identity.captcha_wrong');
  expect(await codeOf({ type: 5 })).toBe('call.input_invalid');
  expect((await list()).list).toEqual([]);
  for (const content of ['x'.repeat(min), '👨‍👩‍👧‍👦'.repeat(max), ` ${SCRIPT} `])
    expect((await send({ content, type: 0 })).status).toBe(200);
  const [script] = (await list()).list;
  expect(script).toMatchObject({ content: SCRIPT, type: 0, state: 'NEW', answer: null });
});

test('[HELP-2] a picture counts once, and nobody sends for somebody else', async () => {
  const [own, other] = [await enter(), await enter()];
  const { body } = await server.send(loginEndpoints.getFormCaptcha, {});
  const picture = { captchaId: body.value.id, sender: other.username };
  expect((await own.send(picture)).status).toBe(200);
  expect((await own.send(picture)).body.code).toBe('identity.captcha_wrong');
  expect((await other.list()).list).toEqual([]);
  expect((await own.list()).list).toHaveLength(1);
});

test('[HELP-2] a member sends five a day, however many at once; the next business day has five more', async () => {
  const { send, list } = await enter();
  const answers = await Promise.all(Array.from({ length: FEEDBACK_PER_DAY + 2 }, () => send()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(FEEDBACK_PER_DAY);
  expect((await send({ captcha: 'wrong' })).body).toMatchObject({
    code: 'messages.feedback_too_many',
    detail: { most: FEEDBACK_PER_DAY },
  });
  server.clock.advance(DAY_MS);
  for (let sent = 0; sent < FEEDBACK_PER_DAY; sent += 1) expect((await send()).status).toBe(200);
  server.clock.advance(DAY_MS);
  await send();
  const first = await list();
  expect(first.list).toHaveLength(FEEDBACK_PAGE_SIZE);
  expect((await list(first.next)).list).toHaveLength(1);
});

test('[HELP-2] an operator takes feedback, answers and closes it; whoever has it not taken does not answer', async () => {
  const { send, list } = await enter();
  const { id } = (await send({ content: `${SCRIPT} ${WORDS}`, type: 2 })).body.value;
  const [aiko, ken, reader, elsewhere] = [
    await enterOperator(server, { name: 'aiko', role: 'support' }),
    await enterOperator(server, { name: 'ken', role: 'manager' }),
    await enterOperator(server, { name: 'rin', role: 'auditor' }),
    await enterOperator(server, { name: 'lito', merchant: 'sampaguita' }),
  ];
  const queue = async (filter: object) =>
    (await server.send(desk.searchFeedback, filter, reader)).body.value.rows;
  expect(await queue({ state: 'NEW', type: '2' })).toMatchObject([{ id, takenBy: null }]);
  expect(await queue({ type: '4' })).toEqual([]);
  const answer = { id, answer: `${SCRIPT} It is there now.` };
  const code = async (endpoint: (typeof desk)[keyof typeof desk], wish: object, as = aiko) =>
    (await server.send(endpoint, wish, as)).body.code;
  expect(await code(desk.takeFeedback, { id }, reader)).toBe('call.not_permitted');
  expect(await code(desk.takeFeedback, { id }, elsewhere)).toBe('messages.feedback_unknown');
  expect(await code(desk.readFeedback, { id }, elsewhere)).toBe('messages.feedback_unknown');
  expect(await code(desk.answerFeedback, answer)).toBe('messages.feedback_moved_on');
  expect(await code(desk.takeFeedback, { id })).toBeUndefined();
  expect((await list()).list[0]).toMatchObject({ state: 'IN_PROGRESS' });
  const taken = await server.send(desk.answerFeedback, answer, ken);
  expect(taken.body).toMatchObject({
    code: 'messages.feedback_taken',
    detail: { operator: 'aiko' },
  });
  expect(await code(desk.takeFeedback, { id }, ken)).toBeUndefined();
  expect(await code(desk.closeFeedback, { id }, ken)).toBe('messages.feedback_moved_on');
  expect(await code(desk.answerFeedback, answer, ken)).toBeUndefined();
  expect(await code(desk.answerFeedback, answer, ken)).toBe('messages.feedback_moved_on');
  expect((await list()).list[0]).toMatchObject({ state: 'ANSWERED', answer: answer.answer });
  expect(await code(desk.closeFeedback, { id })).toBeUndefined();
  const read = (await server.send(desk.readFeedback, { id }, reader)).body.value;
  expect(read).toMatchObject({ state: 'CLOSED', takenBy: 'ken', answeredBy: 'ken' });
});

test('[HELP-2] [MSG-3] what was answered is in the inbox with it, once', async () => {
  const { send, memberId } = await enter();
  const { id } = (await send()).body.value;
  const outside = { memberNews: { tell: () => {} } };
  const call = {
    merchantCode: 'maneki',
    operator: { name: 'aiko' },
    now: server.clock.now(),
  } as unknown as OperatorCall;
  const answer = () =>
    server.database.transact((tx) => answerFeedback(outside, tx, call, { id, answer: 'Done.' }));
  await server.database.transact((tx) => takeFeedback(tx, call, id));
  await Promise.all([answer(), answer()]);
  const messages = await server.database.statement((tx) =>
    tx
      .selectFrom('messages_inbox')
      .select(['kind', 'params'])
      .where('member_id', '=', memberId)
      .execute(),
  );
  expect(messages).toEqual([{ kind: 'FEEDBACK_ANSWERED', params: { answer: 'Done.' } }]);
});
