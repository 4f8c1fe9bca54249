import type { vipEndpoints } from '@maneki/contract/rewards/vip-endpoints';
import { done } from '@maneki/kernel/outcome';
import type { WalletServices } from '#features/wallet';
import type { Handlers } from '#platform/calls/handlers';
import { getVip, seeLevel } from './vip/get-vip.ts';

/** Translates between the wire and the use cases of levels. Decides nothing. */
export const vipHandlers = (services: WalletServices): Handlers<typeof vipEndpoints> => ({
  getVip: async ({ caller: { memberId }, merchantCode, now }) =>
    done(await getVip(services, { memberId, merchantCode, now })),
  seeLevel: async ({ caller, now }, { level }) => {
    await seeLevel(services, { memberId: caller.memberId, level, now });
    return done({});
  },
});
