import { SOCIAL_PROVIDERS } from '@maneki/contract/identity/social';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { placeAfterLogin, RegisterForm } from '#features/identity';
import type { ReadAhead } from '#platform/read-ahead.tsx';
import { EntryFrame } from '../entry/entry-frame.tsx';
import { loadEntry, openEntry } from '../entry/load-entry.ts';
import { useGo } from '../use-go.ts';

const WelcomeSheet = lazy(async () => {
  const module = await import('../entry/welcome-sheet.tsx');
  return { default: module.WelcomeSheet };
});

type Registered = Parameters<ComponentProps<typeof RegisterForm>['onDone']>[0];

export const loader = (visit: LoaderFunctionArgs) => loadEntry(visit, 'register');

export const clientLoader = openEntry;

export const shouldRevalidate = () => false;

/** The registration tab; `?social=` continues what began at another service. */
export default function RegisterScreen({ loaderData }: { readonly loaderData: ReadAhead }) {
  const t = useTranslations('identity');
  const [query] = useSearchParams();
  const go = useGo();
  const [registered, setRegistered] = useState<Registered>();
  const provider = SOCIAL_PROVIDERS.find((name) => name === query.get('social'));
  const title = provider && {
    heading: t('register.socialTitle'),
    text: t('register.socialText', { provider: t(`providers.${provider}`) }),
  };
  return (
    <EntryFrame tab="register" loaded={loaderData} {...(title ? { title } : {})}>
      <RegisterForm
        affiliateCode={query.get('affiliateCode') ?? ''}
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
