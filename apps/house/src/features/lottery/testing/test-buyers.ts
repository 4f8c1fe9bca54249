import { type CallPlatform, createWallet } from '@maneki/contract/round-wallet/platform-wallet';
import { findLotteryGame } from '@maneki/games/lottery/games';
import { invariant } from '@maneki/kernel/invariant';
import { findSession } from '#features/sessions';
import { createSealer } from '#platform/seal';
import { drawNonce, drawSecureBytes } from '#platform/secrets';
import type { HouseServices } from '#platform/services';
import { TEST_KEY, TEST_SECRET, type TestHouse } from '#testing/test-house';
import type { Buyer } from '../slips/buyer.ts';

/** Whoever buys slips without the wire: a test says when the house heard of them, and what the platform does. */
export const openBuyers = (house: TestHouse) => ({
  /** What use cases work with, by a line to the platform of a test's own. */
  serve(callPlatform: CallPlatform = house.line.callPlatform): HouseServices {
    const { clock, database } = house;
    const { log } = house.server.services;
    return {
      ...{ database, clock, log },
      wallet: createWallet({ callPlatform, key: TEST_KEY, clock, log, drawNonce }),
      sealer: createSealer(TEST_SECRET, 'seeds'),
      drawBytes: drawSecureBytes,
      tables: [],
    };
  },
  /** Whoever sits there, as use cases know them. */
  async buyerOf({ token }: { readonly token: string }): Promise<Buyer> {
    const session = await findSession(house, { token, address: '127.0.0.1' });
    const game = session && findLotteryGame(session.gameId);
    invariant(game, 'they sit at a lottery');
    return { session, game };
  },
});
