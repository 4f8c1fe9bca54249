import type { SiteRefusal } from '@maneki/contract/site/refusals';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Tx } from '#platform/database/database';
import { recordEvent } from '#platform/outbox/record-event';
import * as store from './store.ts';

type Unknown = Extract<SiteRefusal, { code: 'site.merchant_not_found' }>;

/** One version more, one row that says who changed what, and one event upon which open pages read again. */
export async function tellChange(
  tx: Tx,
  change: { merchantCode: string; by: string; at: Date; what: object },
): Promise<Outcome<{ version: number }, Unknown>> {
  const version = await store.recordChange(tx, change);
  if (version === undefined) return refused({ code: 'site.merchant_not_found', detail: {} });
  const { merchantCode, at } = change;
  await recordEvent(tx, at, 'site.settings_changed', { merchantCode, version });
  return done({ version });
}
