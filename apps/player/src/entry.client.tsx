import { listenForBack } from '@maneki/ui/overlay-history';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { pageOf } from './app/pages/pages.ts';
import { isStandIn, wireStandIn } from './platform/offline/stand-in.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import { readInlinedWords } from './platform/words/inlined-words.tsx';
import { words } from './platform/words/words.ts';

if (isStandIn()) wireStandIn();
else start();

async function start(): Promise<void> {
  openStorage();
  words.start(readInlinedWords());
  // Before the router: only the first listener can keep to itself a Back that closes a sheet.
  listenForBack();
  // The document asked for its files already. Without them the frame is hydrated alone, and tries again.
  await pageOf(window.location.pathname)
    .load()
    .catch(() => {});
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        {/* A tap is not less urgent than other work. Pages that are not there yet keep their place by themselves. */}
        <HydratedRouter useTransitions={false} />
      </StrictMode>,
    );
  });
}
