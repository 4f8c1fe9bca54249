import { LANGUAGE_NAMES, type Language } from '@maneki/contract/language';
import { Picker } from '@maneki/ui/picker';
import { useTranslations } from 'use-intl';
import { HotIcons } from '#features/catalog';
import { useSettings } from '#features/site';
import { usePreferences } from '#platform/preferences/use-preferences.ts';

/** What is played most, all languages of the merchant, and whose site this is. */
export function EntryFooter() {
  const t = useTranslations();
  const { language, switchLanguage } = usePreferences();
  const { languages, copyright } = useSettings();
  const { from, to, holder } = copyright;
  return (
    <footer className="mt-8 grid justify-items-center gap-4 pt-2 pb-8 text-center text-faint text-xs">
      <HotIcons />
      <div className="w-full max-w-56 text-left text-text">
        <Picker
          label={t('shell.language.label')}
          options={languages.map((code) => ({ value: code, text: LANGUAGE_NAMES[code] }))}
          value={language}
          onValue={(code) => switchLanguage(code as Language)}
        />
      </div>
      <p>{t('site.footer.copyright', { from: String(from), to: String(to), holder })}</p>
    </footer>
  );
}
