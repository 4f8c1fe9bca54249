import { LANGUAGE_NAMES, type Language } from '@maneki/contract/language';
import { Picker } from '@maneki/ui/picker';
import { Segmented } from '@maneki/ui/segmented';
import { useTranslations } from 'use-intl';
import { usePreferences } from '#platform/preferences/use-preferences.ts';
import { useSettings } from '../use-site.ts';

/** All languages of the merchant in a dropdown, and both themes side by side. */
export function PreferencePickers() {
  const t = useTranslations('shell');
  const { language, theme, switchLanguage, switchTheme } = usePreferences();
  const { languages } = useSettings();
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] items-start gap-3">
      <Picker
        label={t('language.label')}
        options={languages.map((code) => ({ value: code, text: LANGUAGE_NAMES[code] }))}
        value={language}
        onValue={(code) => switchLanguage(code as Language)}
      />
      <div className="grid gap-1.5">
        <span aria-hidden="true" className="font-semibold text-muted text-sm">
          {t('theme.label')}
        </span>
        <Segmented
          label={t('theme.label')}
          options={[
            { value: 'dark', text: t('theme.dark') },
            { value: 'light', text: t('theme.light') },
          ]}
          value={theme}
          onValue={switchTheme}
        />
      </div>
    </div>
  );
}
