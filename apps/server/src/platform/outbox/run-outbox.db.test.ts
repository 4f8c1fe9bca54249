import { fixedClock } from '@maneki/testkit/fixed-clock';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import type { Tx } from '../database/database.ts';
import { openTestDatabase } from '../database/testing/test-database.ts';
import type { Push } from '../fanout/fanout.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { createTestLog } from '../metrics/testing/test-log.ts';
import type { AnyEventHandler, EventHandler } from './event-handler.ts';
import { BATCH_EVENTS_MAX } from './find-work.ts';
import { handleBatch } from './handle-batch.ts';
import { recordEvent } from './record-event.ts';
import { type Outbox, runOutbox } from './run-outbox.ts';
import { listEvents, look, openCursors } from './store.ts';

const database = await openTestDatabase();
afterAll(() => database.dispose());

await database.statement((tx) =>
  sql`create table effects (handler text, version int, event_id bigint)`.execute(tx),
);

const clock = fixedClock('2030-01-01T12:00:00Z');
let outboxes: Outbox[] = [];

beforeEach(async () => {
  await database.statement((tx) =>
    sql`truncate platform_outbox_events, platform_outbox_cursors,
                 platform_outbox_failures, effects`.execute(tx),
  );
});

afterEach(async () => {
  await Promise.all(outboxes.map((outbox) => outbox.stop()));
  outboxes = [];
});

function start(
  handlers: readonly AnyEventHandler[],
  fanout: { publish(pushes: readonly Push[]): Promise<void> } = { async publish() {} },
) {
  const log = createTestLog();
  const metrics = createMetrics();
  const outbox = runOutbox({ database, handlers, fanout, clock, log, metrics, pollMs: 50 });
  outboxes.push(outbox);
  return { outbox, log, metrics };
}

const record = (...versions: number[]) =>
  database.transact(async (tx) => {
    for (const version of versions) {
      const payload = { merchantCode: 'maneki', version };
      await recordEvent(tx, clock.now(), 'site.settings_changed', payload);
    }
  });

const note = (tx: Tx, handler: string, event: { id: bigint; payload: { version: number } }) =>
  sql`insert into effects values (${handler}, ${event.payload.version}, ${event.id})`.execute(tx);

function writer(
  name: `${string}.${string}`,
  meet: (version: number) => Promise<void> | void = () => {},
): EventHandler<'site.settings_changed'> {
  return {
    name,
    on: 'site.settings_changed',
    async handle({ tx, push }, events) {
      for (const event of events) {
        await note(tx, name, event);
        push('site.settings', event.payload.merchantCode, { version: event.payload.version });
        await meet(event.payload.version);
      }
    },
  };
}

async function effects(handler: string): Promise<number[]> {
  const { rows } = await database.statement((tx) =>
    sql<{ version: number }>`
      select version from effects where handler = ${handler} order by event_id`.execute(tx),
  );
  return rows.map(({ version }) => version);
}

const failures = () =>
  database.statement(async (tx) => {
    const { rows } = await sql<{ handler: string; attempts: number; last_error: string }>`
      select handler, attempts, last_error from platform_outbox_failures`.execute(tx);
    return rows;
  });

const cursors = () =>
  database.statement(async (tx) => {
    const { rows } = await sql<{ handler: string; place: string }>`
      select handler, xact::text || ' ' || event_id as place
        from platform_outbox_cursors`.execute(tx);
    return rows;
  });

const until = (ask: () => Promise<unknown> | unknown) =>
  expect.poll(ask, { timeout: 10_000, interval: 20 });

test('each handler sees every event once and in order', async () => {
  const { outbox } = start([writer('test.write_left'), writer('test.write_right')]);
  await record(1, 2);
  await record(3);
  outbox.poke();
  await until(() => effects('test.write_left')).toEqual([1, 2, 3]);
  await until(() => effects('test.write_right')).toEqual([1, 2, 3]);
});

test('more events than a batch holds are all handled, in order', async () => {
  const versions = Array.from({ length: 2 * BATCH_EVENTS_MAX + 1 }, (_, index) => index);
  await database.statement((tx) =>
    sql`insert into platform_outbox_events (name, payload, recorded_at)
        select 'site.settings_changed',
               jsonb_build_object('merchantCode', 'maneki', 'version', version), ${clock.now()}
          from generate_series(0, ${2 * BATCH_EVENTS_MAX}::int) as version`.execute(tx),
  );
  start([
    {
      name: 'test.write',
      on: 'site.settings_changed',
      async handle({ tx }, events) {
        const seen = events.map(({ id, payload }) => [payload.version, Number(id)]);
        await sql`insert into effects
                  select 'test.write', (pair ->> 0)::int, (pair ->> 1)::bigint
                    from json_array_elements(${JSON.stringify(seen)}::json) as pair`.execute(tx);
      },
    } satisfies EventHandler<'site.settings_changed'>,
  ]);
  await until(() => effects('test.write')).toEqual(versions);
});

