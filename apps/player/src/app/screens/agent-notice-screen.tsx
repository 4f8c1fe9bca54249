import { NoticeList, noticesQuery } from '#features/content';
import type { ReadPage } from '../pages/read-page.ts';

export const read: ReadPage = (client, { call }) =>
  client.prefetchInfiniteQuery(noticesQuery(call, 'A'));

/** What the merchant tells its agents. */
export default function AgentNoticeScreen() {
  return <NoticeList kind="A" />;
}
