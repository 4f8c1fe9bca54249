import { hasFilters, type ListState } from './list-state.ts';

/** Why a list can have nothing to show. */
export type EmptyView =
  | 'emptyKind'
  | 'emptyStudio'
  | 'emptyFilter'
  | 'emptyName'
  | 'emptyHot'
  | 'emptyFav'
  | 'emptyRecent';

/** The reason that explains most: what was asked for last and can be taken back. */
export function emptyViewOf({ tab, filters, unknownType }: ListState): EmptyView {
  if (unknownType) return 'emptyKind';
  if (tab === 'hot') return 'emptyHot';
  if (tab === 'fav') return 'emptyFav';
  if (tab === 'recent') return 'emptyRecent';
  if (filters.gameName) return 'emptyName';
  if (!hasFilters(filters)) return 'emptyKind';
  return Object.keys(filters).join() === 'vassalage' ? 'emptyStudio' : 'emptyFilter';
}
