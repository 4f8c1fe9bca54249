import { FLAGS } from '@maneki/contract/flags';
import { LANGUAGES, type Language } from '@maneki/contract/language';
import {
  CUSTOMER_SERVICE_TITLES,
  DOWNLOAD_LINK_TYPES,
  SOCIAL_LINK_TYPES,
} from '@maneki/contract/site/links';
import type { OwnColours } from '@maneki/contract/site/look';
import { MENU_ITEMS } from '@maneki/contract/site/menu';
import type { Currency } from '@maneki/kernel/money';
import type { Tx } from '#platform/database/database';
import {
  completeFlags,
  completeMenu,
  type MarketPolicy,
  type Merchant,
  type NewMarketPolicy,
} from './merchant.ts';

/** In one order. */
export async function listMerchantCodes(tx: Tx): Promise<string[]> {
  const rows = await tx.selectFrom('site_merchants').select('code').orderBy('code').execute();
  return rows.map(({ code }) => code);
}

/** Reads all merchants with everything that belongs to them: they are few, and kept in memory. */
/** Each merchant's business time, for what only asks which day it is. */
export async function listBusinessZones(tx: Tx): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('site_merchants')
    .select(['code', 'business_timezone as zone'])
    .execute();
  return new Map(rows.map(({ code, zone }) => [code, zone]));
}

export async function listMerchants(tx: Tx): Promise<Merchant[]> {
  const merchants = await tx.selectFrom('site_merchants').selectAll().orderBy('code').execute();
  const hosts = await tx.selectFrom('site_hosts').selectAll().orderBy('host').execute();
  const flags = await tx.selectFrom('site_flags').selectAll().execute();
  const links = await tx.selectFrom('site_links').selectAll().orderBy('sort').execute();

  return merchants.map((row) => {
    const own = <Row extends { merchant_code: string }>(rows: readonly Row[]) =>
      rows.filter((other) => other.merchant_code === row.code);
    // A type that this version does not know, written by a newer one, is left out.
    const linksOf = <Type extends string>(kind: string, types: readonly Type[]) =>
      own(links).flatMap((link) => {
        const type = types.find((known) => known === link.type);
        const language = LANGUAGES.find((known) => known === link.language) ?? null;
        return link.kind === kind && type ? [{ type, url: link.url, language }] : [];
      });
    return {
      code: row.code,
      name: row.name,
      look: row.look,
      colours: row.look_colours as OwnColours | null,
      isDefault: row.is_default,
      hosts: own(hosts).map(({ host }) => host),
      mainDomain: row.main_domain,
      languages: row.languages as Language[],
      defaultLanguage: row.default_language as Language,
      currency: row.currency as Currency,
      currencies: row.currencies as Currency[],
      businessTimezone: row.business_timezone,
      minimumAge: row.minimum_age,
      isDemoLogin: row.is_demo_login,
      template: { memCen: row.mem_cen as 0 | 1, depFunc: row.dep_func as 0 | 1 },
      imageHosts: row.image_hosts,
      licence: readLicence(row),
      copyright: {
        from: row.copyright_from,
        to: row.copyright_to,
        holder: row.copyright_holder,
      },
      maintenance: { isOn: row.maintenance_on, endsAt: row.maintenance_ends_at },
      plannedMaintenance:
        row.planned_from && row.planned_to ? { from: row.planned_from, to: row.planned_to } : null,
      flags: completeFlags(new Map(own(flags).map(({ flag, is_on }) => [flag, is_on])), FLAGS),
      menu: completeMenu(row.menu_off),
      social: linksOf('SOCIAL', SOCIAL_LINK_TYPES).map(withoutLanguage),
      downloads: linksOf('DOWNLOAD', DOWNLOAD_LINK_TYPES).map(withoutLanguage),
      services: linksOf('SERVICE', CUSTOMER_SERVICE_TITLES),
      version: row.version,
    };
  });
}

const withoutLanguage = <Type>({ type, url }: { readonly type: Type; readonly url: string }) => ({
  type,
  url,
});

function readLicence(row: { licence_number: string | null; licence_authority: string | null }) {
  if (row.licence_number === null || row.licence_authority === null) return null;
  return { number: row.licence_number, authority: row.licence_authority };
}

export async function listMarketPolicies(tx: Tx): Promise<MarketPolicy[]> {
  const rows = await tx.selectFrom('site_market_policies').selectAll().execute();
  return rows.map((row) => ({
    countryCode: row.country_code,
    mode: row.mode as MarketPolicy['mode'],
    minimumAge: row.minimum_age,
    realSince: row.real_since,
    licenceRef: row.licence_ref,
  }));
}

