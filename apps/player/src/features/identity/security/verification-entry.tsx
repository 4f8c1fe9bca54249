import type { Verification } from '@maneki/contract/safety/verification-schemas';
import { useTranslations } from 'use-intl';
import { useVerification } from '#platform/viewer/use-verification.ts';
import { EntryLink } from '../account/entry-row.tsx';

/** How far the member has shown who they are, and the way to the rest of it. */
export function VerificationEntry() {
  const t = useTranslations('verification');
  const { data } = useVerification();
  return (
    <EntryLink
      href="/m/securityCenter/verification"
      icon="id-card"
      text={t('entry')}
      detail={data ? t(`states.${stateOf(data)}`) : '…'}
    />
  );
}

function stateOf({ latest, level }: Verification) {
  if (latest && latest.status !== 'REPLACED') return latest.status;
  return level === 0 ? 'NONE' : 'PERSON';
}
