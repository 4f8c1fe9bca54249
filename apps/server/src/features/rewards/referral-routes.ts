import type { referralEndpoints } from '@maneki/contract/rewards/referral-endpoints';
import { done } from '@maneki/kernel/outcome';
import type { WalletServices } from '#features/wallet';
import type { Handlers } from '#platform/calls/handlers';
import { getReferral } from './referral/get-referral.ts';
import { listFriends } from './referral/list-friends.ts';

/** Translates between the wire and the use cases of inviting. Decides nothing. */
export const referralHandlers = (services: WalletServices): Handlers<typeof referralEndpoints> => ({
  getReferral: async ({ caller: { memberId, type }, merchantCode, now }) =>
    done(await getReferral(services, { memberId, type, merchantCode, now })),
  listFriends: async ({ caller: { memberId }, merchantCode, now }, { cursor }) =>
    done(await listFriends(services, { memberId, merchantCode, cursor, now })),
});
