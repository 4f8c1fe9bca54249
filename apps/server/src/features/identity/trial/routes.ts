import type { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { MEMBER_TYPES } from '@maneki/contract/identity/member-types';
import { done } from '@maneki/kernel/outcome';
import type { Handlers } from '#platform/calls/handlers';
import type { IdentityServices } from '../identity-services.ts';
import { deviceOf, keepDevice } from '../sessions/known-device.ts';
import { handOver, openSession } from '../sessions/open-session.ts';
import { openTrial } from './open-trial.ts';

type Calls = 'getTrialAccount' | 'startTestPlay';

const customerType = MEMBER_TYPES.trial;

/** Translates between the wire and the use cases. Decides nothing. */
export function trialHandlers({
  database,
  merchants,
}: IdentityServices): Pick<Handlers<typeof identityEndpoints>, Calls> {
  return {
    async getTrialAccount(call) {
      const device = deviceOf(call);
      const merchant = merchants.get(call.merchantCode);
      const outcome = await database.transact((tx) => openTrial(tx, { call, merchant, device }));
      if (!outcome.ok) return outcome;
      if (device.isNew) keepDevice(call, device);
      const { username, expiresAt } = outcome.value;
      return done({ userName: username, customerType, expiresAt: expiresAt!.toISOString() });
    },
    async startTestPlay(call) {
      const device = deviceOf(call);
      const merchant = merchants.get(call.merchantCode);
      const outcome = await database.transact(async (tx) => {
        const trial = await openTrial(tx, { call, merchant, device });
        if (!trial.ok) return trial;
        return done(await openSession(tx, { call, member: trial.value, via: 'TRIAL' }));
      });
      if (!outcome.ok) return outcome;
      if (device.isNew) keepDevice(call, device);
      handOver(call, outcome.value);
      return done({ ...outcome.value.reply, customerType });
    },
  };
}
