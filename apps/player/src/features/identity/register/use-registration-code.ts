import { useState } from 'react';
import type { Refused } from '#platform/forms/ask.ts';
import type { Captcha } from '#platform/forms/use-captcha.ts';
import type { Fields } from '#platform/forms/use-fields.ts';
import { type CodeSending, useCode } from '../components/use-code.ts';
import type { NumberProving } from '../firebase/use-number-proof.ts';
import { sendSmsCode } from '../mutations.ts';
import type { RegisterField } from './registration.ts';

/** Sends the code of a registration, whose picture is asked for only from those who ask often. */
export function useRegistrationCode(options: {
  readonly fields: Fields<RegisterField>;
  readonly captcha: Captcha;
  readonly dialingCode: string;
  readonly proof: NumberProving | undefined;
  readonly refuse: (refused: Refused) => void;
}): CodeSending {
  const { fields, captcha, dialingCode, proof, refuse } = options;
  const [isPictureAsked, setIsPictureAsked] = useState(false);
  return useCode({
    isReady: () => fields.isRight('mobileNum') && (!isPictureAsked || fields.isRight('captcha')),
    request: async () => {
      const { mobileNum, captcha: answer } = fields.read();
      if (proof) return proof.send({ dialingCode, mobileNum });
      const sent = await sendSmsCode({
        mobileNum: mobileNum.trim(),
        countryDialingCode: dialingCode,
        purpose: 'register',
        ...(isPictureAsked ? { captcha: answer.trim(), captchaId: captcha.id } : {}),
      });
      // An answer counts once: the registration itself needs another one.
      if (sent.ok && isPictureAsked) captcha.refresh();
      return sent;
    },
    onRefused: (refused) => {
      if (refused.refusal?.code === 'identity.captcha_needed') setIsPictureAsked(true);
      refuse(refused);
    },
  });
}
