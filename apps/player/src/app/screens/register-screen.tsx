import { SOCIAL_PROVIDERS } from '@maneki/contract/identity/social';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { placeAfterLogin, RegisterForm } from '#features/identity';
import { useSearchParams } from '#platform/navigation/use-search-params.ts';
import { EntryFrame } from '../entry/entry-frame.tsx';
import { readEntry } from '../entry/read-entry.ts';
import { useGo } from '../navigation/use-go.ts';

const WelcomeSheet = lazy(async () => {
  const module = await import('../entry/welcome-sheet.tsx');
  return { default: module.WelcomeSheet };
});

type Registered = Parameters<ComponentProps<typeof RegisterForm>['onDone']>[0];

export const read = readEntry('register');

/** The registration tab; `?social=` continues what began at another service. */
export default function RegisterScreen() {
  const t = useTranslations('identity');
  const register = useTranslations('register');
  const [query] = useSearchParams();
  const go = useGo();
  const [registered, setRegistered] = useState<Registered>();
  const provider = SOCIAL_PROVIDERS.find((name) => name === query.get('social'));
  const title = provider && {
    heading: register('socialTitle'),
    text: register('socialText', { provider: t(`providers.${provider}`) }),
  };
  return (
    <EntryFrame tab="register" {...(title ? { title } : {})}>
      <RegisterForm
        affiliateCode={query.get('affiliateCode') ?? ''}
        referralCode={query.get('referralCode') ?? ''}
        social={provider}
        onDone={setRegistered}
      />
      {registered && (
        <Suspense>
          <WelcomeSheet
            registered={registered}
            onStart={() => go(placeAfterLogin(registered, query.get('back')))}
          />
        </Suspense>
      )}
    </EntryFrame>
  );
}
