import type { Language } from '@maneki/contract/language';
import type { Theme } from '@maneki/contract/theme';
import { createContext, useContext } from 'react';

export type Preferences = {
  readonly language: Language;
  readonly theme: Theme;
  switchLanguage(language: Language): Promise<void>;
  switchTheme(theme: Theme): void;
};

export const PreferencesContext = createContext<Preferences | undefined>(undefined);

/** The visitor's language and theme, and how to change them. */
export function usePreferences(): Preferences {
  const preferences = useContext(PreferencesContext);
  if (!preferences) throw new Error('usePreferences outside of the page');
  return preferences;
}
