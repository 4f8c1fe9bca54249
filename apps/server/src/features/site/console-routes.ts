import type { siteConsoleEndpoints } from '@maneki/contract/site/console-endpoints';
import { done, refused } from '@maneki/kernel/outcome';
import { acted } from '#platform/audit/act';
import type { Handlers } from '#platform/calls/handlers';
import type { Database } from '#platform/database/database';
import { changeSettings } from './change-settings.ts';
import * as store from './store.ts';

/** Translates between the wire and the use cases for operators. Decides nothing. */
export function siteConsoleHandlers(database: Database): Handlers<typeof siteConsoleEndpoints> {
  return {
    /** From the database and not from memory: what an operator has just changed must be in it. */
    async readSettings({ merchantCode }) {
      const merchants = await database.transact(store.listMerchants);
      const merchant = merchants.find(({ code }) => code === merchantCode);
      if (!merchant) return refused({ code: 'site.merchant_not_found', detail: {} });
      const { version, maintenance, flags, menu } = merchant;
      const endsAt = maintenance.endsAt?.toISOString() ?? null;
      return done({ version, maintenance: { ...maintenance, endsAt }, flags, menu });
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
  };
}
