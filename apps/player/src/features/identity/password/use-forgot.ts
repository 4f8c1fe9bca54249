import { normaliseInput } from '@maneki/contract/identity/field-check';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Refused } from '#platform/forms/ask.ts';
import { useCaptcha } from '#platform/forms/use-captcha.ts';
import { useFields } from '#platform/forms/use-fields.ts';
import { useCode } from '../components/use-code.ts';
import { useDialingCode } from '../components/use-dialing-code.ts';
import { registrationSettingsQuery } from '../form-queries.ts';
import { checkCaptcha } from '../login/login-rules.ts';
import {
  sendEmailCode,
  sendSmsCode,
  setPasswordByEmail,
  setPasswordByPhone,
} from '../mutations.ts';
import {
  checkForgot,
  FORGOT_FIELDS,
  type ForgotField,
  fieldOfPasswordRefusal,
  passwordRule,
} from './password-rules.ts';

/** Everything that the form for a forgotten password knows and does. */
export function useForgot(onDone: () => void) {
  const [by, setBy] = useState<'sms' | 'email'>('sms');
  const [dialingCode, setDialingCode] = useDialingCode();
  const [isCaptchaShown, setIsCaptchaShown] = useState(false);
  const { data: settings } = useQuery(registrationSettingsQuery);
  const rule = passwordRule(settings);
  const fields = useFields<ForgotField>({
    names: FORGOT_FIELDS,
    check: (values) => checkForgot(values, { by, dialingCode, rule }),
    rules: settings,
  });
  const captcha = useCaptcha(isCaptchaShown, () => fields.write('captcha', ''));

  const refuse = ({ problem, refusal }: Refused) => {
    const field = fieldOfPasswordRefusal(refusal?.code);
    if (field === 'captcha') setIsCaptchaShown(true);
    if (isCaptchaShown) captcha.refresh();
    fields.show(problem, field);
  };
  const send = fields.submit(async (typed) => {
    const secret = {
      code: normaliseInput(typed.code),
      newPassword: typed.newPassword.trim(),
      confirmNewPassword: typed.confirmPassword.trim(),
    };
    const mobileNum = normaliseInput(typed.mobileNum);
    const asked =
      by === 'sms'
        ? await setPasswordByPhone({ countryDialingCode: dialingCode, mobileNum, ...secret })
        : await setPasswordByEmail({ email: normaliseInput(typed.email), ...secret });
    if (asked.ok) onDone();
    else refuse(asked);
  });

  const code = useCode({
    isReady() {
      if (!fields.isRight(by === 'sms' ? 'mobileNum' : 'email')) return false;
      const missing = isCaptchaShown && checkCaptcha(fields.read().captcha);
      if (missing) fields.show(missing, 'captcha');
      return !missing;
    },
    async request() {
      const { mobileNum, email, captcha: answer } = fields.read();
      const picture = isCaptchaShown
        ? { captcha: normaliseInput(answer), captchaId: captcha.id }
        : {};
      const to = { purpose: 'forgot', ...picture } as const;
      const sent =
        by === 'sms'
          ? await sendSmsCode({ mobileNum, countryDialingCode: dialingCode, ...to })
          : await sendEmailCode({ email: normaliseInput(email), ...to });
      if (sent.ok && isCaptchaShown) captcha.refresh();
      return sent;
    },
    onRefused: refuse,
  });

  return {
    fields,
    by,
    dialingCode,
    setDialingCode,
    captcha,
    code,
    send,
    switchBy(next: 'sms' | 'email') {
      setBy(next);
      fields.clear();
      // A code that went elsewhere proves nothing here.
      fields.write('code', '');
      code.end();
      if (isCaptchaShown) captcha.refresh();
    },
  };
}
