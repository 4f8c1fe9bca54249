import { sql } from 'kysely';
import type { TestHouse } from '#testing/test-house';

/** Writes a slip down so many times over, as if as many had been bought: the platform knows only the first. */
export async function copySlip(
  { database }: Pick<TestHouse, 'database'>,
  { roundId, copies }: { readonly roundId: string; readonly copies: number },
): Promise<void> {
  const columns = await database.statement((tx) =>
    sql<{ name: string }>`
      select column_name as name from information_schema.columns
       where table_schema = 'house' and table_name = 'rounds'
         and column_name not in ('id', 'key')`.execute(tx),
  );
  const same = sql.join(columns.rows.map(({ name }) => sql.ref(name)));
  await database.statement((tx) =>
    sql`
      insert into house.rounds (id, key, ${same})
      select gen_random_uuid(), gen_random_uuid(), ${same}
        from house.rounds cross join generate_series(1, ${copies}::integer)
       where id = ${roundId}`.execute(tx),
  );
}
