import type { ResponseOf } from '@maneki/contract/contract';
import type { siteConsoleEndpoints } from '@maneki/contract/site/console-endpoints';
import { SECTIONS } from '@maneki/contract/site/sections';
import type { Tx } from '#platform/database/database';
import { readSection } from './sections/read-section.ts';
import { listSections } from './sections/store.ts';
import * as store from './store.ts';

type Settings = ResponseOf<typeof siteConsoleEndpoints.readSettings>;

/** All that operators may change of a site. From the database: what somebody has just saved must be in it. */
export async function readSettings(tx: Tx, merchantCode: string): Promise<Settings | undefined> {
  const merchants = await store.listMerchants(tx);
  const merchant = merchants.find(({ code }) => code === merchantCode);
  if (!merchant) return undefined;
  const saved = await listSections(tx, merchantCode);
  const cards = SECTIONS.map((section) => {
    const last = saved.get(section);
    const card = {
      version: last?.version ?? 0,
      changedBy: last?.changed_by ?? null,
      changedAt: last?.changed_at.toISOString() ?? null,
      value: readSection[section](merchant),
    };
    return [section, card];
  });
  const { version, maintenance, flags, menu, licence, minimumAge } = merchant;
  const endsAt = maintenance.endsAt?.toISOString() ?? null;
  return {
    version,
    maintenance: { ...maintenance, endsAt },
    flags,
    menu,
    licence,
    minimumAge,
    sections: Object.fromEntries(cards) as Settings['sections'],
  };
}
