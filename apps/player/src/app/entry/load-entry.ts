import type { LoaderFunctionArgs } from 'react-router';
import { hotIconsQuery } from '#features/catalog';
import { entryBannersQuery } from '#features/content';
import { loginSettingsQuery } from '#features/identity';
import { createQueryClient } from '#platform/queries.ts';
import { type ReadAhead, readAhead } from '#platform/read-ahead.tsx';
import { visitContext } from '#platform/visit-context.ts';
import { noteBeforeForm } from '../leave-game.ts';
import { BANNER_GROUPS } from './banner-groups.ts';
import type { EntryTab } from './entry-frame.tsx';
import { beginEntryParts } from './late-parts.tsx';

/**
 * The banners above a form are the largest thing on its page, so they stand in the document; as do the
 * hot games, and the ways to log in, which would otherwise push them down.
 */
export async function loadEntry(
  { context }: LoaderFunctionArgs,
  tab: EntryTab,
): Promise<ReadAhead> {
  const client = createQueryClient();
  const { call } = context.get(visitContext);
  await Promise.all([
    client.prefetchQuery(entryBannersQuery(call, BANNER_GROUPS[tab])),
    client.prefetchQuery(hotIconsQuery(call)),
    tab === 'login' && client.prefetchQuery(loginSettingsQuery(call)),
  ]);
  return readAhead(client);
}

/** In the browser the parts read for themselves. Their code comes before the page, unless it is long in coming. */
export async function openEntry(): Promise<ReadAhead> {
  noteBeforeForm();
  await beginEntryParts();
  return {};
}