/** Keeps a merchant that is not there yet; one that an operator has changed since stays as it is. */
export async function insertMerchant(tx: Tx, merchant: Merchant): Promise<void> {
  const { code } = merchant;
  const inserted = await tx
    .insertInto('site_merchants')
    .values({
      code,
      name: merchant.name,
      look: merchant.look,
      look_colours: merchant.colours && JSON.stringify(merchant.colours),
      is_default: merchant.isDefault,
      main_domain: merchant.mainDomain,
      languages: [...merchant.languages],
      default_language: merchant.defaultLanguage,
      currency: merchant.currency,
      currencies: [...merchant.currencies],
      business_timezone: merchant.businessTimezone,
      minimum_age: merchant.minimumAge,
      is_demo_login: merchant.isDemoLogin,
      mem_cen: merchant.template.memCen,
      dep_func: merchant.template.depFunc,
      image_hosts: [...merchant.imageHosts],
      licence_number: merchant.licence?.number ?? null,
      licence_authority: merchant.licence?.authority ?? null,
      copyright_holder: merchant.copyright.holder,
      copyright_from: merchant.copyright.from,
      copyright_to: merchant.copyright.to,
      maintenance_on: merchant.maintenance.isOn,
      maintenance_ends_at: merchant.maintenance.endsAt,
      planned_from: merchant.plannedMaintenance?.from ?? null,
      planned_to: merchant.plannedMaintenance?.to ?? null,
      menu_off: itemsOff(merchant.menu),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .execute();
  if (inserted.length === 0) return;

  await tx
    .insertInto('site_hosts')
    .values(merchant.hosts.map((host) => ({ host, merchant_code: code })))
    .execute();
  await tx
    .insertInto('site_flags')
    .values(FLAGS.map((flag) => ({ merchant_code: code, flag, is_on: merchant.flags[flag] })))
    .execute();
  await insertLinks(tx, merchant);
}

async function insertLinks(tx: Tx, { code, social, downloads, services }: Merchant) {
  const rows = [
    ...social.map((link) => ({ ...link, language: null, kind: 'SOCIAL' })),
    ...downloads.map((link) => ({ ...link, language: null, kind: 'DOWNLOAD' })),
    ...services.map((link) => ({ ...link, kind: 'SERVICE' })),
  ].map(({ kind, type, url, language }, sort) => ({
    merchant_code: code,
    kind,
    type,
    url,
    language: language ?? '',
    sort,
  }));
  if (rows.length > 0) await tx.insertInto('site_links').values(rows).execute();
}

export async function insertMarketPolicies(tx: Tx, policies: readonly NewMarketPolicy[]) {
  await tx
    .insertInto('site_market_policies')
    .values(
      policies.map((policy) => ({
        country_code: policy.countryCode,
        mode: policy.mode,
        minimum_age: policy.minimumAge,
        licence_ref: policy.licenceRef,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function updateMaintenance(
  tx: Tx,
  merchantCode: string,
  maintenance: Merchant['maintenance'],
): Promise<void> {
  await tx
    .updateTable('site_merchants')
    .set({ maintenance_on: maintenance.isOn, maintenance_ends_at: maintenance.endsAt })
    .where('code', '=', merchantCode)
    .execute();
}

export async function updateFlags(
  tx: Tx,
  merchantCode: string,
  flags: Readonly<Partial<Merchant['flags']>>,
): Promise<void> {
  const rows = Object.entries(flags).map(([flag, isOn]) => ({
    merchant_code: merchantCode,
    flag,
    is_on: isOn,
  }));
  if (rows.length === 0) return;
  await tx
    .insertInto('site_flags')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['merchant_code', 'flag'])
        .doUpdateSet((excluded) => ({ is_on: excluded.ref('excluded.is_on') })),
    )
    .execute();
}

export async function updateMenu(
  tx: Tx,
  merchantCode: string,
  menu: Merchant['menu'],
): Promise<void> {
  await tx
    .updateTable('site_merchants')
    .set({ menu_off: itemsOff(menu) })
    .where('code', '=', merchantCode)
    .execute();
}

const itemsOff = (menu: Merchant['menu']) => MENU_ITEMS.filter((item) => !menu[item]);

/** Takes the row lock that makes changes of one merchant's settings follow each other. */
export async function lockMerchant(tx: Tx, merchantCode: string): Promise<void> {
  await tx
    .selectFrom('site_merchants')
    .select('code')
    .where('code', '=', merchantCode)
    .forUpdate()
    .execute();
}

/** Raises the version and appends to the audit trail; undefined when there is no such merchant. */
export async function recordChange(
  tx: Tx,
  change: { merchantCode: string; by: string; at: Date; what: object },
): Promise<number | undefined> {
  const row = await tx
    .updateTable('site_merchants')
    .set((expression) => ({ version: expression('version', '+', 1) }))
    .where('code', '=', change.merchantCode)
    .returning('version')
    .executeTakeFirst();
  if (!row) return undefined;
  await tx
    .insertInto('site_setting_changes')
    .values({
      merchant_code: change.merchantCode,
      changed_at: change.at,
      changed_by: change.by,
      change: JSON.stringify(change.what),
    })
    .execute();
  return row.version;
}
