import { walletConsoleEndpoints } from '@maneki/contract/wallet/console-endpoints';
import { useFormatter, useTranslations } from 'use-intl';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { ActDialog } from '#platform/look/act-dialog.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import type { DialogProps } from './dialog.ts';

/** Proposes to give or take money by hand; a second operator decides. */
export function AdjustDialog({ member, isOpen, onClose }: DialogProps) {
  const t = useTranslations('memberActs');
  const reason = useTranslations('member');
  const format = useFormatter();
  const tell = useTell();
  const { id: memberId, username: name, currency } = member;
  return (
    <ActDialog
      title={t('adjustTitle', { name })}
      text={t('adjustText')}
      isOpen={isOpen}
      onClose={onClose}
    >
      <SchemaForm
        endpoint={walletConsoleEndpoints.proposeAdjustment}
        known={{ memberId }}
        fields={{
          direction: {
            label: t('direction'),
            options: { IN: t('directions.IN'), OUT: t('directions.OUT') },
          },
          amount: { label: t('amount', { currency }), description: t('amountHint') },
          reason: { label: reason('reason'), description: reason('reasonHint') },
        }}
        initial={{ direction: 'IN' }}
        submit={t('propose')}
        onCancel={onClose}
        onDone={({ expiresAt }) => {
          onClose();
          const at = format.dateTime(new Date(expiresAt), {
            dateStyle: 'medium',
            timeStyle: 'short',
          });
          tell.done(t('proposed', { at }));
        }}
      />
    </ActDialog>
  );
}
