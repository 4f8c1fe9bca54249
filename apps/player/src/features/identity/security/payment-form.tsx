import type { MemberInfo } from '@maneki/contract/identity/login-schemas';
import { Button } from '@maneki/ui/button';
import { FormProblem } from '@maneki/ui/form-problem';
import { useTranslations } from 'use-intl';
import { CaptchaField } from '#platform/forms/captcha-field.tsx';
import { CodeField } from '../components/code-field.tsx';
import { PasswordField } from '../components/password-field.tsx';
import { usePaymentForm } from './use-payment-form.ts';

type PaymentFormProps = {
  readonly member: MemberInfo;
  readonly onDone: () => void;
  /** Leads to where a number is bound, for whoever has nothing that a code could go to. */
  readonly onBind: () => void;
};

/** Six digits that guard payments: for the first time, instead of others, or after support took them away. */
export function PaymentForm(props: PaymentFormProps) {
  const security = useTranslations('security');
  const { member, onBind } = props;
  const isReachable = member.isMobileVerified || member.isEmailVerified;
  if (member.isPaymentCodeNeeded && !isReachable)
    return (
      <div className="grid gap-4">
        <p className="text-muted">{security('paymentUnbound')}</p>
        <Button size="large" isWide onClick={onBind}>
          {security('paymentBindFirst')}
        </Button>
      </div>
    );
  return <DigitsForm {...props} />;
}

function DigitsForm({ member, onDone }: PaymentFormProps) {
  const t = useTranslations('identity');
  const security = useTranslations('security');
  const { fields, standing, captcha, code, send } = usePaymentForm(member, onDone);
  const isBySms = member.isMobileVerified;
  const value = (isBySms ? member.mobile : member.email) ?? '';
  return (
    <form ref={fields.element} noValidate method="post" className="grid gap-4" onSubmit={send}>
      <p className="text-muted">
        {standing.needsCode ? security('paymentReset', { value }) : security('paymentText')}
      </p>
      {standing.needsCode && (
        <>
          {captcha.isShown && <CaptchaField {...fields.bind('captcha')} captcha={captcha} />}
          <CodeField
            {...fields.bind('code')}
            label={t(isBySms ? 'login.code' : 'forgot.emailCode')}
            sending={code}
            enterKeyHint="next"
          />
        </>
      )}
      {standing.hasOld && <Digits {...fields.bind('old')} label={security('paymentOld')} />}
      {!standing.hasOld && standing.hasPassword && (
        <PasswordField
          {...fields.bind('password')}
          label={security('loginPassword')}
          autoComplete="current-password"
          enterKeyHint="next"
        />
      )}
      <Digits
        {...fields.bind('new', { also: 'confirm' })}
        label={security('paymentNew')}
        hint={t('hints.paymentPassword')}
      />
      <Digits {...fields.bind('confirm')} label={security('paymentConfirm')} enterKeyHint="done" />
      {standing.hasOld && <p className="text-faint text-xs">{security('paymentForgot')}</p>}
      <FormProblem text={fields.problem} />
      <Button type="submit" size="large" isWide isPending={fields.isPending}>
        {t('password.submit')}
      </Button>
    </form>
  );
}

type DigitsProps = Omit<Parameters<typeof PasswordField>[0], 'autoComplete'>;

/** No manager should offer the login password here, nor keep these digits in its place. */
function Digits(props: DigitsProps) {
  return (
    <PasswordField
      enterKeyHint="next"
      {...props}
      autoComplete="new-password"
      inputMode="numeric"
      maxLength={6}
    />
  );
}
