import { LANGUAGE_TAGS } from '@maneki/contract/language';
import { type ReactNode, useContext } from 'react';
import { InlinedData } from '#platform/document/inlined-data.tsx';
import { LookStyle } from './app/document/look-style.tsx';
import { OPENING_ID, type Opening, WORDS_ID } from './app/document/opening.ts';
import { WrittenByServer } from './app/document/written-by-server.ts';
import { PageOfAddress } from './app/pages/page-of-address.tsx';
import { ProblemBoundary } from './app/pages/problem-boundary.tsx';
import { PreferencesProvider } from './app/providers/preferences-provider.tsx';
import { Providers } from './app/providers/providers.tsx';
import { Shell } from './app/shell/shell.tsx';
import stylesheet from './app.css?url';

/** The same element at every navigation: each of its parts renders anew only for what it reads itself. */
const FRAME = (
  <Shell>
    <PageOfAddress />
  </Shell>
);

/** The whole site as it stands at an address: in the document that the server writes, and in the browser. */
export function Site({ opening }: { readonly opening: Opening }) {
  return (
    <SiteDocument opening={opening}>
      <ProblemBoundary>
        <Providers opening={opening}>{FRAME}</Providers>
      </ProblemBoundary>
    </SiteDocument>
  );
}

type SiteDocumentProps = { readonly opening: Opening; readonly children: ReactNode };

/** The document itself: right language, theme and look from the first byte on. */
function SiteDocument({ opening, children }: SiteDocumentProps) {
  const { visit } = opening;
  const nonce = visit.nonce || undefined;
  const { files, scripts } = useContext(WrittenByServer);
  return (
    <PreferencesProvider initialTheme={visit.theme}>
      {({ language, theme }, words) => (
        <html
          lang={LANGUAGE_TAGS[language]}
          data-theme={theme}
          data-path={opening.path}
          suppressHydrationWarning
        >
          <head>
            <meta charSet="utf-8" />
            <meta
              name="viewport"
              content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
            />
            <link rel="stylesheet" href={stylesheet} precedence="first" />
            <LookStyle look={visit.look} nonce={nonce} />
            {/* At once, but after what is needed to paint the page. */}
            {files.map((file) => (
              <link key={file} rel="modulepreload" href={file} fetchPriority="low" />
            ))}
          </head>
          <body>
            {children}
            <InlinedData id={WORDS_ID} value={words} />
            <InlinedData id={OPENING_ID} value={opening} />
            {scripts.map((script) => (
              <script key={script} type="module" src={script} />
            ))}
          </body>
        </html>
      )}
    </PreferencesProvider>
  );
}
