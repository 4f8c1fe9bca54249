import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { normaliseInput } from '@maneki/contract/identity/field-check';
import type { MemberInfo } from '@maneki/contract/identity/login-schemas';
import { useState } from 'react';
import { ask, type Refused } from '#platform/forms/ask.ts';
import { useCaptcha } from '#platform/forms/use-captcha.ts';
import { useFields } from '#platform/forms/use-fields.ts';
import { useCode } from '../components/use-code.ts';
import { checkCaptcha } from '../login/login-rules.ts';
import { inBindWords } from './bind-rules.ts';
import {
  checkPayment,
  fieldOfPaymentRefusal,
  PAYMENT_FIELDS,
  type PaymentField,
} from './payment-rules.ts';
import { useLoginAgain } from './use-login-again.ts';
import { useSaved } from './use-saved.ts';

/** Everything that the form for the payment password knows and does. */
export function usePaymentForm(member: MemberInfo, onDone: () => void) {
  const tellSaved = useSaved();
  const asksForLogin = useLoginAgain();
  const [isCaptchaShown, setIsCaptchaShown] = useState(false);
  const standing = {
    hasOld: member.hasPaymentPassword,
    hasPassword: member.hasPassword,
    needsCode: member.isPaymentCodeNeeded,
  };
  const fields = useFields<PaymentField>({
    names: PAYMENT_FIELDS,
    check: (values) => checkPayment(values, standing),
  });
  const captcha = useCaptcha(isCaptchaShown, () => fields.write('captcha', ''));
  const refuse = (refused: Refused) => {
    if (asksForLogin(refused)) return;
    const { problem, refusal } = refused;
    if (refusal?.detail.captcha === true) setIsCaptchaShown(true);
    const said = standing.hasOld ? problem : inBindWords(problem);
    fields.show(said, fieldOfPaymentRefusal(refusal?.code, standing));
  };

  const code = useCode({
    isReady() {
      const missing = isCaptchaShown && checkCaptcha(fields.read().captcha);
      if (missing) fields.show(missing, 'captcha');
      return !missing;
    },
    async request() {
      const answer = normaliseInput(fields.read().captcha);
      const proof = isCaptchaShown ? { captcha: answer, captchaId: captcha.id } : {};
      const sent = await ask(identityEndpoints.sendPaymentCode, proof);
      // An answer counts once, right or wrong.
      if (isCaptchaShown) captcha.refresh();
      return sent;
    },
    onRefused: refuse,
  });

  const send = fields.submit(async (values) => {
    const asked = await ask(identityEndpoints.setPaymentPassword, {
      password: values.password.trim(),
      oldPaymentPassword: values.old,
      code: normaliseInput(values.code),
      newPaymentPassword: values.new,
      confirmNewPaymentPassword: values.confirm,
    });
    if (!asked.ok) return refuse(asked);
    tellSaved();
    onDone();
  });
  return { fields, standing, captcha, code, send };
}
