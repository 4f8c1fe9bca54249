import { currencySymbol } from '@maneki/kernel/money';
import type { LoaderFunctionArgs } from 'react-router';
import { GameListPage, loadList } from '#features/catalog';
import { useMember } from '#features/identity';
import { useSettings } from '#features/site';
import { createQueryClient } from '#platform/queries.ts';
import { type ReadAhead, ReadAheadBoundary, readAhead } from '#platform/read-ahead.tsx';
import { visitContext } from '#platform/visit-context.ts';

/** The first page stands in the document: it is there without scripts, and at once with them. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<ReadAhead> {
  const client = createQueryClient();
  await loadList(client, context.get(visitContext), request.url);
  return readAhead(client);
}

/** In the browser the parts read for themselves and show that they wait. */
export const clientLoader = (): ReadAhead => ({});

export const shouldRevalidate = () => false;

/** A list of games; which one, its address says. */
export default function GameListScreen({ loaderData }: { readonly loaderData: ReadAhead }) {
  const member = useMember();
  const { currency, currencies } = useSettings();
  return (
    <ReadAheadBoundary loaded={loaderData}>
      <GameListPage
        isLoggedIn={member !== null}
        currency={{ code: currency, symbol: currencySymbol(currency, currencies) }}
      />
    </ReadAheadBoundary>
  );
}
