import { identityConsoleEndpoints } from '@maneki/contract/identity/console-endpoints';
import { useTranslations } from 'use-intl';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { ActDialog } from '#platform/look/act-dialog.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { useMemberChanged } from '../queries.ts';
import type { DialogProps } from './dialog.ts';

/** Takes a member's own picture away. */
export function HeadPictureDialog({ member, isOpen, onClose }: DialogProps) {
  const t = useTranslations('memberActs');
  const reason = useTranslations('member');
  const tell = useTell();
  const changed = useMemberChanged();
  const { id: memberId, username: name } = member;
  return (
    <ActDialog
      title={t('removePictureTitle', { name })}
      text={t('removePictureText', { name })}
      isOpen={isOpen}
      onClose={onClose}
    >
      <SchemaForm
        endpoint={identityConsoleEndpoints.removeHeadPicture}
        known={{ memberId }}
        fields={{ reason: { label: reason('reason'), description: reason('reasonHint') } }}
        submit={t('removePicture')}
        color="red.9"
        onCancel={onClose}
        onDone={() => {
          onClose();
          changed();
          tell.done(t('pictureRemoved', { name }));
        }}
      />
    </ActDialog>
  );
}
