import { operatorsEndpoints } from '@maneki/contract/operators/endpoints';
import type { OperatorRole } from '@maneki/contract/operators/rights';
import { systemEndpoints } from '@maneki/contract/operators/system-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enterOperator, type OperatorAs } from '#testing/enter-operator';
import { startTestServer, type TestServer } from '#testing/test-server';

const {
  listJobs,
  runJob,
  listFailedWork,
  retryWork,
  listHandlers,
  listFailedEvents,
  retryEvent,
  dropEvent,
} = systemEndpoints;

const HANDLER = 'site.push_settings';
const EVENT = 'site.settings_changed';

let server: TestServer;
let owner: OperatorAs;

beforeAll(async () => {
  server = await startTestServer();
  owner = await enter('keiko', 'owner', []);
});
afterAll(() => server.dispose());

const enter = (name: string, role: OperatorRole, merchants: readonly string[]) =>
  enterOperator(server, { name, role, merchants });

const run = (text: ReturnType<typeof sql>) =>
  server.database.statement((tx) => text.execute(tx) as never);

/** A failure as the outbox writes it down when it gives up. */
const setAside = (eventId: number, payload: object, attempts = 8) =>
  run(sql`insert into platform_outbox_failures
            (handler, event_id, name, payload, attempts, last_error, failed_at)
          values (${HANDLER}, ${eventId}, ${EVENT}, ${JSON.stringify(payload)}, ${attempts},
                  'Error: stumbled', ${server.clock.now()})`);

const rows = async (endpoint: typeof listFailedEvents | typeof listFailedWork, wish: object = {}) =>
  (await server.send(endpoint, wish as never, owner)).body.value.rows;

test('[CONSOLE-1] only operators of every merchant look after the machine', async () => {
  const local = await enter('maria', 'owner', ['maneki']);
  const reason = 'a try';
  const wishes = [
    [listJobs, {}],
    [runJob, { name: 'wallet.check-ledger', reason }],
    [listFailedWork, {}],
    [retryWork, { name: 'wallet.check-ledger', id: crypto.randomUUID(), reason }],
    [listHandlers, {}],
    [listFailedEvents, {}],
    [retryEvent, { handler: HANDLER, eventId: '1', reason }],
    [dropEvent, { handler: HANDLER, eventId: '1', reason }],
  ] as const;
  for (const [endpoint, wish] of wishes)
    expect(await server.send(endpoint, wish as never, local), endpoint.name).toMatchObject({
      status: 403,
      body: { code: 'operators.platform_only' },
    });
});

test('[CONSOLE-1] jobs are listed with their schedules, and one with a schedule is run by hand', async () => {
  const { rows: jobs } = (await server.send(listJobs, {}, owner)).body.value;
  const check = jobs.find(({ name }: { name: string }) => name === 'wallet.check-ledger-fully');
  expect(check).toMatchObject({ cron: '30 5 * * *', timezone: 'Asia/Tokyo', failingSince: null });
  const wish = { name: 'wallet.check-ledger-fully', reason: 'before the audit' };
  expect(await server.send(runJob, wish, owner)).toMatchObject({ status: 200 });
  expect(await server.send(runJob, { ...wish, name: 'wallet.nothing' }, owner)).toMatchObject({
    status: 404,
    body: { code: 'operators.job_unknown' },
  });
  const trail = await server.send(operatorsEndpoints.listActs, { act: runJob.name }, owner);
  expect(trail.body.value.rows).toMatchObject([
    { subject: 'job wallet.check-ledger-fully', reason: 'before the audit' },
  ]);
});

test('[CONSOLE-1] work that was given up is tried once more, and only once', async () => {
  const name = 'wallet.check-ledger-fully';
  await run(sql`insert into pgboss.job (name, state, output, retry_count, retry_limit, policy, singleton_key)
                values (${name}, 'failed', '{"message":"stumbled"}', 5, 5, 'stately', 'mine')`);
  const [work] = await rows(listFailedWork, { name });
  expect(work).toMatchObject({ state: 'failed', error: 'stumbled', nextAt: null });
  const wish = { name, id: work.id, reason: 'the database is back' };
  expect(await server.send(retryWork, wish, owner)).toMatchObject({ status: 200 });
  expect(await server.send(retryWork, wish, owner)).toMatchObject({
    body: { code: 'operators.work_unknown' },
  });
});

test('[CONSOLE-1] an event that was given up is taken after all, or left for good', async () => {
  await run(sql`insert into platform_outbox_cursors (handler, xact, event_id, moved_at)
                values (${HANDLER}, '0', 0, ${server.clock.now()})`);
  const { rows: handlers } = (await server.send(listHandlers, {}, owner)).body.value;
  expect(handlers).toContainEqual(expect.objectContaining({ name: HANDLER, event: EVENT }));
  await setAside(1_000_001, { merchantCode: 'maneki', version: 1 });
  await setAside(1_000_002, { merchantCode: 'maneki', version: 2 });
  await setAside(1_000_003, { merchantCode: 'maneki', version: 3 }, 2);
  const first = await server.send(listFailedEvents, { size: '2' }, owner);
  expect(first.body.value.rows).toMatchObject([
    { eventId: '1000003', isGivenUp: false },
    { eventId: '1000002', isGivenUp: true, error: 'Error: stumbled' },
  ]);
  const next = { cursor: first.body.value.next };
  expect(await rows(listFailedEvents, next)).toMatchObject([{ eventId: '1000001' }]);

  const wish = (eventId: string) => ({ handler: HANDLER, eventId, reason: 'mended' });
  expect(await server.send(retryEvent, wish('1000001'), owner)).toMatchObject({ status: 200 });
  expect(await server.send(dropEvent, wish('1000002'), owner)).toMatchObject({ status: 200 });
  for (const [eventId, code] of [
    ['1000001', 'operators.event_unknown'],
    ['1000003', 'operators.event_still_tried'],
  ] as const)
    for (const endpoint of [retryEvent, dropEvent])
      expect((await server.send(endpoint, wish(eventId), owner)).body.code).toBe(code);
  // What the handler pushes goes on its way as if it had come in time.
  const { rows: pushes } = await server.database.statement((tx) =>
    sql`select payload from platform_outbox_events where name = 'platform.pushes_collected'`.execute(
      tx,
    ),
  );
  expect(pushes).toMatchObject([{ payload: [{ merchantCode: 'maneki' }] }]);
});

test('[CONSOLE-1] an event that fails again stays as it was, with the reason', async () => {
  await run(sql`insert into platform_outbox_failures
                  (handler, event_id, name, payload, attempts, last_error, failed_at)
                values (${HANDLER}, 1000009, ${EVENT}, 'null', 8, 'Error: stumbled', now())`);
  const wish = { handler: HANDLER, eventId: '1000009', reason: 'a try' };
  const answer = await server.send(retryEvent, wish, owner);
  expect(answer).toMatchObject({ status: 409, body: { code: 'operators.event_fails_again' } });
  expect(answer.body.message).toMatch(/^It failed again: TypeError/);
  expect(await rows(listFailedEvents, { handler: HANDLER })).toContainEqual(
    expect.objectContaining({ eventId: '1000009', attempts: 8 }),
  );
});
