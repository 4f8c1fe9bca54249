import type { Visit } from '@maneki/contract/visit';
import { renderToReadableStream } from 'react-dom/server.edge';
import {
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { type BuiltFiles, filesOfPage } from './app/pages/built-files.ts';
import { PageFiles, pageFilesContext } from './app/pages/page-files.ts';
import { pageOf } from './app/pages/pages.ts';
import { findPage, findRoute, listIndexed } from './app/routes/route-table.ts';
import { visitContext } from './platform/reading/visit-context.ts';
import { loadPhrases } from './platform/words/phrases.ts';
import { RenderedWordsProvider } from './platform/words/rendered-words.tsx';

/** Renders a document to its end: a page that is kept must be whole, and robots do not wait. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { language, isGuest, ...visit } = context.get(visitContext);
  const nonce = visit.nonce || undefined;
  const route = findRoute(new URL(request.url).pathname);
  // Whoever is logged in sees their balance on every page: its words come with the others, because words that
  // follow draw the page anew.
  const catalogues = isGuest ? route.catalogues : [...route.catalogues, 'wallet' as const];
  const phrases = await loadPhrases(language, catalogues);
  let failure: unknown;
  const stream = await renderToReadableStream(
    <RenderedWordsProvider value={{ language, phrases }}>
      <PageFiles value={context.get(pageFilesContext)}>
        <ServerRouter context={entry} url={request.url} {...(nonce && { nonce })} />
      </PageFiles>
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
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(stream, { status, headers });
}

/** Errors of loaders reach the server as they are, which logs them with the request that met them. */
export function handleError(error: unknown, { request, context }: HandledError): void {
  if (!request.signal.aborted) context.get(visitContext).reportError(error);
}

type HandledError = { readonly request: Request; readonly context: RouterContextProvider };

/** The door through which the server uses this build: no other module of it is touched. */
export function createSite(
  build: ServerBuild,
  mode: 'production' | 'development',
  files: BuiltFiles = {},
) {
  const handle = createRequestHandler(build, mode);
  return {
    render(request: Request, visit: Visit): Promise<Response> {
      const context = new RouterContextProvider();
      context.set(visitContext, visit);
      const { screen } = pageOf(new URL(request.url).pathname);
      context.set(pageFilesContext, filesOfPage(files, screen));
      return handle(request, context);
    },
    findPage: (pathname: string) => findPage(pathname),
    listPages: listIndexed,
  };
}
