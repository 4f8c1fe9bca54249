import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { firstDialingCode } from '@maneki/contract/identity/phones';
import { useState } from 'react';
import { ask, type Refused } from '#platform/forms/ask.ts';
import { useCaptcha } from '#platform/forms/use-captcha.ts';
import { useFields } from '#platform/forms/use-fields.ts';
import { useViewer } from '#platform/viewer/use-viewer.ts';
import { useCode } from '../components/use-code.ts';
import { checkCaptcha } from '../login/login-rules.ts';
import { sendEmailCode, sendSmsCode } from '../mutations.ts';
import {
  BIND_FIELDS,
  type BindChannel,
  type BindField,
  checkBinding,
  FIELD_OF_BIND_REFUSAL,
  inBindWords,
  readBinding,
} from './bind-rules.ts';
import { useLoginAgain } from './use-login-again.ts';
import { useSaved } from './use-saved.ts';

export type BindOptions = {
  readonly channel: BindChannel;
  readonly hasPassword: boolean;
  readonly onDone: () => void;
};

/** Everything that the form for a number or an address knows and does. */
export function useBinding({ channel, hasPassword, onDone }: BindOptions) {
  const tellSaved = useSaved();
  const asksForLogin = useLoginAgain();
  const [dialingCode, setDialingCode] = useState(firstDialingCode(useViewer()));
  const [isCaptchaShown, setIsCaptchaShown] = useState(false);
  const fields = useFields<BindField>({
    names: BIND_FIELDS,
    check: (values) => checkBinding(values, { channel, dialingCode, hasPassword }),
  });
  const captcha = useCaptcha(isCaptchaShown, () => fields.write('captcha', ''));
  const refuse = (refused: Refused) => {
    const { problem, refusal } = refused;
    if (asksForLogin(refused)) return;
    if (refusal?.detail.captcha === true) setIsCaptchaShown(true);
    fields.refuse({ ...refused, problem: inBindWords(problem) }, FIELD_OF_BIND_REFUSAL);
  };

  const code = useCode({
    isReady() {
      if (!fields.isRight('target')) return false;
      const missing = isCaptchaShown && checkCaptcha(fields.read().captcha);
      if (missing) fields.show(missing, 'captcha');
      return !missing;
    },
    async request() {
      const { target, captcha: answer } = readBinding(fields.read());
      const proof = isCaptchaShown ? { captcha: answer, captchaId: captcha.id } : {};
      const to = { purpose: 'bind', ...proof } as const;
      const sent =
        channel === 'mobile'
          ? await sendSmsCode({ mobileNum: target, countryDialingCode: dialingCode, ...to })
          : await sendEmailCode({ email: target, ...to });
      // An answer counts once, right or wrong.
      if (isCaptchaShown) captcha.refresh();
      return sent;
    },
    onRefused: refuse,
  });

  const send = fields.submit(async (typed) => {
    const { target, code: answer, password } = readBinding(typed);
    const proof = { code: answer, password };
    const asked =
      channel === 'mobile'
        ? await ask(identityEndpoints.bindMobile, {
            mobileNum: target,
            countryDialingCode: dialingCode,
            ...proof,
          })
        : await ask(identityEndpoints.bindEmail, { email: target, ...proof });
    if (!asked.ok) return refuse(asked);
    tellSaved();
    onDone();
  });
  return { fields, captcha, code, dialingCode, setDialingCode, send };
}
