import { randomUUID } from 'node:crypto';
import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@maneki/kernel/clock';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#testing/test-server';
import { DEMO_PASSWORD } from '../demo/seed-demo.ts';
import { openAccount } from '../testing/open-account.ts';
import { createVisitor, type Reply, type Visitor } from '../testing/visitor.ts';
import { countGuess, holdGuesses } from './count-guess.ts';
import { accountSubject, addressSubject, type GuessSubject } from './guesses.ts';

const WRONG = 'not-this-1';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.dispose());
beforeEach(() => server.clock.advance(2 * DAY_MS));

const visit = (merchant = 'maneki') => createVisitor(server, { headers: { merchant } });
const codeOf = ({ status, body }: Reply): string => (status === 200 ? 'in' : body.code.slice(9));

/** Fails so often, each time from another address and with a picture read. */
async function failFromAnywhere(username: string, times: number) {
  const codes: string[] = [];
  for (let failed = 0; failed < times; failed += 1)
    codes.push(codeOf(await visit().logInReading(username, WRONG)));
  return codes;
}

/** Fails at another name each time, with a picture read. */
async function failElsewhere(visitor: Visitor, times: number) {
  const codes: string[] = [];
  for (let failed = 0; failed < times; failed += 1) {
    const name = `nobody${server.clock.now().getTime()}${failed}`;
    codes.push(codeOf(await visitor.logInReading(name, WRONG)));
  }
  return codes;
}

/** Wrong tries as a login counts them; no password is compared, which would be most of the work. */
const countFailures = (times: number, subjectsOf: () => GuessSubject[], merchantCode = 'maneki') =>
  server.database.transact(async (tx) => {
    for (let failed = 0; failed < times; failed += 1) {
      const held = { merchantCode, subjects: subjectsOf(), now: server.clock.now() };
      await countGuess(tx, await holdGuesses(tx, held));
    }
  });

/** Tries at one name, each from another address. */
const strangersFail = (username: string, times: number, merchantCode?: string) =>
  countFailures(
    times,
    () => [accountSubject(username), addressSubject(visit().address)],
    merchantCode,
  );

/** Tries from one address, each at another name. */
const neighboursFail = (address: string, times: number) =>
  countFailures(times, () => [accountSubject(randomUUID()), addressSubject(address)]);

const repeated = (code: string, times: number) => Array.from({ length: times }, () => code);

test('[AUTH-16] the third failure asks for a picture, which the fourth try needs', async () => {
  const { username } = await openAccount(server);
  const tries: Reply[] = [];
  for (let tried = 0; tried < 4; tried += 1) tries.push(await visit().logIn(username, WRONG));
  expect(tries.map(codeOf)).toEqual([...repeated('credentials_wrong', 3), 'captcha_needed']);
  expect(tries.map(({ body }) => body.detail.captcha)).toEqual([false, false, true, true]);
  expect(tries[3]?.status).toBe(422);
});

test('[AUTH-16] a picture must be read right, also for the right password', async () => {
  const { username } = await openAccount(server);
  await strangersFail(username, 3);
  const visitor = visit();
  expect(codeOf(await visitor.logIn(username, DEMO_PASSWORD))).toBe('captcha_needed');
  const { captchaId } = await visitor.readPicture();
  const misread = await visitor.logIn(username, DEMO_PASSWORD, { captcha: 'zzzzz', captchaId });
  expect(codeOf(misread)).toBe('captcha_wrong');
  expect(misread.body.detail).toEqual({ captcha: true });
  expect(misread.body.message).toBe('Verification code error');
  expect(codeOf(await visitor.logInReading(username, DEMO_PASSWORD))).toBe('in');
});

test('twenty misread pictures lock an address: logins say so, other calls say only that it is wrong', async () => {
  const { username } = await openAccount(server);
  await strangersFail(username, 3);
  const visitor = visit();
  for (let misread = 0; misread < 20; misread += 1) {
    const { captchaId } = await visitor.readPicture();
    const more = { captcha: 'zzzzz', captchaId };
    expect(codeOf(await visitor.logIn(username, DEMO_PASSWORD, more))).toBe('captcha_wrong');
  }
  const locked = await visitor.logInReading(username, DEMO_PASSWORD);
  expect(codeOf(locked)).toBe('locked');
  expect(locked.body.detail).toEqual({ minutes: 30 });
  const registered = await visitor.send(identityEndpoints.registerByUsername, {
    username: 'misread01',
    password: DEMO_PASSWORD,
    confirmPassword: DEMO_PASSWORD,
    agreement: true,
    ...(await visitor.readPicture()),
  });
  expect(codeOf(registered)).toBe('captcha_wrong');
  expect(codeOf(await visit().logInReading(username, DEMO_PASSWORD))).toBe('in');
});

