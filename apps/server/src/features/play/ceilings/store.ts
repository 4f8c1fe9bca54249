import { type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Schema } from '#platform/database/generated/schema';
import type { Ceilings } from './ceiling.ts';

/** Whose ceilings: a provider's as a whole, or those of one of its games. */
export type CeilingScope = {
  readonly providerCode: string;
  readonly game: { readonly vendorCode: string; readonly gameId: string } | null;
};

/** What was said about a scope; what was not holds as it does one step above. */
export type SaidCeilings = CeilingScope & {
  readonly ceilings: { readonly [Name in keyof Ceilings]: Ceilings[Name] | null };
};

export async function listCeilings(tx: Tx): Promise<SaidCeilings[]> {
  const rows = await tx.selectFrom('play_ceilings').selectAll().execute();
  return rows.map(readCeilings);
}

export async function findCeilings(tx: Tx, scope: CeilingScope): Promise<SaidCeilings | undefined> {
  const { provider_code, vendor_code, game_id } = scopeOf(scope);
  const row = await tx
    .selectFrom('play_ceilings')
    .selectAll()
    .where('provider_code', '=', provider_code)
    .where('vendor_code', '=', vendor_code)
    .where('game_id', '=', game_id)
    .executeTakeFirst();
  return row && readCeilings(row);
}

const readCeilings = (row: Selectable<Schema['play_ceilings']>): SaidCeilings => ({
  providerCode: row.provider_code,
  game: row.game_id === '' ? null : { vendorCode: row.vendor_code, gameId: row.game_id },
  ceilings: {
    winPerRoundMax: row.win_per_round_max,
    winPerStakeMax: row.win_per_stake_max,
    jackpotMax: row.jackpot_max,
    exposurePerDayMax: row.exposure_per_day_max,
  },
});

const scopeOf = ({ providerCode, game }: CeilingScope) => ({
  provider_code: providerCode,
  vendor_code: game?.vendorCode ?? '',
  game_id: game?.gameId ?? '',
});

const columnsOf = (said: SaidCeilings) => ({
  ...scopeOf(said),
  win_per_round_max: said.ceilings.winPerRoundMax,
  win_per_stake_max: said.ceilings.winPerStakeMax,
  jackpot_max: said.ceilings.jackpotMax,
  exposure_per_day_max: said.ceilings.exposurePerDayMax,
});

export type Changed = { readonly at: Date; readonly by: string };

/** Says the ceilings of a scope, in place of what was said before. */
export async function putCeilings(tx: Tx, said: SaidCeilings, { at, by }: Changed): Promise<void> {
  const row = { ...columnsOf(said), changed_at: at, changed_by: by };
  await tx
    .insertInto('play_ceilings')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['provider_code', 'vendor_code', 'game_id']).doUpdateSet(row),
    )
    .execute();
}

/** Says the ceilings of a scope of which nothing has been said. */
export async function insertCeilings(
  tx: Tx,
  said: SaidCeilings,
  { at, by }: Changed,
): Promise<void> {
  await tx
    .insertInto('play_ceilings')
    .values({ ...columnsOf(said), changed_at: at, changed_by: by })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Which game of which provider, on which day, and whether with play credit. */
export type ExposureName = {
  readonly providerCode: string;
  readonly vendorCode: string;
  readonly gameId: string;
  readonly businessDay: string;
  readonly isPlay: boolean;
};

export type Exposure = ExposureName & { readonly staked: bigint; readonly paid: bigint };

/** Writes what a process has settled so far: whole sums, so that a repetition changes nothing. */
export async function putExposures(
  tx: Tx,
  processId: string,
  exposures: readonly Exposure[],
): Promise<void> {
  const rows = exposures.map(({ staked, paid, ...name }) => ({
    ...name,
    staked: String(staked),
    paid: String(paid),
  }));
  await sql`
    insert into play_exposures
      (business_day, process_id, provider_code, vendor_code, game_id, is_play, staked, paid)
    select "businessDay", ${processId}::uuid, "providerCode", "vendorCode", "gameId", "isPlay",
           staked, paid
      from json_to_recordset(${JSON.stringify(rows)}::json) as settled(
        "businessDay" date, "providerCode" text, "vendorCode" text, "gameId" text,
        "isPlay" boolean, staked numeric, paid numeric)
        on conflict (business_day, process_id, provider_code, vendor_code, game_id, is_play)
        do update set staked = excluded.staked, paid = excluded.paid`.execute(tx);
}

/** What all other processes have settled since a day. */
export async function sumExposuresOfOthers(
  tx: Tx,
  { processId, since }: { readonly processId: string; readonly since: string },
): Promise<Exposure[]> {
  const { rows } = await sql<ExposureName & { staked: string; paid: string }>`
    select provider_code as "providerCode", vendor_code as "vendorCode", game_id as "gameId",
           to_char(business_day, 'YYYY-MM-DD') as "businessDay", is_play as "isPlay",
           sum(staked)::text as staked, sum(paid)::text as paid
      from play_exposures
     where business_day >= ${since}::date and process_id <> ${processId}
     group by provider_code, vendor_code, game_id, business_day, is_play`.execute(tx);
  return rows.map((row) => ({ ...row, staked: BigInt(row.staked), paid: BigInt(row.paid) }));
}

export async function pruneExposures(tx: Tx, before: string): Promise<void> {
  await sql`delete from play_exposures where business_day < ${before}::date`.execute(tx);
}
