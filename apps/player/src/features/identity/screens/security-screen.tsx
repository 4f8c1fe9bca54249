import { NoticeBar } from '@maneki/ui/notice-bar';
import { Skeleton } from '@maneki/ui/skeleton';
import { useTranslations } from 'use-intl';
import { useSearchParams } from '#platform/navigation/use-search-params.ts';
import { PasskeysSection } from '../security/passkeys-section.tsx';
import { SecurityEntries } from '../security/security-entries.tsx';
import { SessionsSection } from '../security/sessions-section.tsx';
import { SocialSection } from '../security/social-section.tsx';
import { useMember } from '../use-member.ts';

/** Everything that guards an account, in one place. */
export default function SecurityScreen() {
  const t = useTranslations('security');
  const say = useTranslations('identity.login');
  const [query] = useSearchParams();
  const social = query.get('social');
  const member = useMember();
  return (
    <div className="grid gap-6 p-4">
      <div className="grid gap-4">
        <p className="text-muted">{t('lead')}</p>
        {social === 'taken' && <NoticeBar kind="error">{t('socialTaken')}</NoticeBar>}
        {social === 'failed' && <NoticeBar kind="error">{say('socialFailed')}</NoticeBar>}
        {/* Nobody, for the moment between a logout and the page that follows it. */}
        {member ? <SecurityEntries member={member} /> : <Skeleton className="h-56" />}
      </div>
      {member && (
        <>
          <PasskeysSection />
          <SocialSection />
          <SessionsSection />
        </>
      )}
    </div>
  );
}
