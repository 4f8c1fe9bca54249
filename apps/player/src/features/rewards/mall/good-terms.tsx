import type { GoodView } from '@maneki/contract/rewards/mall-schemas';
import { useTranslations } from 'use-intl';
import { useRecordTimes } from '#platform/records/use-record-times.ts';
import { useMoney } from '../use-money.ts';

/** On which terms an article is had, in sentences. */
export function GoodTerms({ good }: { readonly good: GoodView }) {
  const t = useTranslations('mall.terms');
  const worth = useMoney();
  const times = useRecordTimes();
  const { kind, rollover, limit, saleTo } = good;
  const sentences = [
    rollover > 0 && t('credited', { amount: worth(good.worth) }),
    rollover > 0 && t('rollover', { times: rollover }),
    kind === 'CHIP' && t('chip'),
    kind === 'VOUCHER' && t('voucher'),
    kind === 'PHYSICAL' && t('physical'),
    limit && t(limit.period, { most: limit.most, left: limit.left }),
    saleTo && t('until', { day: times.moment(saleTo) }),
  ].filter((sentence): sentence is string => Boolean(sentence));
  return (
    <ul className="grid list-disc gap-1 pl-5 text-muted text-sm">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
