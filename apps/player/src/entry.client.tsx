import { listenForBack } from '@maneki/ui/overlay-history';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { readInlinedWords } from './platform/inlined-words.tsx';
import { quietSkippedTransitions } from './platform/quiet-transitions.ts';
import { isStandIn, wireStandIn } from './platform/stand-in.ts';
import { words } from './platform/words.ts';

if (isStandIn()) wireStandIn();
else start();

function start(): void {
  words.start(readInlinedWords());
  // Before the router: only the first listener can keep to itself a Back that closes a sheet.
  listenForBack();
  quietSkippedTransitions();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}
