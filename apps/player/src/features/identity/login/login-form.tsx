import type { SessionReply } from '@maneki/contract/identity/fragments';
import { Button } from '@maneki/ui/button';
import { Checkbox } from '@maneki/ui/checkbox';
import { FormProblem } from '@maneki/ui/form-problem';
import { Link } from '@maneki/ui/link';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/browser.ts';
import { FieldSkeletons } from '#platform/forms/field-skeletons.tsx';
import { InsecureNotice } from '#platform/forms/insecure-notice.tsx';
import { useCanSeal } from '#platform/forms/use-can-seal.ts';
import { loginSettingsQuery } from '../form-queries.ts';
import { SocialButtons } from './social-buttons.tsx';
import { useLogin } from './use-login.ts';
import { usePasskeyLogin } from './use-passkey-login.ts';
import { UsernameFields } from './username-fields.tsx';

/** What few need at first comes when it is needed, so that the form itself is there at once. */
const CodeFields = lazy(async () => ({ default: (await import('./code-fields.tsx')).CodeFields }));
const CaptchaField = lazy(async () => ({
  default: (await import('#platform/forms/captcha-field.tsx')).CaptchaField,
}));

type LoginFormProps = {
  /** At which door somebody knocks. */
  readonly role?: 'member' | 'agent';
  /** Where another service sends back to. */
  readonly back?: string;
  /** The page knows the member by now. */
  readonly onDone: (session: SessionReply) => void;
};

/** Every way to log in that the site offers, on a page of its own or over another one. */
export function LoginForm({ role = 'member', back = '/m/home', onDone }: LoginFormProps) {
  const t = useTranslations('identity.login');
  const { data: settings } = useQuery(loginSettingsQuery(call));
  const login = useLogin({ role, onDone });
  const { fields, mode, captcha } = login;
  const canSend = useCanSeal();
  const passkey = usePasskeyLogin({
    role,
    isNameAsked: mode === 'username',
    onSession: (session) => login.enter(session, 'passkey'),
    onProblem: (problem) => fields.show(problem),
  });
  return (
    <div className="grid grid-cols-1 gap-6">
      <form
        ref={fields.element}
        noValidate
        method="post"
        className="grid grid-cols-1 gap-4"
        onSubmit={login.send}
      >
        {!canSend && <InsecureNotice />}
        {mode === 'username' ? (
          <UsernameFields fields={fields} />
        ) : (
          <Suspense fallback={<FieldSkeletons count={2} />}>
            <CodeFields login={login} />
          </Suspense>
        )}
        {captcha.isShown && (
          <Suspense fallback={<FieldSkeletons count={1} />}>
            <CaptchaField
              {...fields.bind('captcha')}
              captcha={captcha}
              hint={passkey.isOffered && t('captchaPasskey')}
            />
          </Suspense>
        )}
        <div className="-my-1 flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox
            label={t(mode === 'username' ? 'remember' : 'rememberNumber')}
            checked={login.isRemembered}
            onValue={login.setIsRemembered}
          />
          <Link href="/m/forget" className={QUIET_LINK}>
            {t('forgot')}
          </Link>
        </div>
        <FormProblem text={fields.problem} />
        <Button type="submit" size="large" isWide isPending={fields.isPending} disabled={!canSend}>
          {t('submit')}
        </Button>
      </form>
      <div className="grid grid-cols-1 gap-3">
        {passkey.isOffered && (
          <Button
            kind="quiet"
            icon="fingerprint"
            isWide
            isPending={passkey.isPending}
            onClick={passkey.start}
          >
            {t('passkey')}
          </Button>
        )}
        {settings?.isMobileOffered && (
          <Button
            kind="quiet"
            icon={mode === 'username' ? 'phone' : 'user'}
            isWide
            onClick={login.switchMode}
          >
            {t(mode === 'username' ? 'byMobile' : 'byUsername')}
          </Button>
        )}
      </div>
      {settings && settings.social.length > 0 && mode === 'username' && (
        <SocialButtons
          providers={settings.social}
          role={role}
          back={back}
          onProblem={(problem) => fields.show(problem)}
        />
      )}
    </div>
  );
}

const QUIET_LINK =
  'flex min-h-11 items-center font-semibold text-muted text-sm underline-offset-4 hover:underline';
