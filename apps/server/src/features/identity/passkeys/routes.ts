import type { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { done } from '@maneki/kernel/outcome';
import type { Handlers } from '#platform/calls/handlers';
import type { IdentityServices } from '../identity-services.ts';
import { keepDevice } from '../sessions/known-device.ts';
import { handOver } from '../sessions/open-session.ts';
import { offeredWays } from '../social/offered-ways.ts';
import { finishPasskey } from './finish-passkey.ts';
import { finishPasskeyLogin } from './finish-passkey-login.ts';
import { removePasskey } from './remove-passkey.ts';
import { startPasskey } from './start-passkey.ts';
import { startPasskeyLogin } from './start-passkey-login.ts';
import { listPasskeys } from './store.ts';

type Calls =
  | 'startPasskeyLogin'
  | 'finishPasskeyLogin'
  | 'listPasskeys'
  | 'startPasskey'
  | 'finishPasskey'
  | 'removePasskey';

/** Translates between the wire and the use cases. Decides nothing. */
export function passkeyHandlers(
  services: IdentityServices,
): Pick<Handlers<typeof identityEndpoints>, Calls> {
  const { database, merchants, outside } = services;
  return {
    async startPasskeyLogin(call) {
      const { ceremonyId, options } = await startPasskeyLogin(services, call);
      return done({ ceremonyId, options: { ...options } });
    },
    async finishPasskeyLogin(call, { ceremonyId, answer, role }) {
      const outcome = await finishPasskeyLogin(services, { call, ceremonyId, answer, role });
      if (!outcome.ok) return outcome;
      const { session, device } = outcome.value;
      handOver(call, session);
      keepDevice(call, device);
      return done(session.reply);
    },
    async listPasskeys({ caller }) {
      const held = await database.statement((tx) => listPasskeys(tx, caller.memberId));
      const list = held.map(({ id, name, createdAt, usedAt }) => ({
        id,
        name,
        createdAt: createdAt.toISOString(),
        usedAt: usedAt?.toISOString() ?? null,
      }));
      return done({ list });
    },
    async startPasskey(call) {
      const outcome = await startPasskey(services, call);
      if (!outcome.ok) return outcome;
      const { ceremonyId, options } = outcome.value;
      return done({ ceremonyId, options: { ...options } });
    },
    finishPasskey: (call, { ceremonyId, answer }) =>
      finishPasskey(services, { call, ceremonyId, answer }),
    removePasskey({ caller, merchantCode }, { id }) {
      const offered = offeredWays(merchants.get(merchantCode), outside.social);
      const { memberId } = caller;
      return database.transact((tx) => removePasskey(tx, { ...offered, memberId, id }));
    },
  };
}
