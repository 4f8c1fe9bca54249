import type { Language } from '@maneki/contract/language';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'use-intl';
import { EndedScreen, type EndReason } from './frame/ended-screen.tsx';
import { type FrameWords, localeOf, type Words } from './frame/load-words.ts';
import { loadPreferences } from './frame/preferences.ts';
import { tellParent, tellShown } from './frame/tell-parent.ts';

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

export type Shown = { readonly language: Language; readonly words: FrameWords & Partial<Words> };

export function showGame({ language, words, mount }: Shown & { readonly mount: () => ReactNode }) {
  loadPreferences();
  render({ language, words }, mount());
}

/** There is nothing to play: the link was used, the house cannot be reached, or nothing can be drawn. */
export function showEnd(
  options: Shown & { readonly reason: EndReason; readonly message?: string | undefined },
): void {
  const { reason, message } = options;
  if (reason === 'ended') tellParent({ type: 'house.ended' });
  render(options, <EndedScreen reason={reason} message={message} />);
  tellShown();
}

function render({ language, words }: Shown, content: ReactNode): void {
  const root = document.getElementById('game');
  if (!root) return;
  createRoot(root).render(
    <IntlProvider locale={localeOf(language)} messages={words as Words} timeZone={timeZone}>
      {content}
    </IntlProvider>,
  );
  document.getElementById('opening')?.remove();
}
