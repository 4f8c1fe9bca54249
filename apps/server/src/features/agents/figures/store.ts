import type { Category } from '@maneki/contract/play/tickets';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import { FIGURES, type Figures, PLAY_FIGURES, type PlayFigures } from './figures.ts';
import type { CategoryRow, DayRow } from './spread.ts';

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const partsOf = (figures: readonly string[]) =>
  (['own', 'team'] as const).flatMap((part) =>
    figures.map((figure) => ({ part, figure, column: `${part}_${snake(figure)}` })),
  );
const DAY_PARTS = partsOf(FIGURES);
const CATEGORY_PARTS = partsOf(PLAY_FIGURES);

type Parts = typeof DAY_PARTS;
const names = (parts: Parts) => sql.join(parts.map(({ column }) => sql.ref(column)));
const types = (parts: Parts) =>
  sql.join(parts.map(({ column }) => sql`${sql.ref(column)} numeric`));
const sums = (parts: Parts) =>
  sql.join(
    parts.map(
      ({ column }) => sql`${sql.ref(column)} = t.${sql.ref(column)} + excluded.${sql.ref(column)}`,
    ),
  );

const flat = (row: DayRow, parts: Parts) =>
  Object.fromEntries(
    parts.map(({ part, figure, column }) => [column, String(row[part][figure as keyof Figures])]),
  );

/** Adds to the days of agents, all of them by one statement. */
export async function addToDays(tx: Tx, rows: readonly DayRow[]): Promise<void> {
  if (rows.length === 0) return;
  const added = rows.map((row) => ({
    ...{ agent_id: row.agentId, currency: row.currency, business_day: row.day },
    ...flat(row, DAY_PARTS),
  }));
  await sql`
    insert into agents_team_days as t (agent_id, currency, business_day, ${names(DAY_PARTS)})
    select agent_id, currency, business_day, ${names(DAY_PARTS)}
      from json_to_recordset(${JSON.stringify(added)}::json)
        as added(agent_id uuid, currency text, business_day date, ${types(DAY_PARTS)})
    on conflict (agent_id, currency, business_day) do update set ${sums(DAY_PARTS)}`.execute(tx);
}

export async function addToCategories(tx: Tx, rows: readonly CategoryRow[]): Promise<void> {
  if (rows.length === 0) return;
  const added = rows.map((row) => ({
    ...{ agent_id: row.agentId, currency: row.currency, business_day: row.day },
    ...{ category: row.category, ...flat(row, CATEGORY_PARTS) },
  }));
  await sql`
    insert into agents_team_categories as t
      (agent_id, currency, business_day, category, ${names(CATEGORY_PARTS)})
    select agent_id, currency, business_day, category, ${names(CATEGORY_PARTS)}
      from json_to_recordset(${JSON.stringify(added)}::json)
        as added(agent_id uuid, currency text, business_day date, category text,
                 ${types(CATEGORY_PARTS)})
    on conflict (agent_id, currency, business_day, category) do update
       set ${sums(CATEGORY_PARTS)}`.execute(tx);
}

/** Whose figures, in what, from one business day to another, both included. */
export type Asked = {
  readonly agentId: string;
  readonly currency: string;
  readonly from: string;
  readonly to: string;
};

type Texts = Readonly<Record<string, string>>;

const readPart = (row: Texts, part: 'own' | 'team'): Figures =>
  Object.fromEntries(
    FIGURES.map((figure) => [figure, BigInt(row[`${part}_${snake(figure)}`] ?? '0')]),
  ) as Figures;

export type Day = { readonly day: string; readonly own: Figures; readonly team: Figures };

/** An agent's days on which anything happened, in order. */
export async function listDays(tx: Tx, { agentId, currency, from, to }: Asked): Promise<Day[]> {
  const texts = sql.join(
    DAY_PARTS.map(({ column }) => sql`${sql.ref(column)}::text as ${sql.ref(column)}`),
  );
  const { rows } = await sql<Texts>`
    select business_day::text as day, ${texts} from agents_team_days
     where agent_id = ${agentId} and currency = ${currency}
       and business_day between ${from}::date and ${to}::date
     order by business_day`.execute(tx);
  return rows.map((row) => ({
    day: row.day!,
    own: readPart(row, 'own'),
    team: readPart(row, 'team'),
  }));
}

export type CategorySum = PlayFigures & { readonly category: Category };

