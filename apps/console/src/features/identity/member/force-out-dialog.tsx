import { identityConsoleEndpoints } from '@maneki/contract/identity/console-endpoints';
import { useTranslations } from 'use-intl';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { ActDialog } from '#platform/look/act-dialog.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { useMemberChanged } from '../queries.ts';
import type { DialogProps } from './dialog.ts';

type ForceOutProps = DialogProps & {
  /** One session alone. */
  readonly sessionId?: string | undefined;
};

/** Ends every session of a member, or one of them. */
export function ForceOutDialog({ member, isOpen, onClose, sessionId }: ForceOutProps) {
  const t = useTranslations();
  const tell = useTell();
  const changed = useMemberChanged();
  const { id: memberId, username: name } = member;
  const known = sessionId === undefined ? { memberId } : { memberId, sessionId };
  const title = t(sessionId === undefined ? 'memberActs.forceOut' : 'memberSessions.endTitle');
  return (
    <ActDialog
      title={title}
      text={sessionId === undefined ? t('memberActs.forceOutText', { name }) : name}
      isOpen={isOpen}
      onClose={onClose}
    >
      <SchemaForm<typeof identityConsoleEndpoints.endMemberSessions, 'memberId' | 'sessionId'>
        endpoint={identityConsoleEndpoints.endMemberSessions}
        known={known}
        fields={{
          reason: { label: t('member.reason'), description: t('member.reasonHint') },
        }}
        submit={title}
        color="red.9"
        onCancel={onClose}
        onDone={({ ended }) => {
          onClose();
          changed();
          tell.done(t('memberActs.forcedOut', { count: ended }));
        }}
      />
    </ActDialog>
  );
}
