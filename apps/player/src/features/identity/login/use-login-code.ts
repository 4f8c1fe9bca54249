import { normaliseInput } from '@maneki/contract/identity/field-check';
import type { Refused } from '#platform/forms/ask.ts';
import type { Captcha } from '#platform/forms/use-captcha.ts';
import type { Fields } from '#platform/forms/use-fields.ts';
import { type CodeSending, useCode } from '../components/use-code.ts';
import type { NumberProving } from '../firebase/use-number-proof.ts';
import { sendSmsCode } from '../mutations.ts';
import { checkCaptcha, type LoginField } from './login-rules.ts';

/** Sends the code of a login, with the picture where one is asked for. */
export function useLoginCode(options: {
  readonly fields: Fields<LoginField>;
  readonly captcha: Captcha;
  readonly dialingCode: string;
  readonly proof: NumberProving | undefined;
  readonly refuse: (refused: Refused) => void;
}): CodeSending {
  const { fields, captcha, dialingCode, proof, refuse } = options;
  return useCode({
    isReady() {
      if (!fields.isRight('mobileNum')) return false;
      // Firebase has a riddle of its own.
      const missing = !proof && captcha.isShown && checkCaptcha(fields.read().captcha);
      if (missing) fields.show(missing, 'captcha');
      return !missing;
    },
    async request() {
      const { mobileNum, captcha: answer } = fields.read();
      if (proof) return proof.send({ dialingCode, mobileNum });
      const sent = await sendSmsCode({
        mobileNum: normaliseInput(mobileNum),
        countryDialingCode: dialingCode,
        purpose: 'login',
        ...(captcha.isShown ? { captcha: normaliseInput(answer), captchaId: captcha.id } : {}),
      });
      // An answer counts once.
      if (sent.ok && captcha.isShown) captcha.refresh();
      return sent;
    },
    onRefused: refuse,
  });
}
