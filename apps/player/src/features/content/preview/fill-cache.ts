import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query';
import { call } from '#platform/call/browser.ts';
import { entryBannersQuery, helpQuery, homeContentQuery, noticeQuery } from '../queries.ts';
import type { ShownPreview } from '../shown-content.ts';

/**
 * A cache like the page's own, in which the preview stands where readers' content would: components show it as they
 * show everything, and no news of the site takes it away again.
 */
export function fillCache(page: QueryClient, { banner, hot, film, notice, help }: ShownPreview) {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  hydrate(client, dehydrate(page));
  const banners = banner ? [banner] : [];
  const home = { banners, notices: [], hot: hot ? [hot] : [], film };
  client.setQueryData(homeContentQuery(call).queryKey, home);
  for (const group of ['m_login', 'm_register'] as const)
    client.setQueryData(entryBannersQuery(call, group).queryKey, banners);
  if (notice) client.setQueryData(noticeQuery(call, notice.announcementId).queryKey, notice);
  client.setQueryData(helpQuery(call).queryKey, help ? [help] : []);
  return client;
}
