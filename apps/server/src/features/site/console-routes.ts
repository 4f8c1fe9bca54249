import type { siteConsoleEndpoints } from '@maneki/contract/site/console-endpoints';
import { done, refused } from '@maneki/kernel/outcome';
import { acted } from '#platform/audit/act';
import type { Handlers } from '#platform/calls/handlers';
import type { Database } from '#platform/database/database';
import { changeSettings } from './change-settings.ts';
import { listMarkets } from './markets/list-markets.ts';
import { type PolicyServices, proposeLicence, proposeMarket } from './markets/propose-policy.ts';
import { readSettings } from './read-settings.ts';
import { saveSection } from './sections/save-section.ts';

export type SiteConsoleServices = PolicyServices & { readonly database: Database };

/** Translates between the wire and the use cases for operators. Decides nothing. */
export function siteConsoleHandlers(
  services: SiteConsoleServices,
): Handlers<typeof siteConsoleEndpoints> {
  const { database } = services;
  return {
    async readSettings({ merchantCode }) {
      const settings = await database.transact((tx) => readSettings(tx, merchantCode));
      return settings ? done(settings) : refused({ code: 'site.merchant_not_found', detail: {} });
    },
    async changeSettings({ merchantCode, operator, now }, { maintenance, flags, menu }, tx) {
      const endsAt = maintenance?.endsAt ? new Date(maintenance.endsAt) : null;
      const change = {
        ...(maintenance && { maintenance: { isOn: maintenance.isOn, endsAt } }),
        ...(flags && { flags }),
        ...(menu && { menu }),
      };
      const by = `operator ${operator.name}`;
      const changed = await changeSettings(tx, { merchantCode, change, by, at: now });
      if (!changed.ok) return changed;
      const { version, before } = changed.value;
      return acted({ version }, { subject: 'settings', before, after: change });
    },
    async saveSection(call, wish, tx) {
      const saved = await saveSection(tx, call, wish);
      if (!saved.ok) return saved;
      const { version, before, after } = saved.value;
      const { section } = wish;
      return acted({ section, version }, { subject: `settings ${section}`, before, after });
    },
    listMarkets: async (_, asked) => done(await database.statement((tx) => listMarkets(tx, asked))),
    proposeMarket: (call, wish, tx) => proposeMarket(tx, { services, call }, wish),
    proposeLicence: (call, wish, tx) => proposeLicence(tx, { services, call }, wish),
  };
}
