import { hotIconsQuery } from '#features/catalog';
import { entryBannersQuery } from '#features/content';
import { loginSettingsQuery } from '#features/identity';
import type { ReadPage } from '../pages/read-page.ts';
import { BANNER_GROUPS } from './banner-groups.ts';
import type { EntryTab } from './entry-tab.ts';

/**
 * The banners above a form are the largest thing on its page, so they stand in the document; as do the
 * hot games, and the ways to log in, which would otherwise push them down.
 */
export const readEntry =
  (tab: EntryTab): ReadPage =>
  (client, { call }) =>
    Promise.all([
      client.prefetchQuery(entryBannersQuery(call, BANNER_GROUPS[tab])),
      client.prefetchQuery(hotIconsQuery(call)),
      tab === 'login' && client.prefetchQuery(loginSettingsQuery(call)),
    ]);
