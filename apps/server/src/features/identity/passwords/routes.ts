import type { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { readMobileNumber } from '@maneki/contract/identity/phones';
import { refused } from '@maneki/kernel/outcome';
import type { Handlers } from '#platform/calls/handlers';
import type { IdentityServices } from '../identity-services.ts';
import { readEmail } from '../members/email.ts';
import { changePassword } from './change-password.ts';
import { resetPassword } from './reset-password.ts';
import { sendPaymentCode } from './send-payment-code.ts';
import { setPaymentPassword } from './set-payment-password.ts';

type Calls =
  | 'changePassword'
  | 'setPasswordByPhone'
  | 'setPasswordByEmail'
  | 'sendPaymentCode'
  | 'setPaymentPassword';

/** Translates between the wire and the use cases. Decides nothing. */
export function passwordHandlers(
  services: IdentityServices,
): Pick<Handlers<typeof identityEndpoints>, Calls> {
  return {
    async changePassword({ caller, now }, { oldPassword, ...typed }) {
      return changePassword(services, { caller, oldPassword, typed, now });
    },
    async setPasswordByPhone({ merchantCode, now }, typed) {
      const recipient = readMobileNumber(typed.countryDialingCode, typed.mobileNum);
      if (!recipient) {
        const detail = { field: 'mobileNum', rule: 'format' };
        return refused({ code: 'identity.field_invalid', detail });
      }
      const { code } = typed;
      return resetPassword(services, {
        merchantCode,
        channel: 'sms',
        recipient,
        code,
        typed,
        now,
      });
    },
    async setPasswordByEmail({ merchantCode, now }, typed) {
      const recipient = readEmail(typed.email);
      if (!recipient) return refused({ code: 'identity.email_format', detail: {} });
      const { code } = typed;
      return resetPassword(services, {
        merchantCode,
        channel: 'email',
        recipient,
        code,
        typed,
        now,
      });
    },
    async sendPaymentCode(call, { captcha: answer, captchaId: id }) {
      return sendPaymentCode(services, { call, captcha: { id, answer } });
    },
    async setPaymentPassword({ caller, now }, typed) {
      return setPaymentPassword(services, { caller, typed, now });
    },
  };
}
