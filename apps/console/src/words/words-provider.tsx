import { LANGUAGE_TAGS } from '@maneki/contract/language';
import type { Words } from '@maneki/phrases/words';
import { type ReactNode, useEffect } from 'react';
import { IntlProvider } from 'use-intl';
import { useChoice } from '#platform/choice.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

declare module 'use-intl' {
  interface AppConfig {
    Messages: Words<typeof en>;
  }
}

/** Speaks the language that is chosen; a change shows at once, because both are there. */
export function WordsProvider({ children }: { readonly children: ReactNode }) {
  const { language } = useChoice();
  const locale = LANGUAGE_TAGS[language];
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return (
    <IntlProvider
      locale={locale}
      messages={language === 'JA' ? ja : en}
      timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
    >
      {children}
    </IntlProvider>
  );
}
