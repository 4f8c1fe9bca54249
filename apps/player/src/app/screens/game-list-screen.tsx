import { currencySymbol } from '@maneki/kernel/money';
import { type DehydratedState, dehydrate, HydrationBoundary } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { GameListPage, loadList } from '#features/catalog';
import { useMember } from '#features/identity';
import { useSettings } from '#features/site';
import { createQueryClient } from '#platform/queries.ts';
import { visitContext } from '#platform/visit-context.ts';

type Loaded = { readonly queries?: DehydratedState };

/** The first page stands in the document: it is there without scripts, and at once with them. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Loaded> {
  const client = createQueryClient();
  await loadList(client, context.get(visitContext), request.url);
  return { queries: dehydrate(client) };
}

/** In the browser the parts read for themselves and show that they wait. */
export const clientLoader = (): Loaded => ({});

export const shouldRevalidate = () => false;

/** A list of games; which one, its address says. */
export default function GameListScreen({ loaderData }: { readonly loaderData: Loaded }) {
  const member = useMember();
  const { currency, currencies } = useSettings();
  return (
    <HydrationBoundary state={loaderData.queries}>
      <GameListPage
        isLoggedIn={member !== null}
        currency={{ code: currency, symbol: currencySymbol(currency, currencies) }}
      />
    </HydrationBoundary>
  );
}
