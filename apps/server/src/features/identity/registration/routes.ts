import type { identityEndpoints } from '@maneki/contract/identity/endpoints';
import type { RegistrationRequest } from '@maneki/contract/identity/registration-schemas';
import { done } from '@maneki/kernel/outcome';
import type { Call } from '#platform/calls/call';
import type { Handlers } from '#platform/calls/handlers';
import { firebaseClientOf } from '../codes/firebase-client.ts';
import type { IdentityServices } from '../identity-services.ts';
import { noteVisit } from '../links/note-visit.ts';
import { findReferrer, rememberedReferral } from '../referrals/referral-code.ts';
import { keepDevice } from '../sessions/known-device.ts';
import { handOver } from '../sessions/open-session.ts';
import { dropSignup } from '../social/social-signup.ts';
import type { RegistrationMethod } from './asked-fields.ts';
import { checkEmail, checkUsername } from './check-availability.ts';
import { findInvitation, rememberedCode } from './find-invitation.ts';
import { listFieldSettings } from './list-field-settings.ts';
import { registerMember } from './register-member.ts';
import { describeRegistration } from './registration-settings.ts';

type Calls =
  | 'getRegistrationSettings'
  | 'checkUsername'
  | 'checkEmail'
  | 'checkAffiliate'
  | 'registerByUsername'
  | 'registerByMobile';

/** Translates between the wire and the use cases. Decides nothing. */
export function registrationHandlers(
  services: IdentityServices,
): Pick<Handlers<typeof identityEndpoints>, Calls> {
  const { database, merchants, outside } = services;
  const register = async (call: Call, request: RegistrationRequest, method: RegistrationMethod) => {
    const outcome = await registerMember(services, { call, request, method });
    if (!outcome.ok) return outcome;
    const { session, device, bonus } = outcome.value;
    handOver(call, session);
    keepDevice(call, device);
    dropSignup(call);
    return done({ ...session.reply, bonus });
  };

  return {
    async getRegistrationSettings(call) {
      const { merchantCode, language, now } = call;
      const market = merchants.findMarket(call.countryCode);
      const countryCode = call.isForAll ? null : call.countryCode;
      const settings = await database.statement((tx) =>
        listFieldSettings(tx, { merchantCode, countryCode, language }),
      );
      const merchant = merchants.get(merchantCode);
      const firebase = firebaseClientOf(outside, merchantCode);
      const about = { market, countryCode, settings, firebase, now };
      return done(describeRegistration(merchant, about));
    },
    async checkUsername(call, { username }) {
      return database.transact((tx) => checkUsername(tx, { call, typed: username }));
    },
    async checkEmail(call, { email }) {
      return database.statement((tx) => checkEmail(tx, { call, typed: email }));
    },
    async checkAffiliate(call, { code, referralCode }) {
      const { merchantCode } = call;
      const typed = code || rememberedCode(call);
      const byLink = referralCode || rememberedReferral(call);
      const merchant = merchants.get(merchantCode);
      const { found, referrer } = await database.transact(async (tx) => {
        const found = await findInvitation(tx, { call, typed });
        if (found) await noteVisit(tx, { call, merchant, code: found.code });
        return { found, referrer: await findReferrer(tx, { merchantCode, typed: byLink }) };
      });
      const isReferred = referrer !== undefined;
      return done({ success: found !== undefined, code: found?.code ?? typed, isReferred });
    },
    registerByUsername: (call, request) => register(call, request, 'username'),
    registerByMobile: (call, request) => register(call, request, 'mobileNum'),
  };
}
