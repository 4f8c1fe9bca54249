import type { packetEndpoints } from '@maneki/contract/rewards/packet-endpoints';
import { writeAmount } from '@maneki/kernel/money';
import { done } from '@maneki/kernel/outcome';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import type { Handlers } from '#platform/calls/handlers';
import { marksOf } from './claims/marks-of.ts';
import { readRain } from './packets/read-rain.ts';
import { takePacket } from './packets/take-packet.ts';
import type { PromotionServices } from './promotion-routes.ts';

/** Translates between the wire and the use cases of red packets. Decides nothing. */
export const packetHandlers = (
  services: Omit<PromotionServices, 'listVendorBalances'>,
): Handlers<typeof packetEndpoints> => ({
  getRain: async ({ caller: { memberId }, merchantCode, language, now }) =>
    done(await readRain(services, { memberId, merchantCode, language, now })),
  async takePacket(call, { roundId }) {
    const { caller, merchantCode, now } = call;
    const marks = marksOf(call, services.numbers);
    const { memberId } = caller;
    const taken = await takePacket(services, { memberId, merchantCode, marks, roundId, now });
    if (!taken.ok) return taken;
    const { amount, currency } = taken.value;
    return done({ amount: writeAmount(amount), currency: moneyOf(currency) });
  },
});
