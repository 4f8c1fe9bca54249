import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { SomeRebates } from '../profiles/profile.ts';

type LinkName = { readonly merchantCode: string; readonly code: string };

/** Keeps what a link gives to whoever comes by it; what is kept already stays. */
export async function putLinkRebates(
  tx: Tx,
  { merchantCode, code, rebates }: LinkName & { readonly rebates: SomeRebates },
): Promise<void> {
  await tx
    .insertInto('agents_links')
    .values({ merchant_code: merchantCode, code, rebates: JSON.stringify(rebates) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What links give, by their codes; one that gives nothing may be missing. */
export async function listLinkRebates(
  tx: Tx,
  links: readonly LinkName[],
): Promise<(link: LinkName) => SomeRebates> {
  const { rows } = await sql<{ key: string; rebates: SomeRebates }>`
    select concat_ws(' ', merchant_code, code) as key, rebates from agents_links
     where (merchant_code, code) in (
       select * from unnest(${links.map(({ merchantCode }) => merchantCode)}::text[],
                            ${links.map(({ code }) => code)}::text[]))`.execute(tx);
  const found = new Map(rows.map(({ key, rebates }) => [key, rebates]));
  return ({ merchantCode, code }) => found.get(`${merchantCode} ${code}`) ?? {};
}

/** Notes whoever came by a link and paid something in for the first time. */
export async function noteFirstDeposits(
  tx: Tx,
  deposits: readonly (LinkName & { readonly memberId: string; readonly depositedAt: Date })[],
): Promise<void> {
  if (deposits.length === 0) return;
  await tx
    .insertInto('agents_link_deposits')
    .values(
      deposits.map(({ memberId, merchantCode, code, depositedAt }) => ({
        member_id: memberId,
        merchant_code: merchantCode,
        code,
        deposited_at: depositedAt,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** How many who came by each of these links have paid something in. */
export async function countFirstDeposits(
  tx: Tx,
  { merchantCode, codes }: { readonly merchantCode: string; readonly codes: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ code: string; count: number }>`
    select code, count(*)::int as count from agents_link_deposits
     where merchant_code = ${merchantCode} and code = any(${codes}::text[])
     group by code`.execute(tx);
  return new Map(rows.map(({ code, count }) => [code, count]));
}

/** How many accounts an agent has opened for others since a moment. */
export async function countOpened(
  tx: Tx,
  { agentId, since }: { readonly agentId: string; readonly since: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from agents_nodes
     where parent_id = ${agentId} and joined_via = 'AGENT_CREATED'
       and joined_at >= ${since}`.execute(tx);
  return rows[0]!.count;
}
