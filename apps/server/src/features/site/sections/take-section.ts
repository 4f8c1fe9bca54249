import type { SiteRefusal } from '@maneki/contract/site/refusals';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Tx } from '#platform/database/database';
import * as merchants from '../store.ts';
import * as store from './store.ts';

type Meanwhile = Extract<SiteRefusal, { code: 'site.changed_meanwhile' }>;

/**
 * Raises the version of a card, unless somebody has saved it since it was read: what they wrote would be undone
 * without anybody's wish. Holds the merchant, so that two who save follow each other.
 */
export async function takeSection(
  tx: Tx,
  wish: { merchantCode: string; section: string; version: number; by: string; at: Date },
): Promise<Outcome<{ version: number }, Meanwhile>> {
  await merchants.lockMerchant(tx, wish.merchantCode);
  const current = await store.findSection(tx, wish);
  if ((current?.version ?? 0) !== wish.version) {
    const operator = current?.changedBy ?? '';
    return refused({ code: 'site.changed_meanwhile', detail: { operator } });
  }
  const version = wish.version + 1;
  await store.upsertSection(tx, { ...wish, version });
  return done({ version });
}

/** Which version of a card stands; 0 before anybody has saved it. */
export async function findSectionVersion(
  tx: Tx,
  named: { merchantCode: string; section: string },
): Promise<number> {
  return (await store.findSection(tx, named))?.version ?? 0;
}
