import { operatorsEndpoints } from '@maneki/contract/operators/endpoints';
import { siteConsoleEndpoints } from '@maneki/contract/site/console-endpoints';
import { done, refused } from '@maneki/kernel/outcome';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addOperator, openOperatorSession } from '#features/operators';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { startTestServer, type TestServer } from '#testing/test-server';
import { acted } from './act.ts';
import { checkAudit } from './check-audit.ts';
import { recordAct } from './record-act.ts';

let server: TestServer;
let as: { headers: Record<string, string> };

const { listActs } = operatorsEndpoints;
const { changeSettings, readSettings } = siteConsoleEndpoints;

beforeAll(async () => {
  server = await startTestServer();
  as = await enter('keiko', 'owner');
});
afterAll(() => server.dispose());

async function enter(name: string, role: string, merchant = 'maneki') {
  const now = server.clock.now();
  const opened = await server.database.transact(async (tx) => {
    await addOperator(tx, { name, role, merchantCodes: [merchant], now });
    return openOperatorSession(tx, { name, now });
  });
  if (!opened.ok) throw new Error(opened.refusal.code);
  return { headers: { authorization: `Bearer ${opened.value.token}`, merchant } };
}

const switchTrial = (trial: boolean) => server.send(changeSettings, { menu: { trial } }, as);

const readTrail = async (wish: object = {}) => (await server.send(listActs, wish, as)).body.value;

test('[CONSOLE-1] an act stands in the trail with who, from where, what, before and after', async () => {
  await switchTrial(false);
  await switchTrial(true);
  const { rows: acts, next } = await readTrail({
    act: changeSettings.name,
    operator: 'keiko',
    size: '1',
  });
  expect(acts).toEqual([
    {
      seq: expect.any(String),
      at: server.clock.now().toISOString(),
      operator: 'keiko',
      address: '127.0.0.1',
      act: 'site.changeSettings',
      subject: 'settings',
      reason: null,
      before: { menu: { trial: false } },
      after: { menu: { trial: true } },
    },
  ]);
  const older = await readTrail({ act: changeSettings.name, size: '1', cursor: next });
  expect(older.rows).toMatchObject([{ before: { menu: { trial: true } } }]);
});

test('[CONSOLE-1] filters that nothing fits find nothing, and other merchants have trails of their own', async () => {
  await switchTrial(false);
  for (const nothing of [
    { operator: 'nobody' },
    { subject: 'none' },
    { to: '2020-01-01T00:00:00Z' },
  ])
    expect(await readTrail(nothing)).toEqual({ rows: [], next: null });
  const philippine = await enter('maria', 'owner', 'sampaguita');
  expect((await server.send(listActs, {}, philippine)).body.value.rows).toEqual([]);
});

test('[CONSOLE-1] reading leaves no trace, and neither does what is refused', async () => {
  const before = await readTrail();
  await server.send(readSettings, {}, as);
  const locksOut = { MOBILENUMREG3: true, MOBILENUMPASSREG3: false, MOBILEVERCODELOGIN3: false };
  const refusedChange = await server.send(changeSettings, { flags: locksOut }, as);
  expect(refusedChange).toMatchObject({ status: 409 });
  expect(await readTrail()).toEqual(before);
});

/** As the platform runs an act, with one that the test decides. */
const runAct = (run: Parameters<typeof recordAct<object, { code: string }>>[2]) => {
  const operator = {
    operatorId: '00000000-0000-7000-8000-000000000001',
    name: 'direct',
    role: 'owner',
    sessionId: '00000000-0000-7000-8000-000000000002',
    merchantCodes: null,
    isDemo: false,
  } as const;
  const call = { merchantCode: 'maneki', now: server.clock.now(), address: '::1', operator };
  const asked = {
    name: 'test.act',
    call: call as unknown as OperatorCall,
    request: { reason: 'why' },
  };
  return recordAct(server.database, asked, run);
};

const rename = (tx: Tx, name: string) =>
  tx.updateTable('operators_accounts').set({ name }).where('name', '=', 'keiko').execute();

const isThere = async (name: string) => {
  const query = (tx: Tx) =>
    tx.selectFrom('operators_accounts').select('id').where('name', '=', name).execute();
  return (await server.database.statement(query)).length > 0;
};

