import type { Flags } from '@maneki/contract/flags';
import type { MenuSettings } from '@maneki/contract/site/menu';
import type { SiteRefusal } from '@maneki/contract/site/refusals';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Tx } from '#platform/database/database';
import { misconfiguration } from './flag-rules.ts';
import type { Merchant } from './merchant.ts';
import * as store from './store.ts';
import { tellChange } from './tell-change.ts';

export type SettingsChange = {
  readonly maintenance?: Merchant['maintenance'];
  readonly flags?: Readonly<Partial<Flags>>;
  readonly menu?: Readonly<Partial<MenuSettings>>;
};

type ChangeRefusal = Extract<
  SiteRefusal,
  { code: 'site.merchant_not_found' | 'site.flags_contradict' }
>;

/** Changes a merchant's settings: one version more, one row in the audit trail, one event. */
export async function changeSettings(
  tx: Tx,
  input: { merchantCode: string; change: SettingsChange; by: string; at: Date },
): Promise<Outcome<{ version: number; before: SettingsChange }, ChangeRefusal>> {
  const { merchantCode, change, by, at } = input;
  await store.lockMerchant(tx, merchantCode);
  const merchants = await store.listMerchants(tx);
  const merchant = merchants.find(({ code }) => code === merchantCode);
  if (!merchant) return refused({ code: 'site.merchant_not_found', detail: {} });

  const contradiction = misconfiguration({ ...merchant.flags, ...change.flags });
  if (contradiction)
    return refused({ code: 'site.flags_contradict', detail: { flags: contradiction.join(', ') } });

  if (change.maintenance) await store.updateMaintenance(tx, merchantCode, change.maintenance);
  if (change.flags) await store.updateFlags(tx, merchantCode, change.flags);
  if (change.menu) await store.updateMenu(tx, merchantCode, { ...merchant.menu, ...change.menu });
  const told = await tellChange(tx, { merchantCode, by, at, what: change });
  if (!told.ok) return told;
  return done({ ...told.value, before: asItWas(merchant, change) });
}

/** What stood where something changes, and nothing else. */
function asItWas(merchant: Merchant, change: SettingsChange): SettingsChange {
  return {
    ...(change.maintenance && { maintenance: merchant.maintenance }),
    ...(change.flags && { flags: pick(merchant.flags, change.flags) }),
    ...(change.menu && { menu: pick(merchant.menu, change.menu) }),
  };
}

const pick = <Whole extends object>(whole: Whole, named: Partial<Whole>): Partial<Whole> =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => name in named)) as Partial<Whole>;
