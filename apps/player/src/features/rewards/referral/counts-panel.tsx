import { ButtonLink } from '@maneki/ui/button';
import { TreasurePanel } from '@maneki/ui/card';
import { useFormatter, useTranslations } from 'use-intl';
import { useWrite } from '../vip/use-write.ts';
import type { OpenReferral } from './queries.ts';

/** What there is to have, how many came, and what it has given. */
export function CountsPanel({ referral }: { readonly referral: OpenReferral }) {
  const t = useTranslations('referral');
  const format = useFormatter();
  const write = useWrite();
  const { terms } = referral;
  return (
    <TreasurePanel className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-balance font-bold text-xl">{t('title')}</h2>
        <p className="text-sm leading-relaxed opacity-85">
          {t('text', { referrer: write(terms.referrer), friend: write(terms.friend) })}
        </p>
      </div>
      <dl className="grid grid-cols-3 gap-2 border-gold/30 border-t pt-4 text-center">
        {(['invited', 'qualified', 'pending'] as const).map((name) => (
          <div key={name} className="flex min-w-0 flex-col-reverse justify-end">
            <dt className="wrap-anywhere text-xs opacity-85">{t(`counts.${name}`)}</dt>
            <dd className="numerals font-bold text-2xl">{format.number(referral[name])}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-center justify-between gap-3 border-gold/30 border-t pt-4">
        <dl>
          <dt className="text-xs opacity-85">{t('counts.earned')}</dt>
          <dd className="ink-gold numerals font-bold text-2xl">{write(referral.earned)}</dd>
        </dl>
        {referral.waiting !== '0' && (
          <div className="grid justify-items-start gap-1.5">
            <p className="numerals text-sm">
              {t('counts.waiting', { amount: write(referral.waiting) })}
            </p>
            <ButtonLink size="small" kind="quiet" icon="gift" href="/m/rewardCenter">
              {t('counts.toRewards')}
            </ButtonLink>
          </div>
        )}
      </div>
    </TreasurePanel>
  );
}
