import type { Category } from '@maneki/contract/play/tickets';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Names } from '../names.ts';
import type { Place } from './place.ts';

/** Which games a list shows; what is not given is not asked for. */
export type Choice = {
  readonly categories?: readonly Category[] | undefined;
  readonly vendor?: string | undefined;
  readonly classify?: string | undefined;
  /** A part of a name, in one of two languages. */
  readonly name?: { readonly part: string; readonly language: string } | undefined;
  /** Providers that are on: games of others cannot be started. */
  readonly providers: readonly string[];
};

export type Page = { readonly after: Place | undefined; readonly limit: number };

export type GameRow = {
  /** What the list is ordered by. */
  readonly rank: number;
  readonly vendorCode: string;
  readonly gameId: string;
  readonly vendorNames: Names;
  readonly names: Names;
  readonly category: Category;
  readonly classify: string;
  readonly minBetRu: bigint | null;
  readonly minLines: number | null;
  readonly hasFreePlay: boolean;
  readonly returnPer10M: number | null;
  readonly icon: string | null;
};

const columns = sql`
  g.vendor_code as "vendorCode", g.game_id as "gameId", v.names as "vendorNames", g.names,
  g.category, g.classify, g.min_bet_ru as "minBetRu", g.min_lines as "minLines",
  g.has_free_play as "hasFreePlay", g.return_per_10m as "returnPer10M", g.icon`;

/** Games that are on, at vendors and providers that are, too. */
const chosen = ({ categories, vendor, classify, name, providers }: Choice) =>
  sql.join(
    [
      sql`g.is_on and v.is_on and v.provider_code = any(${[...providers]}::text[])`,
      ...(categories === undefined ? [] : [sql`g.category = any(${[...categories]}::text[])`]),
      ...(vendor === undefined ? [] : [sql`g.vendor_code = ${vendor}`]),
      ...(classify === undefined ? [] : [sql`g.classify = ${classify}`]),
      ...(name === undefined ? [] : [isNamed(name)]),
    ],
    sql` and `,
  );

/** People look for a game by the name that they read, or by its English one. */
const isNamed = ({
  part,
  language,
}: {
  part: string;
  language: string;
}): RawBuilder<unknown> => sql`
  (strpos(lower(g.names ->> ${language}), lower(${part})) > 0
   or strpos(lower(g.names ->> 'EN'), lower(${part})) > 0)`;

/** Games in the order of the catalogue, after a place where one is given. */
export async function listGames(
  tx: Tx,
  choice: Choice,
  { after, limit }: Page,
): Promise<GameRow[]> {
  const later = after
    ? sql` and (g.sort_order, g.vendor_code, g.game_id)
             > (${after.rank}::bigint, ${after.vendorCode}, ${after.gameId})`
    : sql``;
  const { rows } = await sql<GameRow>`
    select g.sort_order as rank, ${columns}
      from catalog_games as g join catalog_vendors as v on v.code = g.vendor_code
     where ${chosen(choice)}${later}
     order by g.sort_order, g.vendor_code, g.game_id
     limit ${limit}`.execute(tx);
  return rows;
}

/** Games that a member has started, the latest first, after a place where one is given. */
export async function listRecents(
  tx: Tx,
  { memberId, ...choice }: Choice & { readonly memberId: string },
  { after, limit }: Page,
): Promise<GameRow[]> {
  const earlier = after
    ? sql` and (r.played_at, r.vendor_code, r.game_id)
             < (${new Date(after.rank)}::timestamptz, ${after.vendorCode}, ${after.gameId})`
    : sql``;
  const { rows } = await sql<Omit<GameRow, 'rank'> & { playedAt: Date }>`
    select r.played_at as "playedAt", ${columns}
      from catalog_recents as r
      join catalog_games as g on g.vendor_code = r.vendor_code and g.game_id = r.game_id
      join catalog_vendors as v on v.code = g.vendor_code
     where r.member_id = ${memberId} and ${chosen(choice)}${earlier}
     order by r.played_at desc, r.vendor_code desc, r.game_id desc
     limit ${limit}`.execute(tx);
  return rows.map(({ playedAt, ...row }) => ({ ...row, rank: playedAt.getTime() }));
}

/** Remembers that a member has started a game; of two launches the later one counts. */
export async function recordRecent(
  tx: Tx,
  recent: {
    readonly memberId: string;
    readonly vendorCode: string;
    readonly gameId: string;
    readonly playedAt: Date;
  },
): Promise<void> {
  const { memberId, vendorCode, gameId, playedAt } = recent;
  await sql`
    insert into catalog_recents as r (member_id, vendor_code, game_id, played_at)
    values (${memberId}, ${vendorCode}, ${gameId}, ${playedAt})
    on conflict (member_id, vendor_code, game_id)
      do update set played_at = greatest(r.played_at, excluded.played_at)`.execute(tx);
}

export type VendorRow = {
  readonly code: string;
  readonly names: Names;
  readonly category: Category;
  readonly listsGames: boolean;
};

/** Vendors that are on and have something to play, in the order of the catalogue. */
export async function listVendors(
  tx: Tx,
  { categories, providers }: Pick<Choice, 'categories' | 'providers'>,
): Promise<VendorRow[]> {
  const { rows } = await sql<VendorRow>`
    select v.code, v.names, v.category, v.lists_games as "listsGames"
      from catalog_vendors as v
     where v.is_on and v.provider_code = any(${[...providers]}::text[])
       and exists (select from catalog_games as g where g.vendor_code = v.code and g.is_on
                   ${categories ? sql`and g.category = any(${[...categories]}::text[])` : sql``})
     order by v.sort_order, v.code`.execute(tx);
  return rows;
}
