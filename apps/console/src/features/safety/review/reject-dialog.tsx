import { REJECTION_REASONS } from '@maneki/contract/safety/verification';
import { verificationConsoleEndpoints } from '@maneki/contract/safety/verification-console-endpoints';
import { useTranslations } from 'use-intl';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { ActDialog } from '#platform/look/act-dialog.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import type { DecideDialogProps } from './approve-dialog.tsx';

export function RejectDialog({ id, username, isOpen, onClose, onDone }: DecideDialogProps) {
  const t = useTranslations('verifications');
  const tell = useTell();
  return (
    <ActDialog
      title={t('reject')}
      text={t('rejectText', { member: username })}
      {...{ isOpen, onClose }}
    >
      <SchemaForm
        endpoint={verificationConsoleEndpoints.rejectVerification}
        known={{ id }}
        fields={{
          because: {
            label: t('because'),
            options: Object.fromEntries(
              REJECTION_REASONS.map((reason) => [reason, t(`reasons.${reason}`)]),
            ),
          },
          note: { label: t('note'), description: t('noteHint') },
        }}
        submit={t('reject')}
        color="red.9"
        onCancel={onClose}
        onDone={() => {
          tell.done(t('rejected'));
          onDone();
          onClose();
        }}
      />
    </ActDialog>
  );
}
