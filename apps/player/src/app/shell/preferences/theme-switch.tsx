import { IconButton } from '@maneki/ui/icon-button';
import { useTranslations } from 'use-intl';
import { usePreferences } from '#platform/preferences/use-preferences.ts';
import { PreferenceForm } from './preference-form.tsx';

export function ThemeSwitch() {
  const t = useTranslations('shell.theme');
  const { theme, switchTheme } = usePreferences();
  const isDark = theme === 'dark';
  const other = isDark ? 'light' : 'dark';
  return (
    <PreferenceForm onChoose={() => switchTheme(other)}>
      <IconButton
        type="submit"
        name="theme"
        value={other}
        icon={isDark ? 'sun' : 'moon'}
        label={isDark ? t('toLight') : t('toDark')}
      />
    </PreferenceForm>
  );
}