test('one picture is good for one try', async () => {
  const { username } = await openAccount(server);
  await strangersFail(username, 3);
  const visitor = visit();
  const picture = await visitor.readPicture();
  expect(codeOf(await visitor.logIn(username, WRONG, picture))).toBe('credentials_wrong');
  expect(codeOf(await visitor.logIn(username, WRONG, picture))).toBe('captcha_wrong');
});

test('[AUTH-16] fifteen minutes after the first failure no picture is asked for', async () => {
  const { username } = await openAccount(server);
  await strangersFail(username, 3);
  server.clock.advance(15 * MINUTE_MS - SECOND_MS);
  expect(codeOf(await visit().logIn(username, DEMO_PASSWORD))).toBe('captcha_needed');
  server.clock.advance(SECOND_MS);
  expect(codeOf(await visit().logIn(username, WRONG))).toBe('credentials_wrong');
});

test('[AUTH-16] the tenth failure from an address asks for pictures, whoever is guessed at', async () => {
  const visitor = visit();
  expect(await failElsewhere(visitor, 9)).toEqual(repeated('credentials_wrong', 9));
  const tenth = await visitor.logIn('nobody10', WRONG);
  expect(tenth.body).toMatchObject({
    code: 'identity.credentials_wrong',
    detail: { captcha: true },
  });
  expect(codeOf(await visitor.logIn('nobody11', WRONG))).toBe('captcha_needed');
  expect(codeOf(await visit().logIn('nobody11', WRONG))).toBe('credentials_wrong');
});

test('[AUTH-16] ten failures lock an account for half an hour, the right password included', async () => {
  const { username } = await openAccount(server);
  expect(await failFromAnywhere(username, 10)).toEqual(repeated('credentials_wrong', 10));
  const locked = await visit().logInReading(username, DEMO_PASSWORD);
  expect(locked).toMatchObject({
    status: 429,
    body: { code: 'identity.locked', detail: { minutes: 30 } },
  });
  server.clock.advance(30 * MINUTE_MS - SECOND_MS);
  const last = await visit().logIn(username, DEMO_PASSWORD);
  expect(last.body.detail).toEqual({ minutes: 1 });
  server.clock.advance(SECOND_MS);
  expect(codeOf(await visit().logIn(username, DEMO_PASSWORD))).toBe('in');
});

test('[AUTH-16] nine failures do not lock', async () => {
  const { username } = await openAccount(server);
  await failFromAnywhere(username, 9);
  expect(codeOf(await visit().logInReading(username, DEMO_PASSWORD))).toBe('in');
});

test('[AUTH-16] each lock is twice as long as the last, up to a day', async () => {
  const minutes: number[] = [];
  for (let locks = 0; locks < 8; locks += 1) {
    await strangersFail('nobody12', 10);
    const { body } = await visit().logIn('nobody12', WRONG);
    minutes.push(body.detail.minutes);
    server.clock.advance(body.detail.minutes * MINUTE_MS);
  }
  expect(minutes).toEqual([30, 60, 120, 240, 480, 960, 1440, 1440]);
});

test('[AUTH-16] an address is locked after ten failures in spite of pictures, and only that one', async () => {
  const { username } = await openAccount(server);
  const visitor = visit();
  expect(await failElsewhere(visitor, 20)).toEqual(repeated('credentials_wrong', 20));
  const locked = await visitor.logInReading(username, DEMO_PASSWORD);
  expect(locked.body).toMatchObject({ code: 'identity.locked', detail: { minutes: 30 } });
  expect(codeOf(await visit().logIn(username, DEMO_PASSWORD))).toBe('in');
});

test('a success clears the account’s failures, not those of the address', async () => {
  const { username } = await openAccount(server);
  const visitor = visit();
  await neighboursFail(visitor.address, 8);
  await visitor.logIn(username, WRONG);
  expect(codeOf(await visitor.logIn(username, DEMO_PASSWORD))).toBe('in');
  expect(codeOf(await visit().logIn(username, WRONG))).toBe('credentials_wrong');
  expect(codeOf(await visit().logIn(username, WRONG))).toBe('credentials_wrong');
  // Nine stand: the success itself was taken back, and the failures before it were not.
  expect(await failElsewhere(visitor, 1)).toEqual(['credentials_wrong']);
  expect(codeOf(await visitor.logIn('nobody13', WRONG))).toBe('captcha_needed');
});

