import { useTranslations } from 'use-intl';

const PPM = 1_000_000;

/** Writes parts per million as a percentage. */
export function useRate(): (ppm: number) => string {
  const t = useTranslations('agentContracts');
  return (ppm) => t('percent', { rate: ppm / PPM });
}
