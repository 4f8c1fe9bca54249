import { verificationConsoleEndpoints } from '@maneki/contract/safety/verification-console-endpoints';
import { useTranslations } from 'use-intl';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { ActDialog } from '#platform/look/act-dialog.tsx';
import { useTell } from '#platform/look/use-tell.ts';

export type DecideDialogProps = {
  readonly id: string;
  readonly username: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

export function ApproveDialog({ id, username, isOpen, onClose, onDone }: DecideDialogProps) {
  const t = useTranslations('verifications');
  const tell = useTell();
  return (
    <ActDialog
      title={t('approve')}
      text={t('approveText', { member: username })}
      {...{ isOpen, onClose }}
    >
      <SchemaForm
        endpoint={verificationConsoleEndpoints.approveVerification}
        known={{ id }}
        fields={{}}
        submit={t('approve')}
        color="teal.9"
        onCancel={onClose}
        onDone={() => {
          tell.done(t('approved'));
          onDone();
          onClose();
        }}
      />
    </ActDialog>
  );
}
