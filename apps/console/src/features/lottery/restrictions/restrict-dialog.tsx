import { lotteryConsoleEndpoints } from '@maneki/contract/lottery/console-endpoints';
import { FAMILIES } from '@maneki/games/lottery/families';
import { TagsInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ChosenProps } from '#platform/form/schema-field.tsx';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { ActDialog } from '#platform/look/act-dialog.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { usePlayName } from '../lottery-words.ts';
import { type Lottery, useLotteryChanged } from '../queries.ts';

type RestrictDialogProps = {
  readonly lottery: Lottery;
  readonly next: NonNullable<Lottery['next']>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Says from the next issue on which numbers are not taken, or pay half. Who bets on it will have been told. */
export function RestrictDialog({ lottery, next, isOpen, onClose }: RestrictDialogProps) {
  const t = useTranslations('restrictions');
  const tell = useTell();
  const hasChanged = useLotteryChanged();
  // The issue that was the next one when the dialog opened; once it has opened, the server says so.
  const [from, setFrom] = useState(next);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    setFrom(next);
  }
  const playName = usePlayName(lottery.family);
  const plays = FAMILIES[lottery.family].plays.map(({ code }) => [code, playName(code)]);
  return (
    <ActDialog
      title={t('change')}
      text={t('changeText', { issue: from.issueNo })}
      isOpen={isOpen}
      onClose={onClose}
    >
      <SchemaForm<typeof lotteryConsoleEndpoints.restrictNumbers, 'lottery' | 'fromNo'>
        endpoint={lotteryConsoleEndpoints.restrictNumbers}
        known={{ lottery: lottery.lottery, fromNo: from.no }}
        fields={{
          play: { label: t('play'), options: Object.fromEntries(plays) },
          numbers: { label: t('numbers'), choose: TypeNumbers },
          rule: {
            label: t('rule'),
            options: {
              CLOSED: t('rules.CLOSED'),
              HALF: t('rules.HALF'),
              FREE: t('rules.FREE'),
            },
          },
          reason: { label: t('reason') },
        }}
        submit={t('save')}
        onCancel={onClose}
        onDone={() => {
          tell.done(t('saved'));
          hasChanged();
          onClose();
        }}
      />
    </ActDialog>
  );
}

/** Numbers as they come from a list: between commas, spaces or lines. */
function TypeNumbers({ label, value, error, onChange }: ChosenProps) {
  const t = useTranslations('restrictions');
  return (
    <TagsInput
      {...{ label, error }}
      withAsterisk
      description={t('numbersAbout')}
      splitChars={[',', ' ', '\n', ';']}
      acceptValueOnBlur
      value={Array.isArray(value) ? (value as string[]) : []}
      onChange={onChange}
    />
  );
}
