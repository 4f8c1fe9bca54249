import { PASSWORD_CHANGED_REDIRECT_MS, TOAST_MS } from '@maneki/contract/constants';
import type { MemberInfo } from '@maneki/contract/identity/login-schemas';
import { Button, ButtonLink } from '@maneki/ui/button';
import { Field } from '@maneki/ui/field';
import { FormProblem } from '@maneki/ui/form-problem';
import { NoticeBar } from '@maneki/ui/notice-bar';
import { toast } from '@maneki/ui/overlays';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { InsecureNotice } from '#platform/forms/insecure-notice.tsx';
import { useCanSeal } from '#platform/forms/use-can-seal.ts';
import { useNavigate } from '#platform/navigation/navigation.ts';
import { useLogout } from '../account/use-logout.ts';
import { PasswordField } from '../components/password-field.tsx';
import { NewPasswordFields } from '../password/new-password-fields.tsx';
import { useChangePassword } from '../password/use-change-password.ts';
import { useMember } from '../use-member.ts';

/** Only for members; the guard sends everybody else home before this is drawn. */
export default function ChangePasswordScreen() {
  const member = useMember();
  return member && <ChangePasswordForm member={member} />;
}

function ChangePasswordForm({ member }: { readonly member: MemberInfo }) {
  const t = useTranslations('identity.password');
  const shell = useTranslations('shell.titles');
  const settings = useTranslations('identity.settings');
  const logOut = useLogout();
  const canSend = useCanSeal();
  // The page still says why it was shown, although the member has done what it asks for.
  const [isFirst] = useState(member.firstTimeLogin);
  const [isDone, setIsDone] = useState(false);
  useLeaveWhen(isDone);
  const { fields, isOldAsked, send } = useChangePassword(member, () => {
    toast({ kind: 'success', text: t('saved'), durationMs: TOAST_MS.success });
    setIsDone(true);
  });
  return (
    <form
      ref={fields.element}
      noValidate
      method="post"
      className="grid grid-cols-1 gap-4 px-4 pt-5 pb-8"
      onSubmit={send}
    >
      {!canSend && <InsecureNotice />}
      {isFirst && <NoticeBar kind="warning">{t('firstTime')}</NoticeBar>}
      <Field
        label={t('account')}
        name="username"
        value={member.account}
        readOnly
        autoComplete="username"
      />
      {isOldAsked && (
        <PasswordField
          {...fields.bind('oldPassword')}
          label={t('old')}
          autoComplete="current-password"
          enterKeyHint="next"
        />
      )}
      <NewPasswordFields fields={fields} />
      <p className="text-faint text-sm">{t('otherDevices')}</p>
      <FormProblem text={fields.problem} />
      <Button
        type="submit"
        size="large"
        isWide
        isPending={fields.isPending}
        disabled={!canSend || isDone}
      >
        {t('submit')}
      </Button>
      {member.firstTimeLogin && (
        <Button kind="plain" icon="log-out" className="justify-self-center" onClick={logOut}>
          {settings('logout')}
        </Button>
      )}
      {!isFirst && (
        <ButtonLink kind="plain" href="/m/home" className="justify-self-center">
          {shell('home')}
        </ButtonLink>
      )}
    </form>
  );
}

/** Home, once the good news can have been read. */
function useLeaveWhen(isDone: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => navigate('/home'), PASSWORD_CHANGED_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isDone, navigate]);
}
