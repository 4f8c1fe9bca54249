import type { SocialProvider } from '@maneki/contract/identity/social';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Problem } from '#platform/forms/problem.ts';
import { BrandMark } from '../components/brand-mark.tsx';
import { startSocialLogin } from '../mutations.ts';

type SocialButtonsProps = {
  readonly providers: readonly SocialProvider[];
  readonly role: 'member' | 'agent';
  readonly back: string;
  readonly onProblem: (problem: Problem) => void;
};

/** Accounts elsewhere that may confirm who somebody is; the other service's page comes next. */
export function SocialButtons({ providers, role, back, onProblem }: SocialButtonsProps) {
  const t = useTranslations('identity');
  const [pending, setPending] = useState<SocialProvider>();
  const start = async (provider: SocialProvider) => {
    if (pending) return;
    setPending(provider);
    const started = await startSocialLogin({ provider, role, back });
    if (started.ok) {
      window.location.assign(started.value.address);
      return;
    }
    setPending(undefined);
    onProblem(started.problem);
  };
  return (
    <section aria-labelledby="social-login" className="grid gap-3">
      <h2
        id="social-login"
        className="flex items-center gap-3 font-body font-normal text-muted text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line"
      >
        {t('login.social')}
      </h2>
      <div className="flex flex-wrap justify-center gap-3">
        {providers.map((provider) => (
          <button
            key={provider}
            type="button"
            aria-label={t('login.socialWith', { provider: t(`providers.${provider}`) })}
            aria-busy={pending === provider || undefined}
            aria-disabled={pending !== undefined || undefined}
            className="surface grid size-14 place-items-center rounded-pill transition duration-150 hover:brightness-110 active:scale-95 aria-busy:animate-pulse"
            onClick={() => start(provider)}
          >
            <BrandMark provider={provider} />
          </button>
        ))}
      </div>
    </section>
  );
}
