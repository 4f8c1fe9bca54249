import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLog } from '#testing/silent-log';
import { startTestServer, type TestServer } from '#testing/test-server';
import { DEMO_PASSWORD } from './demo/seed-demo.ts';
import { identityJobs } from './jobs.ts';
import { createVisitor } from './testing/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.dispose());

const prune = async () => {
  const job = identityJobs.find(({ name }) => name === 'identity.prune');
  const { signal } = new AbortController();
  const context = { database: server.database, now: server.clock.now(), log: silentLog, signal };
  await job?.run({ ...context, data: {} as never });
};

const TABLES = [
  'identity_captchas',
  'identity_codes',
  'identity_outbox_messages',
  'identity_ceremonies',
  'identity_renewals',
  'identity_sessions',
  'identity_guesses',
  'identity_devices',
] as const;

const countRows = async () => {
  const counts: Record<string, number> = {};
  for (const table of TABLES) {
    const rows = await server.database.statement((tx) =>
      tx.selectFrom(table).selectAll().execute(),
    );
    counts[table.replace('identity_', '')] = rows.length;
  }
  return counts;
};

/** One row of each kind, as of now. */
async function leaveTraces() {
  const now = server.clock.now();
  const visitor = createVisitor(server);
  await visitor.readPicture();
  await visitor.logIn('nobody99', DEMO_PASSWORD);
  await createVisitor(server).logIn('sakura', DEMO_PASSWORD);
  await server.database.transact(async (tx) => {
    const { id: session_id } = await tx
      .selectFrom('identity_sessions')
      .select('id')
      .executeTakeFirstOrThrow();
    const merchant_code = 'maneki';
    const expires_at = new Date(now.getTime() + MINUTE_MS);
    await tx
      .insertInto('identity_renewals')
      .values({ token_hash: 'a', session_id, device_hash: 'a', expires_at })
      .execute();
    await tx
      .insertInto('identity_ceremonies')
      .values({ id: 'a', merchant_code, kind: 'SOCIAL', memory: '{}', expires_at })
      .execute();
    const sent = { merchant_code, channel: 'sms', recipient: '+819012345678', sent_at: now };
    await tx
      .insertInto('identity_outbox_messages')
      .values({ ...sent, body: 'a code' })
      .execute();
    const code = { purpose: 'login', code_hash: 'a', address: 'a', is_sent: true, expires_at };
    const asked = { asker: 'a', standing: 'STRANGER' };
    await tx
      .insertInto('identity_codes')
      .values({ ...sent, ...code, ...asked, id: '00000000-0000-4000-8000-000000000001' })
      .execute();
  });
}

test('what has served its purpose is forgotten in its time, and not before', async () => {
  await leaveTraces();
  const all = await countRows();
  expect(Object.values(all).every((count) => count > 0)).toBe(true);
  await prune();
  expect(await countRows()).toEqual(all);

  server.clock.advance(HOUR_MS);
  await prune();
  const afterHour = { ...all, captchas: 0, ceremonies: 0, guesses: 0, renewals: 0 };
  expect(await countRows()).toEqual(afterHour);

  server.clock.advance(2 * DAY_MS);
  await prune();
  const afterDays = { ...afterHour, codes: 0, outbox_messages: 0 };
  expect(await countRows()).toEqual(afterDays);

  // A session lasts thirty days and is remembered for thirty more.
  server.clock.advance(57 * DAY_MS);
  await prune();
  expect(await countRows()).toEqual(afterDays);
  server.clock.advance(2 * DAY_MS);
  await prune();
  expect(await countRows()).toEqual({ ...afterDays, sessions: 0 });

  server.clock.advance(305 * DAY_MS);
  await prune();
  expect(Object.values(await countRows()).every((count) => count === 0)).toBe(true);
});

test('a trial is forgotten a week after its end, and nobody else ever is', async () => {
  const countMembers = async () => {
    const rows = await server.database.statement((tx) =>
      tx.selectFrom('identity_members').select('type').execute(),
    );
    const trials = rows.filter(({ type }) => type === 4).length;
    return { trials, others: rows.length - trials };
  };
  const { others } = await countMembers();
  const visitor = createVisitor(server);
  expect((await visitor.send(identityEndpoints.startTestPlay, {})).status).toBe(200);
  const { body } = await visitor.send(identityEndpoints.createRenewal, {});
  expect(body.value.token).toBeDefined();
  await server.database.transact(async (tx) => {
    const { member_id } = await tx
      .selectFrom('identity_trials')
      .select('member_id')
      .executeTakeFirstOrThrow();
    const row = { member_id, device_hash: 'a', seen_at: server.clock.now() };
    await tx.insertInto('identity_devices').values(row).execute();
    await tx.insertInto('identity_payment_guesses').values({ member_id, guesses: 1 }).execute();
  });

  server.clock.advance(8 * DAY_MS);
  await prune();
  expect(await countMembers()).toEqual({ trials: 1, others });
  server.clock.advance(1);
  await prune();
  expect(await countMembers()).toEqual({ trials: 0, others });
  expect(await countRows()).toMatchObject({ sessions: 0, renewals: 0, devices: 0 });
});

test('a lock is not forgotten while it counts, nor while the next one would be longer', async () => {
  for (let failed = 0; failed < 10; failed += 1)
    await createVisitor(server).logInReading('nobody98', 'not-this-1');
  const lockMinutes = async () => {
    await prune();
    const { body } = await createVisitor(server).logInReading('nobody98', 'not-this-1');
    return body.detail.minutes;
  };
  server.clock.advance(29 * MINUTE_MS);
  expect(await lockMinutes()).toBe(1);
  server.clock.advance(23 * HOUR_MS);
  await prune();
  for (let failed = 0; failed < 10; failed += 1)
    await createVisitor(server).logInReading('nobody98', 'not-this-1');
  expect(await lockMinutes()).toBe(60);
});

test('the job runs every hour', () => {
  const [job] = identityJobs;
  expect(job?.schedule).toEqual({ cron: '23 * * * *', timezone: 'UTC' });
});
