import { Card } from '@maneki/ui/card';
import { Icon } from '@maneki/ui/icon';
import { SectionHeading } from '@maneki/ui/section-heading';
import { useFormatter, useTranslations } from 'use-intl';
import { useWrite } from '../vip/use-write.ts';
import type { OpenReferral } from './queries.ts';

const RULES = ['steps', 'apart', 'gift', 'commission', 'daily', 'calm'] as const;
const RATE = { style: 'percent', minimumFractionDigits: 2 } as const;
const PER_MILLION = 1_000_000;

/** What more friends give, and all conditions in plain words. */
export function ReferralTerms({ terms }: { readonly terms: OpenReferral['terms'] }) {
  const t = useTranslations('referral');
  const format = useFormatter();
  const write = useWrite();
  const rate = (ppm: number) => format.number(ppm / PER_MILLION, RATE);
  const words = {
    ...{ days: String(terms.days), months: String(terms.months) },
    times: String(terms.friendMultiple),
    ...{ deposit: write(terms.deposit), turnover: write(terms.turnover) },
    ...{ referrer: write(terms.referrer), friend: write(terms.friend) },
    ...{ first: rate(terms.commissionPpm), second: rate(terms.secondPpm) },
    ...{ min: write(terms.commissionMin), max: write(terms.commissionMax) },
  };
  return (
    <>
      <section aria-labelledby="milestones">
        <SectionHeading id="milestones" title={t('milestones.title')} />
        <Card isFlush>
          <ul className="divide-y divide-line">
            {terms.milestones.map(({ friends, amount, isReached }) => (
              <li key={friends} className="flex min-h-14 items-center gap-3 px-4 py-2">
                <Icon
                  name={isReached ? 'circle-check' : 'users'}
                  className={isReached ? 'text-success-text' : 'text-faint'}
                />
                <span className="min-w-0 flex-1 text-sm">
                  {t('milestones.row', { count: friends })}
                  {isReached && (
                    <span className="block text-muted text-xs">{t('milestones.reached')}</span>
                  )}
                </span>
                <span className="numerals font-bold text-gold-text">{write(amount)}</span>
              </li>
            ))}
          </ul>
        </Card>
      </section>
      <section aria-labelledby="referral-rules">
        <SectionHeading id="referral-rules" title={t('rules.title')} />
        <Card>
          <ul className="grid list-disc gap-2 pl-5 text-muted text-sm leading-relaxed">
            {RULES.map((rule) => (
              <li key={rule}>{t(`rules.${rule}`, words)}</li>
            ))}
          </ul>
        </Card>
      </section>
    </>
  );
}
