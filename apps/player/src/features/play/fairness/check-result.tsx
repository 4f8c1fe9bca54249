import { Card } from '@maneki/ui/card';
import { Icon } from '@maneki/ui/icon';
import { useFormatter, useTranslations } from 'use-intl';
import type { RoundCheck } from './round-check.ts';
import { SpinList } from './spin-list.tsx';

/** What the seeds make of the round: the seal, the pay, and what stood on the reels. */
export function CheckResult({ check }: { readonly check: RoundCheck }) {
  const t = useTranslations('catalog.fairness.result');
  const format = useFormatter();
  const { model, outcome } = check;
  const times = format.number(outcome.pay / model.betUnits, { maximumFractionDigits: 4 });
  return (
    <Card className="mt-4 grid animate-rise gap-4">
      <Seal check={check} />
      <div className="grid gap-1 border-line border-t pt-4">
        <h3 className="text-lg">{outcome.pay > 0 ? t('pay', { times }) : t('noPay')}</h3>
        <p className="text-faint text-xs">
          {t('model', { model: model.code, version: String(model.version) })}
        </p>
      </div>
      <SpinList check={check} />
      {model.code === 'vault5' && <p className="text-muted text-sm">{t('jackpot')}</p>}
    </Card>
  );
}

const SEALS = {
  whole: { icon: 'circle-check', tone: 'text-success-text', words: 'sealMatches' },
  broken: { icon: 'circle-alert', tone: 'text-danger-text', words: 'sealDiffers' },
  unknown: { icon: 'info', tone: 'text-notice-text', words: 'sealOnly' },
} as const;

function Seal({ check: { isSealWhole, fingerprint } }: { readonly check: RoundCheck }) {
  const t = useTranslations('catalog.fairness.result');
  const known = isSealWhole ? 'whole' : 'broken';
  const { icon, tone, words } = SEALS[isSealWhole === undefined ? 'unknown' : known];
  return (
    <div className="grid gap-2">
      <p className={`flex gap-2.5 font-semibold text-sm ${tone}`}>
        <Icon name={icon} className="mt-0.5" />
        <span>{t(words)}</span>
      </p>
      <p className="rounded-field bg-raised px-3 py-2 font-mono text-muted text-xs [overflow-wrap:anywhere]">
        <span className="block font-body text-2xs text-faint">{t('fingerprint')}</span>
        {fingerprint}
      </p>
    </div>
  );
}
