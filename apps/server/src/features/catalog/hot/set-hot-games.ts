import type { Tx } from '#platform/database/database';
import type { GameName } from '../store.ts';
import { replaceHot } from './store.ts';

/**
 * Says which games are hot, in this order; without a merchant, wherever a merchant has no list of its own.
 */
export const setHotGames = (
  tx: Tx,
  hot: { readonly merchantCode: string | null; readonly games: readonly GameName[] },
): Promise<void> => replaceHot(tx, hot);
