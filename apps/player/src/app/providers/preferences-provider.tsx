import { FORMAT_LOCALES, type Language } from '@maneki/contract/language';
import type { Theme } from '@maneki/contract/theme';
import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { IntlProvider } from 'use-intl';
import { queryClient } from '#platform/call/browser.ts';
import { rememberLanguage, rememberTheme } from '#platform/preferences/preferences.ts';
import { type Preferences, PreferencesContext } from '#platform/preferences/use-preferences.ts';
import { useRenderedWords } from '#platform/words/rendered-words.tsx';
import { type Words, words } from '#platform/words/words.ts';
import { bringParts } from '../loading/lazy-part.ts';
import { tellLoadFailure } from '../loading/tell-load-failure.ts';
import { findRoute, routeTable } from '../routes/route-table.ts';
import { refreshTexts } from './refresh-texts.ts';

/** Holds the visitor's language and theme, starting from what the server rendered with. */
export function PreferencesProvider(props: {
  readonly initialTheme: Theme;
  readonly children: (preferences: Preferences, spoken: Words) => ReactNode;
}) {
  const spoken = useSpokenWords();
  const [theme, setTheme] = useState(props.initialTheme);
  const { language, phrases } = spoken;

  const preferences = useMemo<Preferences>(
    () => ({
      language,
      theme,
      switchLanguage,
      switchTheme(next) {
        rememberTheme(next);
        startTransition(() => setTheme(next));
      },
    }),
    [language, theme],
  );

  return (
    <PreferencesContext value={preferences}>
      <IntlProvider locale={FORMAT_LOCALES[language]} messages={phrases as never} timeZone="UTC">
        {props.children(preferences, spoken)}
      </IntlProvider>
    </PreferencesContext>
  );
}

/**
 * The words that are spoken now. Others are a transition: what the server wrote and is not hydrated yet stays until it
 * can speak them, too.
 */
function useSpokenWords(): Words {
  const rendered = useRenderedWords();
  const [spoken, setSpoken] = useState(() => rendered ?? words.get());
  useEffect(() => {
    const follow = () => startTransition(() => setSpoken(words.get()));
    follow();
    return words.subscribe(follow);
  }, []);
  return spoken;
}

async function switchLanguage(language: Language): Promise<void> {
  await bringParts();
  const route = findRoute(window.location.pathname);
  const isSpoken = await words.speak(language, route.catalogues).catch(tellLoadFailure);
  if (!isSpoken) return;
  rememberLanguage(language);
  refreshTexts(queryClient, route === routeTable.help ? 'help' : 'home');
}