test('[CONSOLE-1] an act and its row are kept together or not at all', async () => {
  const refusal = { code: 'test.no' };
  const refusing = runAct(async (tx) => {
    await rename(tx, 'refused');
    return refused(refusal);
  });
  expect(await refusing).toEqual({ ok: false, refusal });
  const breaking = runAct(async (tx) => {
    await rename(tx, 'broken');
    throw new Error('the machine stopped');
  });
  await expect(breaking).rejects.toThrow('the machine stopped');
  // The trail cannot take the row: the act is undone, too.
  const untold = runAct(async (tx) => {
    await rename(tx, 'untold');
    return acted({}, { subject: null as never, before: null, after: null });
  });
  await expect(untold).rejects.toThrow(/subject/);
  for (const name of ['refused', 'broken', 'untold']) expect(await isThere(name)).toBe(false);
  expect(await readTrail({ operator: 'direct' })).toMatchObject({ rows: [] });

  const kept = runAct(async () => acted({}, { subject: 'thing', before: 1, after: 2 }));
  expect(await kept).toEqual(done({}));
  expect(await readTrail({ operator: 'direct' })).toMatchObject({ rows: [{ reason: 'why' }] });
});

test('[CONSOLE-1] what concerns several merchants stands in the trail of each', async () => {
  const change = { subject: 'of all', before: null, after: null };
  const merchantCodes = ['sampaguita', 'maneki', 'sampaguita'];
  // In whichever order they are named, nobody waits for somebody who waits for them.
  await Promise.all(
    Array.from({ length: 6 }, (_, place) =>
      runAct(async () =>
        acted(
          {},
          { ...change, merchantCodes: place % 2 ? merchantCodes : merchantCodes.toReversed() },
        ),
      ),
    ),
  );
  const philippine = await enter('maria', 'owner', 'sampaguita');
  for (const by of [as, philippine]) {
    const { rows } = (await server.send(listActs, { subject: 'of all' }, by)).body.value;
    expect(rows).toHaveLength(6);
  }
  expect((await server.database.transact(checkAudit)).findings).toEqual([]);
});

test('[CONSOLE-1] acts of one moment queue up into one chain', async () => {
  await Promise.all(
    Array.from({ length: 8 }, (_, place) =>
      runAct(async () => acted({}, { subject: `race ${place}`, before: null, after: null })),
    ),
  );
  expect((await server.database.transact(checkAudit)).findings).toEqual([]);
});

test.each([
  ['a row is changed', sql`update platform_audit set reason = 'other'`],
  ['a row is taken away', sql`delete from platform_audit`],
  ['all rows are taken away', sql`truncate platform_audit`],
])('[CONSOLE-1] the database refuses when %s', async (_, statement) => {
  const doing = server.database.statement((tx) => statement.execute(tx));
  await expect(doing).rejects.toThrow('The audit trail is only ever added to.');
});

/** Does what only somebody with full power over the database could, looks, and undoes it. */
async function checkAfter(...faults: ReturnType<typeof sql>[]) {
  const undone = new Error('undone');
  let findings: readonly object[] = [];
  const doing = server.database.transact(async (tx) => {
    await sql`alter table platform_audit disable trigger user`.execute(tx);
    for (const fault of faults) await fault.execute(tx);
    findings = (await checkAudit(tx)).findings;
    throw undone;
  });
  await expect(doing).rejects.toThrow(undone);
  return findings;
}

const MANEKI = sql`merchant_code = 'maneki'`;

test('[CONSOLE-1] the check finds what was changed, taken away or put in another order', async () => {
  expect((await server.database.transact(checkAudit)).findings).toEqual([]);
  const at = (seq: bigint, fault: string) => ({ merchantCode: 'maneki', seq, fault });
  expect(
    await checkAfter(
      sql`update platform_audit set after = '{"menu":{}}' where ${MANEKI} and seq = 2`,
    ),
  ).toEqual([at(2n, 'changed')]);
  expect(await checkAfter(sql`delete from platform_audit where ${MANEKI} and seq = 2`)).toEqual([
    at(3n, 'missing before'),
  ]);
  const swap = [
    sql`update platform_audit set seq = 0 where ${MANEKI} and seq = 2`,
    sql`update platform_audit set seq = 2 where ${MANEKI} and seq = 3`,
    sql`update platform_audit set seq = 3 where ${MANEKI} and seq = 0`,
  ];
  expect(await checkAfter(...swap)).toEqual(
    expect.arrayContaining([at(2n, 'changed'), at(3n, 'changed')]),
  );
  const last = sql`(select max(seq) from platform_audit where ${MANEKI})`;
  expect(
    await checkAfter(sql`delete from platform_audit where ${MANEKI} and seq = ${last}`),
  ).toMatchObject([{ fault: 'missing after' }]);
});
