import { setTimeout as wait } from 'node:timers/promises';
import type { Database, Tx } from '@maneki/server/platform/database/database';
import { sql } from 'kysely';

/** What whoever halts waits for. Nobody else in the product locks by this number. */
const LOCK = 777_001;
const LOOK_MS = 5;

/** Lets whoever writes be stopped at a write of our choice, in the middle of its transaction. */
export type Halts = {
  /** Holds up whoever makes the write with this number from now on, while something is done. */
  during<Value>(
    place: number,
    doing: (isHalted: () => Promise<boolean>) => Promise<Value>,
  ): Promise<Value>;
};

/** Counts every row that is written to some tables, in an order that no rollback takes back. */
export async function placeHalts(database: Database, tables: readonly string[]): Promise<Halts> {
  await database.transact(async (tx) => {
    await sql`create sequence faults_writes`.execute(tx);
    await sql`create table faults_halt (place bigint not null)`.execute(tx);
    await sql`insert into faults_halt values (0)`.execute(tx);
    await sql
      .raw(`create function faults_count() returns trigger language plpgsql as $$
        begin
          if nextval('faults_writes') = (select place from faults_halt) then
            perform pg_advisory_xact_lock(${LOCK});
          end if;
          return new;
        end $$`)
      .execute(tx);
    for (const table of tables)
      await sql
        .raw(`create trigger faults_count before insert or update on ${table}
              for each row execute function faults_count()`)
        .execute(tx);
  });
  const setPlace = (place: number) =>
    database.statement((tx) =>
      sql`update faults_halt set place = case when ${place}::bigint = 0 then 0
            else (select last_value from faults_writes) + ${place}::bigint end`.execute(tx),
    );
  return {
    async during(place, doing) {
      await setPlace(place);
      try {
        return await database.transact(async (tx) => {
          await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx);
          return doing(() => isHalted(tx));
        });
      } finally {
        await setPlace(0);
      }
    },
  };
}

async function isHalted(tx: Tx): Promise<boolean> {
  const { rows } = await sql`
    select from pg_locks
     where locktype = 'advisory' and objid = ${sql.lit(LOCK)}::oid and not granted`.execute(tx);
  return rows.length > 0;
}

/** Waits until somebody halts, or until that will not happen any more. Answers whether it did. */
export async function awaitHalt(
  isHalted: () => Promise<boolean>,
  hasEnded: () => boolean,
): Promise<boolean> {
  while (!hasEnded()) {
    if (await isHalted()) return true;
    await wait(LOOK_MS);
  }
  return false;
}
