import { useTranslations } from 'use-intl';

/** Writes how long somebody was here, in hours from one on. */
export function useWriteMinutes(): (minutes: number) => string {
  const t = useTranslations('protection.activity');
  return (minutes) =>
    minutes < 60
      ? t('minutes', { minutes: String(minutes) })
      : t('hours', { hours: String(Math.floor(minutes / 60)), minutes: String(minutes % 60) });
}
