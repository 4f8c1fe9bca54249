import { useTranslations } from 'use-intl';
import { Countdown, CountdownSkeleton } from './countdown.tsx';
import type { ToldNumero } from './told-numero.ts';

/** A lottery's countdown, or that it rests; nothing where nobody could tell. */
export function IssueClock({ numero }: { readonly numero: ToldNumero }) {
  const t = useTranslations('lottery');
  if (numero === 'unknown') return null;
  if (numero === 'loading') return <CountdownSkeleton />;
  if (numero === 'resting')
    return <span className="font-semibold text-muted text-sm">{t('resting')}</span>;
  return <Countdown numero={numero} />;
}
