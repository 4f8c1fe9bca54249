import { IconButton } from '@maneki/ui/icon-button';
import { useTranslations } from 'use-intl';
import { usePreferences } from '#platform/use-preferences.ts';

export function ThemeSwitch() {
  const t = useTranslations('shell.theme');
  const { theme, switchTheme } = usePreferences();
  const isDark = theme === 'dark';
  return (
    <IconButton
      icon={isDark ? 'sun' : 'moon'}
      label={isDark ? t('toLight') : t('toDark')}
      onClick={() => switchTheme(isDark ? 'light' : 'dark')}
    />
  );
}
