import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { DAY_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { waitFor } from '@maneki/testkit/wait-for';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codeIn } from '#testing/test-outside';
import { startTestServer, type TestServer } from '#testing/test-server';
import { DEMO_PASSWORD } from '../demo/seed-demo.ts';
import { openAccount } from '../testing/open-account.ts';
import { createVisitor, type Reply, type Visitor } from '../testing/visitor.ts';

const NEW = 'kT4osaka-w91';
const OWNER = { mobileNum: '080-2345-6789', email: 'Hanako@Example.com' };

let server: TestServer;
let username: string;
beforeAll(async () => {
  server = await startTestServer();
  const now = server.clock.now();
  const proven = {
    mobile: '+818023456789',
    mobileVerifiedAt: now,
    email: 'hanako@example.com',
    emailVerifiedAt: now,
  };
  username = (await openAccount(server, proven)).username;
  await openAccount(server, { mobile: '+818023456780', email: 'unproven@example.com' });
});
afterAll(() => server.dispose());
beforeEach(() => server.clock.advance(2 * DAY_MS));

type Way = {
  readonly name: string;
  readonly strangers: readonly string[];
  ask(visitor: Visitor, recipient?: string): Promise<Reply>;
  reset(visitor: Visitor, code: string, more?: Partial<Form>): Promise<Reply>;
};
type Form = { recipient: string; newPassword: string; confirmNewPassword: string };

const WAYS: readonly Way[] = [
  {
    name: 'phone',
    strangers: ['080-2345-6780', '080-2345-6781'],
    ask: (visitor, mobileNum = OWNER.mobileNum) =>
      visitor.send(identityEndpoints.sendCode, { mobileNum, purpose: 'forgot' }),
    reset: (visitor, code, { recipient = OWNER.mobileNum, ...more } = {}) =>
      visitor.send(identityEndpoints.setPasswordByPhone, {
        mobileNum: recipient,
        code,
        newPassword: NEW,
        confirmNewPassword: NEW,
        ...more,
      }),
  },
  {
    name: 'e-mail',
    strangers: ['unproven@example.com', 'nobody@example.com'],
    ask: (visitor, email = OWNER.email) =>
      visitor.send(identityEndpoints.sendEmailCode, { email, purpose: 'forgot' }),
    reset: (visitor, code, { recipient = OWNER.email, ...more } = {}) =>
      visitor.send(identityEndpoints.setPasswordByEmail, {
        email: recipient,
        code,
        newPassword: NEW,
        confirmNewPassword: NEW,
        ...more,
      }),
  },
];
const codeOf = ({ status, body }: Reply): string => (status === 200 ? 'saved' : body.code);

async function askForCode(way: Way, visitor: Visitor): Promise<string> {
  const before = server.messages.length;
  expect((await way.ask(visitor)).status).toBe(200);
  await waitFor(() => server.messages.length > before);
  return codeIn(server.messages.at(-1));
}

/** Gives the account the demo password back. */
async function start(way: Way) {
  const visitor = createVisitor(server);
  const code = await askForCode(way, visitor);
  const back = { newPassword: DEMO_PASSWORD, confirmNewPassword: DEMO_PASSWORD };
  expect(codeOf(await way.reset(visitor, code, back))).toBe('saved');
  server.clock.advance(MINUTE_MS);
}

test.each(WAYS)(
  '[PWD-3] a code by $name sets a new password, and ends every session',
  async (way) => {
    await start(way);
    const [phone, laptop] = [createVisitor(server), createVisitor(server)];
    for (const visitor of [phone, laptop])
      expect((await visitor.logIn(username, DEMO_PASSWORD)).status).toBe(200);
    const visitor = createVisitor(server);
    const code = await askForCode(way, visitor);
    expect(codeOf(await way.reset(visitor, code))).toBe('saved');
    for (const ended of [phone, laptop]) {
      const { body } = await ended.send(identityEndpoints.getMember, {});
      expect(body.code).toBe('call.session_expired');
    }
    expect((await createVisitor(server).logIn(username, DEMO_PASSWORD)).status).toBe(401);
    expect((await createVisitor(server).logIn(username, NEW)).status).toBe(200);
  },
);

