import { type DehydratedState, dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { NoticeArticle, NoticeList, noticeQuery, noticesQuery } from '#features/content';
import { useMember } from '#features/identity';
import { createQueryClient } from '#platform/queries.ts';
import { visitContext } from '#platform/visit-context.ts';

type Loaded = { readonly queries?: DehydratedState };

/** What was announced stands in the document. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Loaded> {
  const { call } = context.get(visitContext);
  const client = createQueryClient();
  const id = new URL(request.url).searchParams.get('id');
  await (id
    ? client.prefetchQuery(noticeQuery(call, id))
    : client.prefetchInfiniteQuery(noticesQuery(call)));
  return { queries: dehydrate(client) };
}

export const clientLoader = (): Loaded => ({});

export const shouldRevalidate = () => false;

/** All announcements, or with `?id=` one of them. */
export default function NoticeScreen({ loaderData }: { readonly loaderData: Loaded }) {
  return (
    <HydrationBoundary state={loaderData.queries}>
      <Notices />
    </HydrationBoundary>
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
