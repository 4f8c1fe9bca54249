import { LANGUAGE_TAGS } from '@maneki/contract/language';
import type { OwnColours } from '@maneki/contract/site/look';
import { DEFAULT_THEME } from '@maneki/contract/theme';
import type { Visit } from '@maneki/contract/visit';
import { type ReactNode, useContext } from 'react';
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from 'react-router';
import { memberQuery } from '#frame/identity';
import { settingsQuery, statusQuery } from '#frame/site';
import { describeArt } from '#platform/art/art.ts';
import { createQueryClient } from '#platform/reading/queries.ts';
import { type ReadAhead, readAhead } from '#platform/reading/read-ahead.tsx';
import { visitContext } from '#platform/reading/visit-context.ts';
import { walletQuery } from '#platform/viewer/wallet-query.ts';
import { InlinedWords } from '#platform/words/inlined-words.tsx';
import { LookStyle } from './app/document/look-style.tsx';
import { PageFiles } from './app/pages/page-files.ts';
import { ProblemPage } from './app/pages/problem-page.tsx';
import { PreferencesProvider } from './app/providers/preferences-provider.tsx';
import { Providers } from './app/providers/providers.tsx';
import { Shell } from './app/shell/shell.tsx';
import stylesheet from './app.css?url';

export { beforePage as clientMiddleware } from './app/routes/before-page.ts';

/** What the browser may know of the visit that the page was rendered for. */
export type RenderedVisit = Pick<Visit, 'theme' | 'origin' | 'nonce'> & {
  readonly look: string;
  readonly colours: OwnColours | null;
};

export async function loader({
  context,
}: LoaderFunctionArgs): Promise<ReadAhead & { visit: RenderedVisit; art: string }> {
  const { theme, origin, nonce, call, isGuest, hidesBalance } = context.get(visitContext);
  const client = createQueryClient();
  const [status] = await Promise.all([
    client.fetchQuery(statusQuery(call)),
    client.fetchQuery(settingsQuery(call)),
    isGuest
      ? client.setQueryData(memberQuery(call).queryKey, null)
      : client.fetchQuery(memberQuery(call)),
    isGuest || hidesBalance || atMostBalanceMs(client.prefetchQuery(walletQuery(call))),
  ]);
  const { look, colours } = status.info.whitelabel;
  const visit = { theme, origin, nonce, look, colours };
  return { visit, art: JSON.stringify(describeArt(look)), ...readAhead(client) };
}

/** What a page waits for at most: vendors hold a part of a balance, and may be slow to say how much. */
const BALANCE_MS_MAX = 250;

const atMostBalanceMs = (reading: Promise<void>) =>
  Promise.race([reading, new Promise((resolve) => setTimeout(resolve, BALANCE_MS_MAX))]);

/** The frame is read once; afterwards its queries refresh themselves. */
export const shouldRevalidate = () => false;

const UNKNOWN_VISIT: RenderedVisit = {
  look: 'maneki',
  colours: null,
  theme: DEFAULT_THEME,
  origin: '',
  nonce: '',
};

/** The document itself: right language, theme and look from the first byte on. */
export function Layout({ children }: { children: ReactNode }) {
  const visit = useRouteLoaderData<typeof loader>('root')?.visit ?? UNKNOWN_VISIT;
  const nonce = visit.nonce || undefined;
  const { pathname } = useLocation();
  const files = useContext(PageFiles);
  return (
    <PreferencesProvider initialTheme={visit.theme}>
      {({ language, theme }, words) => (
        <html
          lang={LANGUAGE_TAGS[language]}
          data-theme={theme}
          data-path={pathname}
          suppressHydrationWarning
        >
          <head>
            <meta charSet="utf-8" />
            <meta
              name="viewport"
              content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
            />
            <link rel="stylesheet" href={stylesheet} precedence="first" />
            <LookStyle look={visit.look} colours={visit.colours} nonce={nonce} />
            {/* At once, but after what is needed to paint the page. */}
            {files.map((file) => (
              <link key={file} rel="modulepreload" href={file} fetchPriority="low" />
            ))}
            <Meta />
            <Links />
          </head>
          <body>
            {children}
            <InlinedWords words={words} />
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </body>
        </html>
      )}
    </PreferencesProvider>
  );
}

/** The same element at every navigation: each of its parts renders anew only for what it reads itself. */
const FRAME = (
  <Shell>
    <Outlet />
  </Shell>
);

export default function Root({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  return (
    <Providers loaded={loaderData} origin={loaderData.visit.origin}>
      {FRAME}
    </Providers>
  );
}

export function ErrorBoundary() {
  return <ProblemPage />;
}