test('a handler sees what has come at once, and of a batch that fails all but the one that fails is kept', async () => {
  const batches: number[][] = [];
  const handler: EventHandler<'site.settings_changed'> = {
    name: 'test.write',
    on: 'site.settings_changed',
    async handle({ tx }, events) {
      const versions = events.map(({ payload }) => payload.version);
      batches.push(versions);
      for (const event of events) await note(tx, 'test.write', event);
      if (versions.includes(3)) throw new Error('indigestible');
    },
  };
  await record(1, 2, 3, 4, 5);
  start([handler]);
  await until(() => failures()).toMatchObject([{ attempts: 1 }]);
  expect(batches).toEqual([[1, 2, 3, 4, 5], [1, 2], [3, 4, 5], [3]]);
  expect(await effects('test.write')).toEqual([1, 2]);
  await until(() => {
    clock.advance(60_000);
    return effects('test.write');
  }).toEqual([1, 2, 4, 5]);
});

test('handlers at the same place are handed the same reading, each the events of its name', async () => {
  const seen = { left: [] as unknown[], right: [] as unknown[], other: [] as unknown[] };
  const handler = (side: keyof typeof seen, on: 'site.settings_changed' | 'content.changed') => ({
    name: `test.see_${side}`,
    on,
    // Whoever writes elsewhere on the server may split them over several readings.
    handle: async (_: unknown, events: readonly unknown[]) => seen[side].push(...events),
  });
  await record(1, 2);
  await database.transact((tx) =>
    recordEvent(tx, clock.now(), 'content.changed', { merchantCode: 'maneki' }),
  );
  await record(3);
  start([
    handler('left', 'site.settings_changed'),
    handler('right', 'site.settings_changed'),
    handler('other', 'content.changed'),
  ] as never);
  await until(() => Object.values(seen).map(({ length }) => length)).toEqual([3, 3, 1]);
  // The very same objects: they were read and parsed once.
  for (const [place, event] of seen.left.entries()) expect(seen.right[place]).toBe(event);
});

test('handlers without an event of their own go along with the others', async () => {
  start([writer('test.write'), { name: 'test.wait', on: 'content.changed', async handle() {} }]);
  await record(1, 2);
  await until(() => effects('test.write')).toEqual([1, 2]);
  await until(async () => new Set((await cursors()).map(({ place }) => place)).size).toBe(1);
});

test('a handler that was held up catches up and stands with the others again', async () => {
  let isBroken = true;
  const { outbox } = start([
    writer('test.write_late', () => {
      if (isBroken) throw new Error('not yet');
    }),
    writer('test.write'),
  ]);
  await record(1, 2, 3);
  await until(() => effects('test.write')).toEqual([1, 2, 3]);
  await until(() => failures()).toHaveLength(1);
  expect(await effects('test.write_late')).toEqual([]);

  isBroken = false;
  await record(4);
  clock.advance(60_000);
  outbox.poke();
  await until(() => effects('test.write_late')).toEqual([1, 2, 3, 4]);
  await until(() => effects('test.write')).toEqual([1, 2, 3, 4]);
  await until(async () => new Set((await cursors()).map(({ place }) => place)).size).toBe(1);
});

// Whoever is in a transaction has the embedded engine's only connection.
test.skipIf(database.engine === 'embedded')(
  'a handler that takes long does not hold up the others',
  async () => {
    const mayEnd = Promise.withResolvers<void>();
    start([writer('test.write_slow', () => mayEnd.promise), writer('test.write')]);
    try {
      await record(1, 2);
      await until(() => effects('test.write')).toEqual([1, 2]);
      expect(await effects('test.write_slow')).toEqual([]);
    } finally {
      mayEnd.resolve();
    }
    await until(() => effects('test.write_slow')).toEqual([1, 2]);
  },
);

