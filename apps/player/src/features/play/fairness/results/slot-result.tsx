import { useFormatter, useTranslations } from 'use-intl';
import type { RoundCheckOf } from '../round-check.ts';
import { SpinList } from './spin-list.tsx';

/** What stood on the reels, and what it pays in stakes. */
export function SlotResult({ check }: { readonly check: RoundCheckOf<'slots'> }) {
  const t = useTranslations('catalog.fairness.result');
  const format = useFormatter();
  const { model, outcome } = check;
  const times = format.number(outcome.pay / model.betUnits, { maximumFractionDigits: 4 });
  return (
    <>
      <div className="grid gap-1">
        <h3 className="text-lg">{outcome.pay > 0 ? t('pay', { times }) : t('noPay')}</h3>
        <p className="text-faint text-xs">
          {t('model', { model: model.code, version: String(model.version) })}
        </p>
      </div>
      <SpinList check={check} />
      {model.code === 'vault5' && <p className="text-muted text-sm">{t('jackpot')}</p>}
    </>
  );
}
