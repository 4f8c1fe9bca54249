import type { Visit } from '@maneki/contract/visit';
import { dehydrate } from '@tanstack/react-query';
import { renderToReadableStream } from 'react-dom/server.edge';
import { memberQuery } from '#frame/identity';
import { settingsQuery, statusQuery } from '#frame/site';
import { describeArt } from '#platform/art/art.ts';
import { BASE, type Place } from '#platform/navigation/navigation.ts';
import { PlaceProvider } from '#platform/navigation/place-provider.tsx';
import { createQueryClient } from '#platform/reading/queries.ts';
import { walletQuery } from '#platform/viewer/wallet-query.ts';
import { loadPhrases } from '#platform/words/phrases.ts';
import { RenderedWordsProvider } from '#platform/words/rendered-words.tsx';
import { describeApp } from './app/document/describe-app.ts';
import type { Opening } from './app/document/opening.ts';
import { renderLookStyle } from './app/document/render-look.ts';
import { WrittenByServer } from './app/document/written-by-server.ts';
import { type BuiltFiles, filesOfPage, startOfPage } from './app/pages/built-files.ts';
import { pageOf } from './app/pages/pages.ts';
import { findPage, findRoute, listIndexed, routeTable } from './app/routes/route-table.ts';
import { Site } from './site.tsx';

/** The door through which the server uses this build. While it is developed there are no built files. */
export function createSite(built?: BuiltFiles) {
  return {
    async render(request: Request, visit: Visit): Promise<Response> {
      const url = new URL(request.url);
      if (!isThere(url, visit))
        return new Response(null, { status: 302, headers: { location: '/m/home' } });
      try {
        return await renderDocument(url, visit, built);
      } catch (error) {
        if (!request.signal.aborted) visit.reportError(error);
        return new Response(null, { status: 500 });
      }
    },
    findPage: (pathname: string) => findPage(pathname),
    listPages: listIndexed,
    describeApp,
  };
}

const isThere = ({ pathname }: URL, { isDevelopment }: Visit): boolean =>
  Boolean(findPage(pathname)) && (isDevelopment || findRoute(pathname) !== routeTable.gallery);

/** Renders a document to its end: a page that is kept must be whole, and robots do not wait. */
async function renderDocument(url: URL, visit: Visit, built?: BuiltFiles): Promise<Response> {
  const { language, isGuest } = visit;
  const nonce = visit.nonce || undefined;
  const route = findRoute(url.pathname);
  // Whoever is logged in sees their balance on every page: its words come with the others, because words that
  // follow draw the page anew.
  const catalogues = isGuest ? route.catalogues : [...route.catalogues, 'wallet' as const];
  const [phrases, { opening, look }] = await Promise.all([
    loadPhrases(language, catalogues),
    readOpening(url, visit),
  ]);
  const written = {
    files: built ? filesOfPage(built, route.screen) : [],
    scripts: startOfPage(built),
    look,
  };
  let failure: unknown;
  const stream = await renderToReadableStream(
    <RenderedWordsProvider value={{ language, phrases }}>
      <WrittenByServer value={written}>
        <PlaceProvider place={placeOf(url)}>
          <Site opening={opening} />
        </PlaceProvider>
      </WrittenByServer>
    </RenderedWordsProvider>,
    {
      ...(nonce && { nonce }),
      // Nothing is sent before it is whole, so no part need be written apart and moved in by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // Thrown from here it would end the process; kept, it ends this page.
      onError: (error) => {
        failure ??= error;
      },
    },
  );
  await stream.allReady;
  if (failure) throw failure;
  return new Response(stream, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

const placeOf = ({ pathname, search }: URL): Place => ({
  pathname: pathname.slice(BASE.length),
  search,
  hash: '',
  state: null,
  key: '',
  way: 'POP',
});

/** Reads what the frame and the page show, in one cache that travels with the document. */
async function readOpening(url: URL, visit: Visit): Promise<{ opening: Opening; look: string }> {
  const { theme, origin, nonce, call, isGuest, hidesBalance } = visit;
  const client = createQueryClient();
  const [status, { read }] = await Promise.all([
    client.fetchQuery(statusQuery(call)),
    pageOf(url.pathname).load(),
    client.fetchQuery(settingsQuery(call)),
    isGuest
      ? client.setQueryData(memberQuery(call).queryKey, null)
      : client.fetchQuery(memberQuery(call)),
    isGuest || hidesBalance || atMostBalanceMs(client.prefetchQuery(walletQuery(call))),
  ]);
  await read?.(client, visit, url);
  const { look, colours } = status.info.whitelabel;
  const opening = {
    path: url.pathname.slice(BASE.length),
    visit: { theme, origin, nonce, look },
    art: describeArt(look),
    queries: dehydrate(client),
  };
  return { opening, look: renderLookStyle(look, colours) };
}

/** What a page waits for at most: vendors hold a part of a balance, and may be slow to say how much. */
const BALANCE_MS_MAX = 250;

const atMostBalanceMs = (reading: Promise<void>) =>
  Promise.race([reading, new Promise((resolve) => setTimeout(resolve, BALANCE_MS_MAX))]);