/** What a team played in a period, by kinds of games. */
export async function sumCategories(tx: Tx, asked: Asked): Promise<CategorySum[]> {
  type Row = Readonly<Record<keyof CategorySum, string>>;
  const { rows } = await sql<Row>`
    select category, sum(team_stake)::text as stake,
           sum(team_valid_turnover)::text as "validTurnover", sum(team_payout)::text as payout,
           sum(team_bets)::text as bets
      from agents_team_categories
     where agent_id = ${asked.agentId} and currency = ${asked.currency}
       and business_day between ${asked.from}::date and ${asked.to}::date
     group by category
    having sum(team_bets) > 0
     order by sum(team_stake) desc, category`.execute(tx);
  return rows.map((row) => ({
    category: row.category as Category,
    stake: BigInt(row.stake),
    validTurnover: BigInt(row.validTurnover),
    payout: BigInt(row.payout),
    bets: BigInt(row.bets),
  }));
}

/** The currencies that an agent or the team has figures in. */
export async function listCurrencies(tx: Tx, agentId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('agents_team_days')
    .select('currency')
    .distinct()
    .where('agent_id', '=', agentId)
    .orderBy('currency')
    .execute();
  return rows.map(({ currency }) => currency);
}

const bothSums = sql.join(
  FIGURES.map((figure) => {
    const [own, team] = [sql.ref(`d.own_${snake(figure)}`), sql.ref(`d.team_${snake(figure)}`)];
    return sql`coalesce(sum(${own} + ${team}), 0)::text as ${sql.ref(`own_${snake(figure)}`)}`;
  }),
);

/** What members came to with everybody below them, while they stood directly below somebody. */
export async function sumChildren(
  tx: Tx,
  {
    parentId,
    memberIds,
    currency,
    from,
    to,
  }: Omit<Asked, 'agentId'> & { readonly parentId: string; readonly memberIds: readonly string[] },
): Promise<ReadonlyMap<string, Figures>> {
  const { rows } = await sql<Texts>`
    select n.member_id as "memberId", t.*
      from agents_nodes as n
     cross join lateral (
       select ${bothSums} from agents_team_days as d
        where d.agent_id = n.member_id and d.currency = ${currency}
          and d.business_day between ${from}::date and ${to}::date
          and (n.since is null or d.business_day >= n.since or exists (
            select from agents_past_places as p
             where p.member_id = n.member_id and p.parent_id = ${parentId}
               and (p.since is null or d.business_day >= p.since) and d.business_day < p.until))
     ) as t
     where n.member_id = any(${memberIds}::uuid[]) and n.parent_id = ${parentId}`.execute(tx);
  return new Map(rows.map((row) => [row.memberId!, readPart(row, 'own')]));
}

/** What those came to who stood directly below somebody and do not any more; undefined where there is nobody. */
export async function sumGone(
  tx: Tx,
  { parentId, currency, from, to }: Omit<Asked, 'agentId'> & { readonly parentId: string },
): Promise<Figures | undefined> {
  const { rows } = await sql<Texts>`
    select count(*)::text as members, ${bothSums}
      from agents_past_places as p
      join agents_nodes as n on n.member_id = p.member_id
      join agents_team_days as d on d.agent_id = p.member_id and d.currency = ${currency}
       and d.business_day between ${from}::date and ${to}::date
       and (p.since is null or d.business_day >= p.since) and d.business_day < p.until
     where p.parent_id = ${parentId} and n.parent_id is distinct from ${parentId}::uuid`.execute(
    tx,
  );
  const [row] = rows;
  return row!.members === '0' ? undefined : readPart(row!, 'own');
}

/** What members came to themselves and with everybody below them, however they stood. */
export async function sumWhole(
  tx: Tx,
  {
    memberIds,
    currency,
    from,
    to,
  }: Omit<Asked, 'agentId'> & { readonly memberIds: readonly string[] },
): Promise<ReadonlyMap<string, Figures>> {
  const { rows } = await sql<Texts>`
    select d.agent_id as "memberId", ${bothSums} from agents_team_days as d
     where d.agent_id = any(${memberIds}::uuid[]) and d.currency = ${currency}
       and d.business_day between ${from}::date and ${to}::date
     group by d.agent_id`.execute(tx);
  return new Map(rows.map((row) => [row.memberId!, readPart(row, 'own')]));
}
