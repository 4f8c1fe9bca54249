import { identityConsoleEndpoints } from '@maneki/contract/identity/console-endpoints';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { ActDialog } from '#platform/look/act-dialog.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { useMemberChanged } from '../queries.ts';
import type { DialogProps } from './dialog.ts';

/** Blocks an open account, and opens a blocked one. */
export function BlockDialog({ member, isOpen, onClose }: DialogProps) {
  const t = useTranslations('memberActs');
  const reason = useTranslations('member');
  const tell = useTell();
  const changed = useMemberChanged();
  // What is said while the dialog closes is still what was asked.
  const [wasBlocked, setWasBlocked] = useState(member.block !== null);
  const isBlocked = isOpen ? member.block !== null : wasBlocked;
  const { id: memberId, username: name } = member;
  const kind = isBlocked ? 'unblock' : 'block';
  const form = {
    known: { memberId },
    fields: { reason: { label: reason('reason'), description: reason('reasonHint') } },
    submit: t(kind),
    onCancel: onClose,
    onDone: () => {
      setWasBlocked(isBlocked);
      onClose();
      changed();
      tell.done(t(isBlocked ? 'unblocked' : 'blocked', { name }));
    },
  };
  return (
    <ActDialog
      title={t(`${kind}Title`, { name })}
      text={t(`${kind}Text`, { name })}
      isOpen={isOpen}
      onClose={onClose}
    >
      {isBlocked ? (
        <SchemaForm endpoint={identityConsoleEndpoints.unblockMember} {...form} />
      ) : (
        <SchemaForm endpoint={identityConsoleEndpoints.blockMember} {...form} color="red.9" />
      )}
    </ActDialog>
  );
}
