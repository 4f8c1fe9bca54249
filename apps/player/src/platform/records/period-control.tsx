import { RECORD_DAYS } from '@maneki/contract/wallet/kinds';
import { PeriodPicker } from '@maneki/ui/period-picker';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isPeriodShown, oldestDay, type PeriodChoice } from './period.ts';
import type { RecordPeriod } from './use-record-period.ts';
import { useRecordTimes } from './use-record-times.ts';

/** Which days a record shows. Days of one's own are in force when they are sent, not while they are typed. */
export function PeriodControl({ shown }: { readonly shown: RecordPeriod }) {
  const t = useTranslations('record.period');
  const refusals = useTranslations('wallet.refusals');
  const times = useRecordTimes();
  const { choice, period, today } = shown;
  const choices: readonly PeriodChoice[] = [...shown.presets, 'own'];
  const [isTyping, setIsTyping] = useState(false);
  const isOwn = isTyping || choice === 'own';
  return (
    <div className="grid gap-2">
      <PeriodPicker
        label={t('label')}
        options={choices.map((value) => ({ value, text: t(value) }))}
        value={isOwn ? 'own' : choice}
        onValue={(value) => {
          setIsTyping(value === 'own');
          // A preset that was shown all along needs no new step in the history.
          if (value !== 'own' && value !== choice) shown.choose(value);
        }}
        own={
          isOwn
            ? {
                period,
                min: oldestDay(today),
                max: today,
                isAllowed: (wanted) => isPeriodShown(wanted, today),
                onPeriod: (wanted) => {
                  setIsTyping(false);
                  shown.choose(wanted);
                },
                words: {
                  from: t('from'),
                  to: t('to'),
                  apply: t('apply'),
                  notAllowed: refusals('period_invalid', {
                    days: RECORD_DAYS.perLook,
                    back: RECORD_DAYS.back,
                  }),
                },
              }
            : undefined
        }
      />
      <p className="text-faint text-xs">{t('zone', { zone: times.zoneName() })}</p>
    </div>
  );
}
