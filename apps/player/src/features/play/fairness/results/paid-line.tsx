import { writeAmount } from '@maneki/kernel/money';
import { useTranslations } from 'use-intl';
import { plainAmount } from '#platform/records/signed-amount.ts';
import type { RoundCheck } from '../round-check.ts';
import { Verdict } from './verdict.tsx';

/** What the seeds pay for the stake, and whether it was paid. Without a stake there is nothing to say. */
export function PaidLine({ check: { stake, pays, paid } }: { readonly check: RoundCheck }) {
  const t = useTranslations('catalog.fairness.result');
  if (stake === undefined || pays === undefined) return null;
  const write = (units: bigint) => plainAmount(writeAmount(units));
  return (
    <div className="grid gap-2 border-line border-t pt-4">
      <p className="text-sm">{t('pays', { stake: write(stake), pays: write(pays) })}</p>
      {paid !== undefined && (
        <Verdict tone={paid === pays ? 'right' : 'wrong'}>
          {paid === pays ? t('paidRight') : t('paidWrong', { paid: write(paid) })}
        </Verdict>
      )}
    </div>
  );
}
