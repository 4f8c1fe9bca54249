import { openTestDatabase } from '@maneki/server/platform/database/testing/test-database';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { auditCommands } from './audit-commands.ts';

const database = await openTestDatabase();
afterAll(() => database.dispose());

async function check(...args: string[]) {
  const said: string[] = [];
  const code = await auditCommands({ database })['audit:check']((line) => said.push(line), args);
  return { code, said };
}

test('[CONSOLE-1] the check says that the trail is whole, or where it is not', async () => {
  expect(await check()).toEqual({ code: 0, said: ['The audit trail is whole.'] });
  await database.transact(async (tx) => {
    const row = sql`('maneki', 0, now(), gen_random_uuid(), 'keiko', '::1', 'test.act', 'thing',
                     'null', 'null', '')`;
    await sql`
      insert into platform_audit (merchant_code, seq, at, operator_id, operator_name, address, act,
                                  subject, before, after, hash)
      values ${row}, ${row}`.execute(tx);
  });
  const end = expect.stringMatching(/^maneki: 2 acts, the last [0-9a-f]{64}$/);
  expect(await check()).toEqual({ code: 0, said: [end, 'The audit trail is whole.'] });
  await database.transact(async (tx) => {
    await sql`alter table platform_audit disable trigger user`.execute(tx);
    await sql`update platform_audit set operator_name = 'mari' where seq = 1`.execute(tx);
  });
  expect(await check()).toEqual({ code: 1, said: ['maneki: row 1: changed', end] });
  expect(await check('now')).toEqual({ code: 2, said: ['npm run audit:check'] });
});
