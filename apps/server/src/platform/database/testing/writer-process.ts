/**
 * A process of its own for tests of what survives one: opens the directory that it is given, says
 * "open", then writes number after number and says each once it is acknowledged, until it is killed.
 */
import { sql } from 'kysely';
import { openDatabase } from '../open-database.ts';

const database = await openDatabase({ dataDir: process.argv[2]! });
await database.statement((tx) =>
  sql`create table if not exists written (number bigint generated always as identity)`.execute(tx),
);
process.stdout.write('open\n');
for (;;) {
  const { rows } = await database.transact((tx) =>
    sql<{ number: bigint }>`insert into written default values returning number`.execute(tx),
  );
  process.stdout.write(`${rows[0]!.number}\n`);
}
