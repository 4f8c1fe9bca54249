import { type ReactNode, useEffect, useState } from 'react';
import { usePart } from '#app/loading/use-part.ts';
import { askToInstall, keepInstallPrompt } from './install-prompt.ts';

/** How somebody puts the site on their phone: by the browser's own question, else by a guide. */
export function useInstall(): { readonly ask: () => void; readonly guide: ReactNode } {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const Guide = usePart(isOpen, { load: loadGuide, onFailure: close });
  useEffect(keepInstallPrompt, []);
  return {
    ask: () => {
      askToInstall().then((isAsked) => isAsked || setIsOpen(true), reportError);
    },
    guide: Guide && <Guide isOpen={isOpen} onClose={close} />,
  };
}

async function loadGuide() {
  const { InstallSheet } = await import('./install-sheet.tsx');
  return InstallSheet;
}
