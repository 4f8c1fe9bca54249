import type { ResponseOf } from '@maneki/contract/contract';
import { lotteryConsoleEndpoints } from '@maneki/contract/lottery/console-endpoints';
import { TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { ChosenProps } from '#platform/form/schema-field.tsx';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { ActDialog } from '#platform/look/act-dialog.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { type Lottery, useLotteryChanged } from '../queries.ts';

export type RefusedDay = ResponseOf<typeof lotteryConsoleEndpoints.setDaysOff>['refused'][number];

type DaysOffDialogProps = {
  readonly lotteries: readonly Lottery[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onRefused: (refused: readonly RefusedDay[]) => void;
};

/** Says that lotteries are not drawn on some days, or are again. */
export function DaysOffDialog({ lotteries, isOpen, onClose, onRefused }: DaysOffDialogProps) {
  const t = useTranslations('daysOff');
  const tell = useTell();
  const hasChanged = useLotteryChanged();
  return (
    <ActDialog title={t('change')} text={t('changeText')} isOpen={isOpen} onClose={onClose}>
      <SchemaForm
        endpoint={lotteryConsoleEndpoints.setDaysOff}
        initial={{ lotteries: lotteries.map(({ lottery }) => lottery), isOff: true }}
        fields={{
          from: { label: t('from'), choose: ChooseDay },
          to: { label: t('to'), choose: ChooseDay },
          isOff: { label: t('isOff'), description: t('isOffAbout') },
          reason: { label: t('reason') },
          lotteries: {
            label: t('lotteries'),
            options: Object.fromEntries(lotteries.map(({ lottery, name }) => [lottery, name])),
          },
        }}
        submit={t('save')}
        onCancel={onClose}
        onDone={({ refused }) => {
          tell.done(t('saved'));
          hasChanged();
          onRefused(refused);
          onClose();
        }}
      />
    </ActDialog>
  );
}

const ChooseDay = ({ label, value, error, onChange }: ChosenProps) => (
  <TextInput
    {...{ label, error }}
    withAsterisk
    type="date"
    value={typeof value === 'string' ? value : ''}
    onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
  />
);
