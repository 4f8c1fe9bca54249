import { EXCLUSION_PERIODS, type ExclusionPeriod } from '@maneki/contract/safety/exclusions';
import { Card } from '@maneki/ui/card';
import { useId } from 'react';
import { useTranslations } from 'use-intl';

type PeriodChoiceProps = {
  readonly value: ExclusionPeriod;
  readonly onValue: (period: ExclusionPeriod) => void;
};

/** For how long, one under the other: the last one is not to be met by accident. */
export function PeriodChoice({ value, onValue }: PeriodChoiceProps) {
  const t = useTranslations('protection.exclusion');
  const name = useId();
  const periods = Object.keys(EXCLUSION_PERIODS) as ExclusionPeriod[];
  return (
    <Card isFlush>
      <fieldset className="grid divide-y divide-line">
        <legend className="sr-only">{t('periodTitle')}</legend>
        {periods.map((period) => (
          <label
            key={period}
            className="flex min-h-14 items-center gap-3.5 px-4 has-checked:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              className="size-5 shrink-0 appearance-none rounded-pill bg-raised inset-ring inset-ring-edge checked:border-6 checked:border-gold checked:inset-ring-0"
              name={name}
              value={period}
              checked={period === value}
              onChange={() => onValue(period)}
            />
            <span className="font-semibold">{t(`periods.${period}`)}</span>
          </label>
        ))}
      </fieldset>
    </Card>
  );
}
