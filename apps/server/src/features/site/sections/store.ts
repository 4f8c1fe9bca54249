import type { SectionValues } from '@maneki/contract/site/section-schemas';
import type { Section } from '@maneki/contract/site/sections';
import type { Updateable } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Schema } from '#platform/database/generated/schema';

type Named = { readonly merchantCode: string; readonly section: string };

/** Which version of a card stands, and who saved it; undefined before anybody has. */
export async function findSection(
  tx: Tx,
  { merchantCode, section }: Named,
): Promise<{ version: number; changedBy: string; changedAt: Date } | undefined> {
  const row = await tx
    .selectFrom('site_sections')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('section', '=', section)
    .executeTakeFirst();
  return row && { version: row.version, changedBy: row.changed_by, changedAt: row.changed_at };
}

export async function listSections(tx: Tx, merchantCode: string) {
  const rows = await tx
    .selectFrom('site_sections')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .execute();
  return new Map(rows.map((row) => [row.section, row]));
}

export async function upsertSection(
  tx: Tx,
  section: Named & { readonly version: number; readonly by: string; readonly at: Date },
): Promise<void> {
  const values = { version: section.version, changed_by: section.by, changed_at: section.at };
  await tx
    .insertInto('site_sections')
    .values({ merchant_code: section.merchantCode, section: section.section, ...values })
    .onConflict((conflict) => conflict.columns(['merchant_code', 'section']).doUpdateSet(values))
    .execute();
}

/** Which of these hosts belong to other merchants. */
export async function listHostsOfOthers(
  tx: Tx,
  { merchantCode, hosts }: { readonly merchantCode: string; readonly hosts: readonly string[] },
): Promise<string[]> {
  if (hosts.length === 0) return [];
  const rows = await tx
    .selectFrom('site_hosts')
    .select('host')
    .where('merchant_code', '<>', merchantCode)
    .where('host', 'in', hosts)
    .orderBy('host')
    .execute();
  return rows.map(({ host }) => host);
}

type Write<Name extends Section> = (
  tx: Tx,
  merchantCode: string,
  value: SectionValues[Name],
) => Promise<void>;

/** How each card is kept. */
export const writeSection: { readonly [Name in Section]: Write<Name> } = {
  brand: (tx, code, { name, copyright }) =>
    update(tx, code, {
      name,
      copyright_holder: copyright.holder,
      copyright_from: copyright.from,
      copyright_to: copyright.to,
    }),
  look: (tx, code, { base, colours }) =>
    update(tx, code, { look: base, look_colours: colours && JSON.stringify(colours) }),
  async hosts(tx, code, { hosts, mainDomain }) {
    await tx.deleteFrom('site_hosts').where('merchant_code', '=', code).execute();
    await tx
      .insertInto('site_hosts')
      .values(hosts.map((host) => ({ host, merchant_code: code })))
      .execute();
    await update(tx, code, { main_domain: mainDomain });
  },
  languages: (tx, code, { languages, defaultLanguage }) =>
    update(tx, code, { languages, default_language: defaultLanguage }),
  currencies: (tx, code, { currencies, currency }) => update(tx, code, { currencies, currency }),
  async links(tx, code, { social, downloads }) {
    await replaceLinks(tx, { code, kind: 'SOCIAL', links: social });
    await replaceLinks(tx, { code, kind: 'DOWNLOAD', links: downloads });
  },
  services: (tx, code, { entries }) => replaceLinks(tx, { code, kind: 'SERVICE', links: entries }),
  images: (tx, code, { imageHosts }) => update(tx, code, { image_hosts: imageHosts }),
  template: (tx, code, { memCen, depFunc }) =>
    update(tx, code, { mem_cen: memCen, dep_func: depFunc }),
  plannedMaintenance: (tx, code, { planned }) =>
    update(tx, code, {
      planned_from: planned && new Date(planned.from),
      planned_to: planned && new Date(planned.to),
    }),
};

async function update(
  tx: Tx,
  code: string,
  columns: Updateable<Schema['site_merchants']>,
): Promise<void> {
  await tx.updateTable('site_merchants').set(columns).where('code', '=', code).execute();
}

type Link = { readonly type: string; readonly url: string; readonly language?: string | null };

async function replaceLinks(
  tx: Tx,
  { code, kind, links }: { code: string; kind: string; links: readonly Link[] },
): Promise<void> {
  await tx
    .deleteFrom('site_links')
    .where('merchant_code', '=', code)
    .where('kind', '=', kind)
    .execute();
  const rows = links.map(({ type, url, language }, sort) => ({
    merchant_code: code,
    kind,
    type,
    url,
    language: language ?? '',
    sort,
  }));
  if (rows.length > 0) await tx.insertInto('site_links').values(rows).execute();
}
