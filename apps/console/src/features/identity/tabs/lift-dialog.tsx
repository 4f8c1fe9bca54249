import { safetyConsoleEndpoints } from '@maneki/contract/safety/console-endpoints';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { ActDialog } from '#platform/look/act-dialog.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import type { Member } from '../queries.ts';

type LiftDialogProps = {
  readonly member: Member;
  /** Undefined while none is asked about. */
  readonly exclusionId: string | undefined;
  readonly onClose: () => void;
};

/** Proposes to let a member in before the time; a second operator decides. */
export function LiftDialog({ member, exclusionId, onClose }: LiftDialogProps) {
  const t = useTranslations('memberExclusions');
  const acts = useTranslations('memberActs');
  const words = useTranslations('member');
  const format = useFormatter();
  const tell = useTell();
  // What is said while the dialog closes is still what was asked.
  const [shown, setShown] = useState(exclusionId ?? '');
  if (exclusionId !== undefined && exclusionId !== shown) setShown(exclusionId);
  return (
    <ActDialog
      title={t('liftTitle', { name: member.username })}
      text={t('liftText')}
      isOpen={exclusionId !== undefined}
      onClose={onClose}
    >
      <SchemaForm
        endpoint={safetyConsoleEndpoints.proposeLift}
        known={{ memberId: member.id, exclusionId: shown }}
        fields={{ reason: { label: words('reason'), description: t('reasonHint') } }}
        submit={acts('propose')}
        onCancel={onClose}
        onDone={({ expiresAt }) => {
          onClose();
          const at = format.dateTime(new Date(expiresAt), {
            dateStyle: 'medium',
            timeStyle: 'short',
          });
          tell.done(acts('proposed', { at }));
        }}
      />
    </ActDialog>
  );
}
