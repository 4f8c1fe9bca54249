import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import type { MemberInfo } from '@maneki/contract/identity/login-schemas';
import { Button } from '@maneki/ui/button';
import { FormProblem } from '@maneki/ui/form-problem';
import { useTranslations } from 'use-intl';
import { ask } from '#platform/forms/ask.ts';
import { useFields } from '#platform/forms/use-fields.ts';
import { PasswordField } from '../components/password-field.tsx';
import { inBindWords } from './bind-rules.ts';
import {
  checkPayment,
  fieldOfPaymentRefusal,
  PAYMENT_FIELDS,
  type PaymentField,
} from './payment-rules.ts';
import { useLoginAgain } from './use-login-again.ts';
import { useSaved } from './use-saved.ts';

type PaymentFormProps = { readonly member: MemberInfo; readonly onDone: () => void };

/** Six digits that guard payments: for the first time, or instead of others. */
export function PaymentForm({ member, onDone }: PaymentFormProps) {
  const t = useTranslations('identity');
  const security = useTranslations('security');
  const tellSaved = useSaved();
  const asksForLogin = useLoginAgain();
  const standing = { hasOld: member.hasPaymentPassword, hasPassword: member.hasPassword };
  const fields = useFields<PaymentField>({
    names: PAYMENT_FIELDS,
    check: (values) => checkPayment(values, standing),
  });
  const send = fields.submit(async (values) => {
    const asked = await ask(identityEndpoints.setPaymentPassword, {
      password: values.password.trim(),
      oldPaymentPassword: values.old,
      newPaymentPassword: values.new,
      confirmNewPaymentPassword: values.confirm,
    });
    if (!asked.ok) {
      if (asksForLogin(asked)) return;
      const problem = standing.hasOld ? asked.problem : inBindWords(asked.problem);
      return fields.show(problem, fieldOfPaymentRefusal(asked.refusal?.code, standing));
    }
    tellSaved();
    onDone();
  });
  return (
    <form ref={fields.element} noValidate method="post" className="grid gap-4" onSubmit={send}>
      <p className="text-muted">{security('paymentText')}</p>
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
