import type { Language } from '@maneki/contract/language';
import type { Theme } from '@maneki/contract/theme';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'use-intl';
import type { EndReason } from './frame/end-reason.ts';
import { EndedScreen } from './frame/ended-screen.tsx';
import { type FrameWords, localeOf, type Words } from './frame/load-words.ts';
import { loadPreferences } from './frame/preferences.ts';
import { tellParent, tellShown } from './frame/tell-parent.ts';

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

export type Shown = { readonly language: Language; readonly words: FrameWords & Partial<Words> };

type ShownGame = Shown & { readonly theme: Theme; readonly mount: () => ReactNode };

export function showGame({ language, words, theme, mount }: ShownGame) {
  // Not before: what is shown until then has the theme in which it was served.
  document.documentElement.dataset.theme = theme;
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
  // What was served stays until there is something else to see.
  flushSync(() =>
    createRoot(root).render(
      <IntlProvider locale={localeOf(language)} messages={words as Words} timeZone={timeZone}>
        {content}
      </IntlProvider>,
    ),
  );
  document.getElementById('opening')?.remove();
}
