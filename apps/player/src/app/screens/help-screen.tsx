import type { LoaderFunctionArgs } from 'react-router';
import { HelpPage, helpQuery } from '#features/content';
import { createQueryClient } from '#platform/queries.ts';
import { type ReadAhead, ReadAheadBoundary, readAhead } from '#platform/read-ahead.tsx';
import { visitContext } from '#platform/visit-context.ts';

/** Every article is in the document, so that choosing another one needs no network. */
export async function loader({ context }: LoaderFunctionArgs): Promise<ReadAhead> {
  const client = createQueryClient();
  await client.prefetchQuery(helpQuery(context.get(visitContext).call));
  return readAhead(client);
}

export const clientLoader = (): ReadAhead => ({});

export const shouldRevalidate = () => false;

export default function HelpScreen({ loaderData }: { readonly loaderData: ReadAhead }) {
  return (
    <ReadAheadBoundary loaded={loaderData}>
      <HelpPage />
    </ReadAheadBoundary>
  );
}