test.each(WAYS)(
  '[PWD-3] a new password by $name opens the locks of account and device',
  async (way) => {
    await start(way);
    const owner = createVisitor(server);
    await owner.logIn(username, DEMO_PASSWORD);
    for (let failed = 0; failed < 10; failed += 1) await owner.logInReading(username, 'not-this-1');
    for (let failed = 0; failed < 10; failed += 1)
      await createVisitor(server).logInReading(username, 'not-this-1');
    expect((await owner.logIn(username, DEMO_PASSWORD)).status).toBe(429);
    expect((await createVisitor(server).logIn(username, DEMO_PASSWORD)).status).toBe(429);
    const code = await askForCode(way, owner);
    expect(codeOf(await way.reset(owner, code))).toBe('saved');
    expect((await owner.logIn(username, NEW)).status).toBe(200);
    expect((await createVisitor(server).logIn(username, NEW)).status).toBe(200);
  },
);

test.each(WAYS)(
  'by $name a wrong code, an unproven and an unknown recipient are alike',
  async (way) => {
    await start(way);
    const visitor = createVisitor(server);
    const code = await askForCode(way, visitor);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const answers = [await way.reset(visitor, wrong)];
    for (const recipient of way.strangers) {
      const before = server.messages.length;
      expect((await way.ask(createVisitor(server), recipient)).status).toBe(200);
      expect(server.messages.length).toBe(before);
      answers.push(await way.reset(visitor, wrong, { recipient }));
    }
    for (const { status, body } of answers) {
      expect(status).toBe(422);
      expect(body).toEqual(answers[0]?.body);
    }
    expect(codeOf(answers[0]!)).toBe('identity.code_wrong');
    expect((await createVisitor(server).logIn(username, DEMO_PASSWORD)).status).toBe(200);
  },
);

test.each(WAYS)('by $name a password that cannot be taken does not spend the code', async (way) => {
  await start(way);
  const visitor = createVisitor(server);
  const code = await askForCode(way, visitor);
  const codes = [
    await way.reset(visitor, code, { newPassword: 'short', confirmNewPassword: 'x' }),
    await way.reset(visitor, code, { newPassword: 'password1', confirmNewPassword: 'x' }),
    await way.reset(visitor, code, { confirmNewPassword: 'x' }),
  ].map(codeOf);
  expect(codes).toEqual([
    'identity.password_format',
    'identity.password_weak',
    'identity.password_mismatch',
  ]);
  expect(codeOf(await way.reset(visitor, code))).toBe('saved');
  expect(codeOf(await way.reset(visitor, code))).toBe('identity.code_wrong');
});

test.each(WAYS)(
  'by $name the own name in a password is told only to whoever has the code, who keeps it',
  async (way) => {
    await start(way);
    const visitor = createVisitor(server);
    const own = { newPassword: `${username}-w91`, confirmNewPassword: `${username}-w91` };
    const code = await askForCode(way, visitor);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect(codeOf(await way.reset(visitor, wrong, own))).toBe('identity.code_wrong');
    expect(codeOf(await way.reset(visitor, code, own))).toBe('identity.password_weak');
    expect(codeOf(await way.reset(visitor, code))).toBe('saved');
  },
);

test('a recipient that is none is told so', async () => {
  const visitor = createVisitor(server);
  const [phone, mail] = WAYS;
  const noNumber = await phone!.reset(visitor, '123456', { recipient: '12' });
  expect(noNumber.body).toMatchObject({
    code: 'identity.field_invalid',
    detail: { field: 'mobileNum', rule: 'format' },
  });
  const noAddress = await mail!.reset(visitor, '123456', { recipient: 'hanako' });
  expect(codeOf(noAddress)).toBe('identity.email_format');
});

test('a code for a login sets no password', async () => {
  const visitor = createVisitor(server);
  const before = server.messages.length;
  const { mobileNum } = OWNER;
  await visitor.send(identityEndpoints.sendCode, { mobileNum, purpose: 'login' });
  await waitFor(() => server.messages.length > before);
  const code = codeIn(server.messages.at(-1));
  expect(codeOf(await WAYS[0]!.reset(visitor, code))).toBe('identity.code_wrong');
});