test('many right logins from one address never ask for pictures', async () => {
  const { username } = await openAccount(server);
  const { address } = visit();
  for (let entered = 0; entered < 12; entered += 1) {
    const visitor = createVisitor(server, { address });
    expect(codeOf(await visitor.logIn(username, DEMO_PASSWORD))).toBe('in');
  }
});

test('[AUTH-16] of many tries at once no more are compared than one after the other', async () => {
  const { username } = await openAccount(server);
  const codes = await Promise.all(
    Array.from({ length: 24 }, async () => codeOf(await visit().logIn(username, WRONG))),
  );
  expect(codes.toSorted()).toEqual([
    ...repeated('captcha_needed', 21),
    ...repeated('credentials_wrong', 3),
  ]);
  server.clock.advance(15 * MINUTE_MS);
  const read = await Promise.all(
    Array.from({ length: 24 }, async () => codeOf(await visit().logInReading(username, WRONG))),
  );
  expect(read.toSorted()).toEqual([
    ...repeated('credentials_wrong', 10),
    ...repeated('locked', 14),
  ]);
});

test('right and wrong tries at once, at few names from one address, are all answered', async () => {
  const names = [(await openAccount(server)).username, (await openAccount(server)).username];
  const { address } = visit();
  const codes = await Promise.all(
    Array.from({ length: 24 }, async (_, index) => {
      const password = index % 3 === 0 ? WRONG : DEMO_PASSWORD;
      const visitor = createVisitor(server, { address });
      return codeOf(await visitor.logInReading(names[index % 2]!, password));
    }),
  );
  const known = new Set(['in', 'credentials_wrong', 'locked']);
  expect(codes.filter((code) => !known.has(code))).toEqual([]);
  expect(codes).toContain('in');
});

test('[AUTH-16] one address that tries many names gets twenty compared, and ten without pictures', async () => {
  const { username } = await openAccount(server);
  const stuff = async (from: number, isReading: boolean) => {
    const { address } = visit();
    const codes = await Promise.all(
      Array.from({ length: 28 }, async (_, index) => {
        const visitor = createVisitor(server, { address });
        const name = `leaked${from + index}`;
        return codeOf(
          await (isReading ? visitor.logInReading(name, WRONG) : visitor.logIn(name, WRONG)),
        );
      }),
    );
    const last = await createVisitor(server, { address }).logIn(username, DEMO_PASSWORD);
    return [codes.filter((code) => code === 'credentials_wrong').length, codeOf(last)];
  };
  expect(await stuff(100, false)).toEqual([10, 'captcha_needed']);
  expect(await stuff(200, true)).toEqual([20, 'locked']);
});

test('a device of the owner’s is not touched by what strangers do, and a new one is', async () => {
  const { username } = await openAccount(server);
  const owner = visit();
  expect(codeOf(await owner.logIn(username, DEMO_PASSWORD))).toBe('in');
  await strangersFail(username, 10);
  expect(codeOf(await visit().logIn(username, DEMO_PASSWORD))).toBe('locked');
  expect(codeOf(await owner.logIn(username, WRONG))).toBe('credentials_wrong');
  expect(codeOf(await owner.logIn(username, DEMO_PASSWORD))).toBe('in');
});

test('an owner who logs in on a known device leaves the lock to strangers as it is', async () => {
  const { username } = await openAccount(server);
  const owner = visit();
  await owner.logIn(username, DEMO_PASSWORD);
  await strangersFail(username, 10);
  server.clock.advance(MINUTE_MS);
  for (let entered = 0; entered < 2; entered += 1)
    expect(codeOf(await owner.logIn(username, DEMO_PASSWORD))).toBe('in');
  const locked = await visit().logInReading(username, WRONG);
  expect(locked.body).toMatchObject({ code: 'identity.locked', detail: { minutes: 29 } });
});

test('what strangers have guessed still counts after the owner’s login on a known device', async () => {
  const { username } = await openAccount(server);
  const owner = visit();
  await owner.logIn(username, DEMO_PASSWORD);
  await strangersFail(username, 9);
  expect(codeOf(await owner.logIn(username, DEMO_PASSWORD))).toBe('in');
  await strangersFail(username, 1);
  expect(codeOf(await visit().logInReading(username, WRONG))).toBe('locked');
});

