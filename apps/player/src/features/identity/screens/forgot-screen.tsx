import { TOAST_MS } from '@maneki/contract/constants';
import { Button } from '@maneki/ui/button';
import { FormProblem } from '@maneki/ui/form-problem';
import { toast } from '@maneki/ui/overlays';
import { Segmented } from '@maneki/ui/segmented';
import { useTranslations } from 'use-intl';
import { CaptchaField } from '#platform/forms/captcha-field.tsx';
import { InsecureNotice } from '#platform/forms/insecure-notice.tsx';
import { useCanSeal } from '#platform/forms/use-can-seal.ts';
import { useNavigate } from '#platform/navigation/navigation.ts';
import { CodeField } from '../components/code-field.tsx';
import { EmailField } from '../components/email-field.tsx';
import { MobileField } from '../components/mobile-field.tsx';
import { NewPasswordFields } from '../password/new-password-fields.tsx';
import { useForgot } from '../password/use-forgot.ts';

/** A new password for whoever can read the codes of the account. */
export default function ForgotScreen() {
  const t = useTranslations('identity.forgot');
  const login = useTranslations('identity.login');
  const navigate = useNavigate();
  const canSend = useCanSeal();
  const form = useForgot(() => {
    toast({ kind: 'success', text: t('done'), durationMs: TOAST_MS.short });
    navigate('/login');
  });
  const { fields, by, captcha } = form;
  const isBySms = by === 'sms';
  return (
    <form
      ref={fields.element}
      noValidate
      method="post"
      className="grid grid-cols-1 gap-4 px-4 pt-5 pb-8"
      onSubmit={form.send}
    >
      {!canSend && <InsecureNotice />}
      <p className="text-muted">{t('lead')}</p>
      <Segmented
        label={t('method')}
        options={[
          { value: 'sms', text: t('bySms') },
          { value: 'email', text: t('byEmail') },
        ]}
        value={by}
        onValue={form.switchBy}
      />
      {isBySms ? (
        <MobileField
          {...fields.bind('mobileNum')}
          label={login('mobile')}
          hint={t('smsText')}
          dialingCode={form.dialingCode}
          onDialingCode={form.setDialingCode}
        />
      ) : (
        <EmailField
          {...fields.bind('email')}
          label={t('email')}
          hint={t('emailText')}
          enterKeyHint="next"
        />
      )}
      {captcha.isShown && <CaptchaField {...fields.bind('captcha')} captcha={captcha} />}
      <CodeField
        {...fields.bind('code')}
        label={isBySms ? login('code') : t('emailCode')}
        hint={form.code.deadline && t('discreet')}
        sending={form.code}
        enterKeyHint="next"
      />
      <NewPasswordFields fields={fields} />
      <FormProblem text={fields.problem} />
      <Button type="submit" size="large" isWide isPending={fields.isPending} disabled={!canSend}>
        {t('submit')}
      </Button>
    </form>
  );
}
