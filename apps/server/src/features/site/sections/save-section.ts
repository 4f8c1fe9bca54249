import type { SectionWish } from '@maneki/contract/site/console-schemas';
import type { SiteRefusal } from '@maneki/contract/site/refusals';
import type { SectionValues } from '@maneki/contract/site/section-schemas';
import type { Section } from '@maneki/contract/site/sections';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import type { Merchant } from '../merchant.ts';
import { listMerchants } from '../store.ts';
import { tellChange } from '../tell-change.ts';
import { checkSection } from './check-section.ts';
import { readSection } from './read-section.ts';
import * as store from './store.ts';
import { takeSection } from './take-section.ts';

type SaveRefusal = Exclude<
  SiteRefusal,
  {
    code:
      | `site.demo_${string}`
      | 'site.under_maintenance'
      | 'site.region_restricted'
      | 'site.feature_off'
      | 'site.flags_contradict'
      | 'site.country_unknown'
      | `site.licence_${string}`
      | 'site.markets_of_all'
      | 'site.outbox_left'
      | 'site.database_embedded'
      | 'site.market_played_for_money'
      | 'site.policy_unchanged';
  }
>;

type Saved = { readonly version: number; readonly before: unknown; readonly after: unknown };

/** Keeps one card of a merchant's settings, or says why it cannot be kept. */
export function saveSection(
  tx: Tx,
  call: OperatorCall,
  wish: SectionWish,
): Promise<Outcome<Saved, SaveRefusal>> {
  return save(tx, call, wish as WishOf<Section>);
}

type WishOf<Name extends Section> = {
  readonly section: Name;
  readonly version: number;
  readonly value: SectionValues[Name];
};

async function save<Name extends Section>(
  tx: Tx,
  { merchantCode, operator, hostname, now }: OperatorCall,
  { section, version, value }: WishOf<Name>,
): Promise<Outcome<Saved, SaveRefusal>> {
  const by = operator.name;
  const taken = await takeSection(tx, { merchantCode, section, version, by, at: now });
  if (!taken.ok) return taken;
  const merchant = (await listMerchants(tx)).find(({ code }) => code === merchantCode);
  if (!merchant) return refused({ code: 'site.merchant_not_found', detail: {} });

  const saving = { hostname, hosts: merchant.hosts, now };
  const refusal =
    checkSection[section](value, saving) ?? (await findForeignHost(tx, merchant, section, value));
  if (refusal) return refused(refusal as SaveRefusal);

  const before = readSection[section](merchant);
  await store.writeSection[section](tx, merchantCode, value);
  const what = { [section]: value };
  const told = await tellChange(tx, { merchantCode, by: `operator ${by}`, at: now, what });
  if (!told.ok) return told;
  return done({ version: taken.value.version, before, after: value });
}

async function findForeignHost<Name extends Section>(
  tx: Tx,
  { code }: Merchant,
  section: Name,
  value: SectionValues[Name],
): Promise<SiteRefusal | undefined> {
  if (section !== 'hosts') return undefined;
  const { hosts } = value as SectionValues['hosts'];
  const [host] = await store.listHostsOfOthers(tx, { merchantCode: code, hosts });
  return host ? { code: 'site.host_taken', detail: { host } } : undefined;
}
