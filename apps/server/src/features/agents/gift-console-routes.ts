import type { giftConsoleEndpoints } from '@maneki/contract/agents/gift-console-endpoints';
import { done } from '@maneki/kernel/outcome';
import type { Handlers } from '#platform/calls/handlers';
import { readGift, searchGifts } from './gifts/read-gifts.ts';
import {
  approveGift,
  claimGift,
  letGoOfGift,
  rejectGift,
  saveReach,
  stopRain,
} from './gifts/review-gifts.ts';
import { findReach } from './gifts/store.ts';
import type { AgentsOutside } from './outside.ts';

/** Translates between the wire and the use cases for operators. Decides nothing. */
export function giftConsoleHandlers({
  cashier: { withdrawals: services },
}: AgentsOutside): Handlers<typeof giftConsoleEndpoints> {
  const { database } = services;
  return {
    searchGifts: async (call, wish) => done(await searchGifts(database, call, wish)),
    readGift: (call, wish) => readGift(database, call, wish),
    claimGift: (call, wish, tx) => claimGift(tx, call, wish),
    releaseGift: (call, wish, tx) => letGoOfGift(tx, call, wish),
    approveGift: (call, wish, tx) => approveGift(tx, services, call, wish),
    rejectGift: (call, wish, tx) => rejectGift(tx, services, call, wish),
    stopRain: (call, wish, tx) => stopRain(tx, services, call, wish),
    readGiftSettings: async ({ merchantCode }) =>
      done({ reach: await database.statement((tx) => findReach(tx, merchantCode)) }),
    saveGiftSettings: (call, { reach }, tx) => saveReach(tx, call, reach),
  };
}
