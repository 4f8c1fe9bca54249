import type { CatalogRefusal } from '@maneki/contract/catalog/refusals';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Database } from '#platform/database/database';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { recordRecent } from './store.ts';

/** Notes that a member has started a game. */
export async function addRecent(
  { database, catalogue }: { readonly database: Database; readonly catalogue: Catalogue },
  recent: { readonly memberId: string; readonly nodeId: string; readonly playedAt: Date },
): Promise<
  Outcome<Record<never, never>, Extract<CatalogRefusal, { code: 'catalog.game_unknown' }>>
> {
  const { memberId, nodeId, playedAt } = recent;
  const game = catalogue.findNode(nodeId);
  if (!game) return refused({ code: 'catalog.game_unknown', detail: {} });
  const { vendorCode, gameId } = game;
  await database.statement((tx) => recordRecent(tx, { memberId, vendorCode, gameId, playedAt }));
  return done({});
}
