import { CAPTCHA_CHARACTERS } from '@maneki/contract/constants';
import type { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { SOCIAL_FLAGS, SOCIAL_PROVIDERS } from '@maneki/contract/identity/social';
import { done } from '@maneki/kernel/outcome';
import type { Handlers } from '#platform/calls/handlers';
import { firebaseClientOf } from '../codes/firebase-client.ts';
import type { IdentityServices } from '../identity-services.ts';
import { keepDevice } from '../sessions/known-device.ts';
import { handOver } from '../sessions/open-session.ts';
import { logInBySms } from './log-in-by-sms.ts';
import { logInByUsername } from './log-in-by-username.ts';

/** Translates between the wire and the use cases. Decides nothing. */
export function loginHandlers(
  services: IdentityServices,
): Pick<Handlers<typeof identityEndpoints>, 'getLoginSettings' | 'login'> {
  const { merchants, outside } = services;
  return {
    async getLoginSettings({ merchantCode }) {
      const { flags } = merchants.get(merchantCode);
      return done({
        isMobileOffered: flags.MOBILEVERCODELOGIN3,
        social: SOCIAL_PROVIDERS.filter(
          (provider) => flags[SOCIAL_FLAGS[provider]] && outside.social[provider],
        ),
        firebase: firebaseClientOf(outside, merchantCode),
        isTrialOffered: true,
        captchaCharacters: CAPTCHA_CHARACTERS,
      });
    },
    async login(call, typed) {
      const outcome =
        typed.type === 'sms'
          ? await logInBySms(services, { call, typed })
          : await logInByUsername(services, { call, typed });
      if (!outcome.ok) return outcome;
      const { session, device } = outcome.value;
      handOver(call, session);
      keepDevice(call, device);
      return done(session.reply);
    },
  };
}
