import { LANGUAGE_NAMES, LANGUAGE_TAGS, type Language } from '@maneki/contract/language';
import { useTranslations } from 'use-intl';
import { useSettings } from '#frame/site';
import { usePreferences } from '#platform/preferences/use-preferences.ts';
import { PreferenceForm } from './preference-form.tsx';

/** The quick way between English and Japanese; the dropdown in the footer has all languages. */
export function LanguageSwitch() {
  const t = useTranslations('shell.language');
  const { language, switchLanguage } = usePreferences();
  const { languages } = useSettings();
  const other: Language = language === 'JA' ? 'EN' : 'JA';
  if (!languages.includes(other)) return null;
  return (
    <PreferenceForm onChoose={() => switchLanguage(other)}>
      <button
        type="submit"
        name="lang"
        value={other}
        className="surface min-h-11 rounded-control px-3 font-semibold text-sm"
        aria-label={t('switchTo', { language: LANGUAGE_NAMES[other] })}
      >
        <span lang={LANGUAGE_TAGS[other]} className="whitespace-nowrap">
          {LANGUAGE_NAMES[other]}
        </span>
      </button>
    </PreferenceForm>
  );
}
