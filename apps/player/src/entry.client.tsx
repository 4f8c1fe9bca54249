import { listenForBack } from '@maneki/ui/overlay-history';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { OPENING_ID, type Opening, WORDS_ID } from './app/document/opening.ts';
import { startHistory } from './app/navigation/site-history.ts';
import { SiteRouter } from './app/navigation/site-router.tsx';
import { pageOf } from './app/pages/pages.ts';
import { readInlinedData } from './platform/document/inlined-data.tsx';
import { isStandIn, wireStandIn } from './platform/offline/stand-in.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import { type Words, words } from './platform/words/words.ts';
import { Site } from './site.tsx';

if (isStandIn()) wireStandIn();
else start();

async function start(): Promise<void> {
  openStorage();
  words.start(readInlinedData<Words>(WORDS_ID));
  const opening = readInlinedData<Opening>(OPENING_ID);
  // Before the history of pages: only the first listener can keep to itself a Back that closes a sheet.
  listenForBack();
  startHistory();
  // The document asked for its files already. Without them the frame is hydrated alone, and tries again.
  await pageOf(window.location.pathname)
    .load()
    .catch(() => {});
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <SiteRouter>
          <Site opening={opening} />
        </SiteRouter>
      </StrictMode>,
    );
  });
}
