import { createHmac } from 'node:crypto';
import { readDraws, sharedMessageOf } from '@maneki/games/fair/draws';
import { FAMILIES } from '@maneki/games/lottery/families';
import { findLotteryGame } from '@maneki/games/lottery/games';
import { sql } from 'kysely';
import { createSealer } from '#platform/seal';
import { TEST_SECRET, type TestHouse } from '#testing/test-house';

/** An issue as it stands at the end of a day. */
export type EndedIssue = {
  readonly gameId: string;
  readonly no: number;
  readonly status: string;
  readonly result: readonly string[] | null;
  /** What the seed of its day says; null where it is drawn elsewhere. */
  readonly drawn: readonly string[] | null;
  /** How often it was settled or given back, as the database itself has seen it. */
  readonly ends: number;
  readonly totals: readonly {
    readonly stake: string;
    readonly win: string;
    readonly slips: number;
  }[];
};

/** Has the database itself write down each time an issue ends: whoever ends it, and however often. */
export async function countEnds({ database }: TestHouse): Promise<void> {
  for (const statement of [
    sql`create table house.day_ends (game_id text not null, no integer not null)`,
    sql`create function house.day_ended() returns trigger language plpgsql as $$
        begin insert into house.day_ends values (new.game_id, new.no); return new; end $$`,
    sql`create trigger day_ended after update on house.issues for each row
        when (new.settled_at is distinct from old.settled_at
              or old.status in ('SETTLED', 'VOID') and new.status is distinct from old.status)
        execute function house.day_ended()`,
  ])
    await database.statement((tx) => statement.execute(tx));
}

/** All issues that began in a stretch of time, or named ones beside them. */
export async function readIssues(
  { database }: TestHouse,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<ReadonlyMap<string, EndedIssue>> {
  type Row = Omit<EndedIssue, 'drawn'> & { readonly seed: string | null };
  const { rows } = await database.statement((tx) =>
    sql<Row>`
      select i.game_id as "gameId", i.no, i.status, i.result, coalesce(i.totals, '[]') as totals,
             s.server_seed_sealed as seed,
             (select count(*) from house.day_ends as e
               where e.game_id = i.game_id and e.no = i.no)::integer as ends
        from house.issues as i left join house.draws_seeds as s on s.day = i.seed_day
       where i.draw_at > ${from}::timestamptz and i.draw_at <= ${until}::timestamptz
       order by i.game_id, i.no`.execute(tx),
  );
  const sealer = createSealer(TEST_SECRET, 'seeds');
  return new Map(
    rows.map(({ seed, ...issue }) => [
      nameOf(issue),
      { ...issue, drawn: seed === null ? null : drawAgain(sealer.open(seed), issue) },
    ]),
  );
}

export const nameOf = ({ gameId, no }: { gameId: string; no: number }): string => `${gameId} ${no}`;

function drawAgain(key: Buffer, { gameId, no }: { gameId: string; no: number }): readonly string[] {
  const blockAt = (counter: number) =>
    createHmac('sha256', key)
      .update(sharedMessageOf({ gameId, roundNo: no }, counter))
      .digest();
  return FAMILIES[findLotteryGame(gameId)!.family].draw(readDraws(blockAt));
}
