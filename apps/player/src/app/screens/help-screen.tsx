import { type DehydratedState, dehydrate, HydrationBoundary } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { HelpPage, helpQuery } from '#features/content';
import { createQueryClient } from '#platform/queries.ts';
import { visitContext } from '#platform/visit-context.ts';

type Loaded = { readonly queries?: DehydratedState };

/** Every article is in the document, so that choosing another one needs no network. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Loaded> {
  const client = createQueryClient();
  await client.prefetchQuery(helpQuery(context.get(visitContext).call));
  return { queries: dehydrate(client) };
}

export const clientLoader = (): Loaded => ({});

export const shouldRevalidate = () => false;

export default function HelpScreen({ loaderData }: { readonly loaderData: Loaded }) {
  return (
    <HydrationBoundary state={loaderData.queries}>
      <HelpPage />
    </HydrationBoundary>
  );
}
