import { lotteryConsoleEndpoints } from '@maneki/contract/lottery/console-endpoints';
import { useTranslations } from 'use-intl';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { ActDialog } from '#platform/look/act-dialog.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { type Lottery, useLotteryChanged } from './queries.ts';

type LimitsDialogProps = {
  readonly lottery: Lottery;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Says what a lottery may cost the house. The form begins with what holds now. */
export function LimitsDialog({ lottery, isOpen, onClose }: LimitsDialogProps) {
  const t = useTranslations('lotteries');
  const tell = useTell();
  const hasChanged = useLotteryChanged();
  const { limits } = lottery;
  return (
    <ActDialog
      title={t('setLimits.title')}
      text={t('setLimits.text')}
      isOpen={isOpen}
      onClose={onClose}
    >
      <SchemaForm<typeof lotteryConsoleEndpoints.setLimits, 'lottery'>
        endpoint={lotteryConsoleEndpoints.setLimits}
        known={{ lottery: lottery.lottery }}
        initial={{
          ticketStakeMax: Number(limits.ticketStakeMax),
          ticketPayoutMax: Number(limits.ticketPayoutMax),
          memberPayoutMax: Number(limits.memberPayoutMax),
          loadMax: Number(limits.loadMax),
        }}
        fields={{
          ticketStakeMax: { label: t('limits.ticketStakeMax') },
          ticketPayoutMax: { label: t('limits.ticketPayoutMax') },
          memberPayoutMax: { label: t('limits.memberPayoutMax') },
          loadMax: { label: t('limits.loadMax') },
          reason: { label: t('reason') },
        }}
        submit={t('setLimits.save')}
        onCancel={onClose}
        onDone={() => {
          tell.done(t('setLimits.done'));
          hasChanged();
          onClose();
        }}
      />
    </ActDialog>
  );
}