test('a device cookie that was stolen gives ten guesses, and they lock neither strangers nor other devices', async () => {
  const { username } = await openAccount(server);
  const [owner, tablet, thief] = [visit(), visit(), visit()];
  await owner.logIn(username, DEMO_PASSWORD);
  await tablet.logIn(username, DEMO_PASSWORD);
  thief.cookies.set('device', owner.cookies.get('device')!);
  for (let failed = 0; failed < 10; failed += 1)
    expect(codeOf(await thief.logInReading(username, WRONG))).toBe('credentials_wrong');
  expect(codeOf(await thief.logInReading(username, DEMO_PASSWORD))).toBe('locked');
  expect(codeOf(await tablet.logIn(username, DEMO_PASSWORD))).toBe('in');
  expect(codeOf(await thief.logInReading(username, DEMO_PASSWORD))).toBe('locked');
});

test('the device that somebody registered on is known from then on', async () => {
  const owner = visit();
  const username = 'registered01';
  const registered = await owner.send(identityEndpoints.registerByUsername, {
    username,
    password: DEMO_PASSWORD,
    confirmPassword: DEMO_PASSWORD,
    agreement: true,
    ...(await owner.readPicture()),
  });
  expect(codeOf(registered)).toBe('in');
  await strangersFail(username, 10);
  expect(codeOf(await visit().logIn(username, DEMO_PASSWORD))).toBe('locked');
  expect(codeOf(await owner.logIn(username, DEMO_PASSWORD))).toBe('in');
});

test('a known device is not locked out by neighbours at its address', async () => {
  const { username } = await openAccount(server);
  const owner = visit();
  await owner.logIn(username, DEMO_PASSWORD);
  await neighboursFail(owner.address, 20);
  expect(codeOf(await owner.logIn(username, DEMO_PASSWORD))).toBe('in');
});

test('a known device has a count of its own, with the same limits', async () => {
  const { username } = await openAccount(server);
  const [phone, tablet] = [visit(), visit()];
  await phone.logIn(username, DEMO_PASSWORD);
  await tablet.logIn(username, DEMO_PASSWORD);
  for (let failed = 0; failed < 3; failed += 1) await phone.logIn(username, WRONG);
  expect(codeOf(await phone.logIn(username, WRONG))).toBe('captcha_needed');
  for (let failed = 3; failed < 10; failed += 1) await phone.logInReading(username, WRONG);
  expect(codeOf(await phone.logInReading(username, DEMO_PASSWORD))).toBe('locked');
  expect(codeOf(await tablet.logIn(username, DEMO_PASSWORD))).toBe('in');
  expect(codeOf(await visit().logIn(username, DEMO_PASSWORD))).toBe('in');
});

test('a device that knows one account is a stranger at another', async () => {
  const [own, other] = [await openAccount(server), await openAccount(server)];
  const visitor = visit();
  await visitor.logIn(own.username, DEMO_PASSWORD);
  await strangersFail(other.username, 10);
  expect(codeOf(await visitor.logIn(other.username, DEMO_PASSWORD))).toBe('locked');
});

test('a lock at one merchant is none at another', async () => {
  const here = await openAccount(server);
  const { username } = here;
  await openAccount(server, { username, merchantCode: 'sampaguita', currency: 'PHP' });
  await strangersFail(username, 10);
  expect(codeOf(await visit().logIn(username, DEMO_PASSWORD))).toBe('locked');
  expect(codeOf(await visit('sampaguita').logIn(username, DEMO_PASSWORD))).toBe('in');
});

test('what was guessed at is kept as hashes only, of names and of devices', async () => {
  const { username } = await openAccount(server);
  const visitor = visit();
  await visitor.logIn(username, DEMO_PASSWORD);
  await visitor.logIn('my-password-in-the-wrong-field', WRONG);
  const kept = await server.database.statement(async (tx) => [
    await tx.selectFrom('identity_guesses').select('subject').execute(),
    await tx.selectFrom('identity_devices').select('device_hash').execute(),
  ]);
  const text = JSON.stringify(kept);
  for (const secret of [username, 'my-password', visitor.address, visitor.cookies.get('device')!])
    expect(text).not.toContain(secret);
});

test('[AUTH-16] a session that was opened can be listed and revoked', async () => {
  const { username } = await openAccount(server);
  const [phone, laptop] = [visit(), visit()];
  await phone.logIn(username, DEMO_PASSWORD);
  await laptop.logIn(username, DEMO_PASSWORD);
  const { body } = await laptop.send(identityEndpoints.listSessions, {});
  expect(body.value.list).toHaveLength(2);
  await laptop.send(identityEndpoints.revokeOtherSessions, {});
  const ended = await phone.send(identityEndpoints.getMember, {});
  expect(ended.body.code).toBe('call.session_expired');
});
