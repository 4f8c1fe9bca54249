import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { NoticeArticle, NoticeList, noticeQuery, noticesQuery } from '#features/content';
import { useMember } from '#features/identity';
import { createQueryClient } from '#platform/queries.ts';
import { type ReadAhead, ReadAheadBoundary, readAhead } from '#platform/read-ahead.tsx';
import { visitContext } from '#platform/visit-context.ts';

/** What was announced stands in the document. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<ReadAhead> {
  const { call } = context.get(visitContext);
  const client = createQueryClient();
  const id = new URL(request.url).searchParams.get('id');
  await (id
    ? client.prefetchQuery(noticeQuery(call, id))
    : client.prefetchInfiniteQuery(noticesQuery(call)));
  return readAhead(client);
}

export const clientLoader = (): ReadAhead => ({});

export const shouldRevalidate = () => false;

/** All announcements, or with `?id=` one of them. */
export default function NoticeScreen({ loaderData }: { readonly loaderData: ReadAhead }) {
  return (
    <ReadAheadBoundary loaded={loaderData}>
      <Notices />
    </ReadAheadBoundary>
  );
}

function Notices() {
  const [address] = useSearchParams();
  const reader = useMember()?.id ?? null;
  const id = address.get('id');
  return id ? (
    <NoticeArticle key={id} announcementId={id} reader={reader} />
  ) : (
    <NoticeList reader={reader} />
  );
}
