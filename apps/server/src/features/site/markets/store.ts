import type { MarketRow } from '@maneki/contract/site/console-schemas';
import type { Tx } from '#platform/database/database';
import type { Merchant, NewMarketPolicy } from '../merchant.ts';

export async function upsertMarketPolicy(tx: Tx, policy: NewMarketPolicy): Promise<void> {
  const values = {
    mode: policy.mode,
    minimum_age: policy.minimumAge,
    licence_ref: policy.licenceRef,
  };
  await tx
    .insertInto('site_market_policies')
    .values({ country_code: policy.countryCode, ...values })
    .onConflict((conflict) => conflict.column('country_code').doUpdateSet(values))
    .execute();
}

export async function updateLicence(
  tx: Tx,
  merchantCode: string,
  { licence, minimumAge }: Pick<Merchant, 'licence' | 'minimumAge'>,
): Promise<void> {
  await tx
    .updateTable('site_merchants')
    .set({
      licence_number: licence?.number ?? null,
      licence_authority: licence?.authority ?? null,
      minimum_age: minimumAge,
    })
    .where('code', '=', merchantCode)
    .execute();
}

/** Some two hundred countries at most, by their codes. */
export async function listMarketRows(
  tx: Tx,
  by: {
    readonly mode?: string | undefined;
    readonly after?: string | undefined;
    readonly limit: number;
  },
): Promise<MarketRow[]> {
  let query = tx
    .selectFrom('site_market_policies')
    .selectAll()
    .orderBy('country_code')
    .limit(by.limit);
  if (by.mode) query = query.where('mode', '=', by.mode);
  if (by.after) query = query.where('country_code', '>', by.after);
  const rows = await query.execute();
  return rows.map((row) => ({
    countryCode: row.country_code,
    mode: row.mode as NewMarketPolicy['mode'],
    minimumAge: row.minimum_age,
    licenceRef: row.licence_ref,
  }));
}
