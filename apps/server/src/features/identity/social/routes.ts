import type { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { done } from '@maneki/kernel/outcome';
import type { Handlers } from '#platform/calls/handlers';
import type { IdentityServices } from '../identity-services.ts';
import { linkSocialAccount } from './link-social-account.ts';
import { offeredWays } from './offered-ways.ts';
import { findSignup } from './social-signup.ts';
import { startSocial } from './start-social.ts';
import { listSocialAccounts } from './store.ts';
import { unlinkSocialAccount } from './unlink-social-account.ts';

type Calls =
  | 'startSocialLogin'
  | 'getSocialSignup'
  | 'listSocialAccounts'
  | 'linkSocialAccount'
  | 'unlinkSocialAccount';

/** Translates between the wire and the use cases. Decides nothing. */
export function socialHandlers(
  services: IdentityServices,
): Pick<Handlers<typeof identityEndpoints>, Calls> {
  const { database, merchants, outside } = services;
  return {
    startSocialLogin: (call, { provider, role, back }) =>
      startSocial(services, { call, provider, memberId: null, role, back }),
    async getSocialSignup(call) {
      const signup = await database.statement((tx) => findSignup(tx, call));
      if (!signup) return done({ signup: null });
      const { provider, name, email } = signup;
      return done({ signup: { provider, nickname: name, email } });
    },
    async listSocialAccounts({ caller }) {
      const linked = await database.statement((tx) => listSocialAccounts(tx, caller.memberId));
      const list = linked.map(({ linkedAt, ...account }) => ({
        ...account,
        linkedAt: linkedAt.toISOString(),
      }));
      return done({ list });
    },
    linkSocialAccount: (call, { provider }) => linkSocialAccount(services, { call, provider }),
    unlinkSocialAccount({ caller, merchantCode }, { provider }) {
      const offered = offeredWays(merchants.get(merchantCode), outside.social);
      const { memberId } = caller;
      return database.transact((tx) => unlinkSocialAccount(tx, { ...offered, memberId, provider }));
    },
  };
}
