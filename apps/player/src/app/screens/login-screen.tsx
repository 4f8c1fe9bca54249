import { ButtonLink } from '@maneki/ui/button';
import { NoticeBar } from '@maneki/ui/notice-bar';
import { useTranslations } from 'use-intl';
import { LoginForm, placeAfterLogin, readBack, TrialEntry } from '#features/identity';
import { useSearchParams } from '#platform/navigation/use-search-params.ts';
import { EntryFrame } from '../entry/entry-frame.tsx';
import { readEntry } from '../entry/read-entry.ts';
import { useGo } from '../navigation/use-go.ts';

export const read = readEntry('login');

/** The login tab: the members' door, or with `?role=agent` the agents'. */
export default function LoginScreen() {
  const t = useTranslations('identity.login');
  const [query] = useSearchParams();
  const go = useGo();
  const isAgent = query.get('role') === 'agent';
  const back = query.get('back') ?? (isAgent ? '/m/agent' : null);
  const agents = { heading: t('agentTitle'), text: t('agentText') };
  return (
    <EntryFrame
      tab="login"
      {...(isAgent ? { title: agents } : {})}
      notice={
        query.get('social') === 'failed' && <NoticeBar kind="error">{t('socialFailed')}</NoticeBar>
      }
    >
      <LoginForm
        role={isAgent ? 'agent' : 'member'}
        back={readBack(back)}
        onDone={(session) => go(placeAfterLogin(session, back))}
      />
      {isAgent ? (
        <ButtonLink kind="plain" href="/m/login">
          {t('toMembers')}
        </ButtonLink>
      ) : (
        <TrialEntry back={back} />
      )}
    </EntryFrame>
  );
}
