import { Button } from '@maneki/ui/button';
import { FormProblem } from '@maneki/ui/form-problem';
import { useTranslations } from 'use-intl';
import { CaptchaField } from '#platform/forms/captcha-field.tsx';
import { CodeField } from '../components/code-field.tsx';
import { EmailField } from '../components/email-field.tsx';
import { MobileField } from '../components/mobile-field.tsx';
import { PasswordField } from '../components/password-field.tsx';
import { type BindOptions, useBinding } from './use-binding.ts';

/** Binds a number or an address that a code has proven to be the member's. */
export function BindForm(options: BindOptions) {
  const t = useTranslations('identity');
  const security = useTranslations('security');
  const { channel, hasPassword } = options;
  const binding = useBinding(options);
  const { fields, captcha, code, dialingCode, setDialingCode } = binding;
  return (
    <form
      ref={fields.element}
      noValidate
      method="post"
      className="grid gap-4"
      onSubmit={binding.send}
    >
      {channel === 'mobile' ? (
        <MobileField
          {...fields.bind('target')}
          label={security('mobile')}
          dialingCode={dialingCode}
          onDialingCode={setDialingCode}
        />
      ) : (
        <EmailField {...fields.bind('target')} label={security('email')} enterKeyHint="next" />
      )}
      {captcha.isShown && <CaptchaField {...fields.bind('captcha')} captcha={captcha} />}
      <CodeField
        {...fields.bind('code')}
        label={t(channel === 'mobile' ? 'login.code' : 'forgot.emailCode')}
        sending={code}
      />
      {hasPassword && (
        <PasswordField
          {...fields.bind('password')}
          label={security('loginPassword')}
          autoComplete="current-password"
          enterKeyHint="done"
        />
      )}
      <FormProblem text={fields.problem} />
      <Button type="submit" size="large" isWide isPending={fields.isPending}>
        {security('bind')}
      </Button>
    </form>
  );
}
