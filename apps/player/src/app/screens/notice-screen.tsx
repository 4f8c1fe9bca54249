import { NoticeArticle, NoticeList, noticeQuery, noticesQuery } from '#features/content';
import { useSearchParams } from '#platform/navigation/use-search-params.ts';
import type { ReadPage } from '../pages/read-page.ts';

/** What was announced stands in the document. */
export const read: ReadPage = (client, { call }, { searchParams }) => {
  const id = searchParams.get('id');
  return id
    ? client.prefetchQuery(noticeQuery(call, id))
    : client.prefetchInfiniteQuery(noticesQuery(call));
};

/** All announcements, or with `?id=` one of them. */
export default function NoticeScreen() {
  const [address] = useSearchParams();
  const id = address.get('id');
  return id ? <NoticeArticle key={id} announcementId={id} /> : <NoticeList />;
}