test('a batch that another node has handled meanwhile is not handled again', async () => {
  const { outbox } = start([writer('test.write')]);
  await record(1);
  await until(() => effects('test.write')).toEqual([1]);
  await outbox.stop();
  const from = { xact: '0', eventId: 0n };
  const { newest } = await database.statement((tx) => look(tx, ['test.write']));
  const upTo = newest!;
  const events = await database.statement((tx) =>
    listEvents(tx, { names: ['site.settings_changed'], after: from, upTo, limit: 10 }),
  );
  const services = { database, clock, log: createTestLog(), metrics: createMetrics() };
  const fanout = { async publish() {} };
  const batch = { from, events, end: upTo };
  expect(await handleBatch({ ...services, fanout }, writer('test.write'), batch)).toBe('waiting');
  expect(await effects('test.write')).toEqual([1]);
});

test('a handler that is new starts with what is still stored', async () => {
  const first = start([writer('test.write')]);
  await record(1);
  await until(() => effects('test.write')).toEqual([1]);
  await first.outbox.stop();

  start([writer('test.write'), writer('test.write_late')]);
  await record(2);
  await until(() => effects('test.write_late')).toEqual([1, 2]);
  await until(() => effects('test.write')).toEqual([1, 2]);
});

test('an event that was undone is never handled', async () => {
  start([writer('test.write')]);
  const undone = database.transact(async (tx) => {
    const payload = { merchantCode: 'maneki', version: 1 };
    await recordEvent(tx, clock.now(), 'site.settings_changed', payload);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await record(2);
  await until(() => effects('test.write')).toEqual([2]);
});

// Two transactions at once need two connections, which the embedded engine does not have.
test.skipIf(database.engine === 'embedded')(
  'an event whose transaction is kept late is not skipped',
  async () => {
    const begun = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const { outbox } = start([writer('test.write')]);
    const late = database.transact(async (tx) => {
      const payload = { merchantCode: 'maneki', version: 1 };
      await recordEvent(tx, clock.now(), 'site.settings_changed', payload);
      begun.resolve();
      await mayEnd.promise;
    });
    await begun.promise;
    await record(2);
    outbox.poke();
    // While the earlier one is open, the later one waits too: the order is that of the numbers.
    await record(3);
    outbox.poke();
    expect(await effects('test.write')).toEqual([]);
    mayEnd.resolve();
    await late;
    outbox.poke();
    await until(() => effects('test.write')).toEqual([1, 2, 3]);
  },
);

test('pushes are published after the effects are kept, in order and in one batch', async () => {
  const published: (readonly Push[])[] = [];
  await record(1, 2);
  start([writer('test.write')], {
    async publish(pushes) {
      expect(await effects('test.write')).toEqual([1, 2]);
      published.push(pushes);
    },
  });
  await until(() => published.length).toBe(1);
  expect(published[0]!.map(({ payload }) => payload)).toEqual([{ version: 1 }, { version: 2 }]);
});

test("a member's push is published with its member", async () => {
  const published: Push[] = [];
  const payload = { wallet: 'MAIN', balance: '5.0000', currency: 'PHP', seq: '1' } as const;
  const handler: EventHandler<'site.settings_changed'> = {
    name: 'test.tell_member',
    on: 'site.settings_changed',
    async handle({ pushToMember }, events) {
      for (const { payload: settings } of events)
        pushToMember(
          'wallet.balance',
          { merchantCode: settings.merchantCode, memberId: 'm1' },
          payload,
        );
    },
  };
  await record(1);
  start([handler], {
    async publish(pushes) {
      published.push(...pushes);
    },
  });
  await until(() => published).toEqual([
    { topic: 'wallet.balance', merchantCode: 'maneki', memberId: 'm1', payload },
  ]);
});

test('a publication that fails is tried again until it succeeds', async () => {
  let attempts = 0;
  const { log } = start([writer('test.write')], {
    async publish() {
      attempts += 1;
      if (attempts < 3) throw new Error('Redis is away');
    },
  });
  await record(1);
  await until(() => {
    clock.advance(3_000);
    return attempts;
  }).toBe(3);
  expect(log.lines.filter(({ level }) => level === 'error')).toHaveLength(2);
});

test('an event that fails is tried again, its effects happen once', async () => {
  let tries = 0;
  let isBroken = true;
  const { outbox } = start([
    writer('test.write', (version) => {
      if (version !== 2) return;
      tries += 1;
      if (isBroken) throw new Error('not yet');
    }),
  ]);
  await record(1, 2, 3);
  outbox.poke();

  await until(() => effects('test.write')).toEqual([1]);
  await until(async () => (await failures())[0]?.attempts).toBe(1);
  clock.advance(999);
  const before = tries;
  outbox.poke();
  await until(async () => (await failures())[0]?.attempts).toBe(1);
  expect(tries).toBe(before);

  await until(async () => {
    clock.advance(60_000);
    return (await failures())[0]?.attempts;
  }).toBe(3);
  isBroken = false;
  await until(() => {
    clock.advance(60_000);
    return effects('test.write');
  }).toEqual([1, 2, 3]);
  expect(await failures()).toEqual([]);
});

test('after eight attempts the event is set aside, told, and the handler goes on', async () => {
  const { log, metrics } = start([
    writer('test.write', (version) => {
      if (version === 1) throw new Error('indigestible \0');
    }),
    writer('test.write_beside'),
  ]);
  await record(1, 2);

  await until(() => {
    clock.advance(60_000);
    return effects('test.write');
  }).toEqual([2]);
  expect(await effects('test.write_beside')).toEqual([1, 2]);
  expect(await failures()).toEqual([
    expect.objectContaining({
      handler: 'test.write',
      attempts: 8,
      last_error: expect.stringContaining('indigestible'),
    }),
  ]);
  expect(log.lines.filter(({ level }) => level === 'error')).toHaveLength(1);
  const { text } = await metrics.write();
  expect(text).toContain('maneki_outbox_failures_total{handler="test.write"} 1');
});

test('a poke wakes a sleeping outbox at once', async () => {
  const log = createTestLog();
  const metrics = createMetrics();
  const outbox = runOutbox({
    database,
    handlers: [writer('test.write')],
    fanout: { async publish() {} },
    clock,
    log,
    metrics,
    pollMs: 3_600_000,
  });
  outboxes.push(outbox);
  // The first look finds nothing; what comes after must be woken for.
  await until(async () => (await metrics.write()).text).toContain('handler="test.write"');
  await record(1);
  outbox.poke();
  await until(() => effects('test.write')).toEqual([1]);
});

test('stopping finishes the batch in hand and starts no other', async () => {
  const entered = Promise.withResolvers<void>();
  const leave = Promise.withResolvers<void>();
  const { outbox } = start([
    writer('test.write', async () => {
      entered.resolve();
      await leave.promise;
    }),
  ]);
  await record(1);
  outbox.poke();
  await entered.promise;

  const stopped = outbox.stop();
  leave.resolve();
  await stopped;
  expect(await effects('test.write')).toEqual([1]);
  await record(2);
  outbox.poke();
  expect(await effects('test.write')).toEqual([1]);
});

test('several outboxes on one database handle each event once', async () => {
  for (let node = 0; node < 3; node++) start([writer('test.write')]);
  const versions = Array.from({ length: 20 }, (_, index) => index);
  for (const version of versions) {
    await record(version);
    for (const outbox of outboxes) outbox.poke();
  }
  await until(() => effects('test.write')).toEqual(versions);
});

test('pushes that a node took and never published are published by another', async () => {
  const mayEnd = Promise.withResolvers<void>();
  const taken: number[] = [];
  const published: Push['payload'][] = [];
  start([writer('test.write')], {
    async publish(pushes) {
      taken.push(pushes.length);
      await mayEnd.promise;
    },
  });
  await record(1);
  await until(() => taken).toEqual([1]);

  const { outbox } = start([writer('test.write'), writer('test.write_beside')], {
    async publish(pushes) {
      published.push(...pushes.map(({ payload }) => payload));
    },
  });
  // Once the other handler's own push is there too, this node has had every reason to look.
  await until(() => effects('test.write_beside')).toEqual([1]);
  outbox.poke();
  expect(published).toEqual([]);
  clock.advance(10_000);
  outbox.poke();
  await until(() => published).toEqual([{ version: 1 }, { version: 1 }]);
  mayEnd.resolve();
});

test('two handlers of one name do not start', () => {
  expect(() => start([writer('test.write'), writer('test.write')])).toThrow('same name');
});

test('the newest event is the one of the latest transaction, however many digits that has', async () => {
  await record(1);
  await record(2);
  await database.statement((tx) =>
    sql`update platform_outbox_events
           set xact = case payload ->> 'version' when '1' then '9'::xid8 else '10'::xid8 end`.execute(
      tx,
    ),
  );
  await database.statement((tx) => openCursors(tx, ['test.write'], clock.now()));
  const { newest } = await database.statement((tx) => look(tx, ['test.write']));
  expect(newest).toMatchObject({ xact: '10' });
});
