import { randomUUID } from 'node:crypto';
import type { PlatformWallet } from '@maneki/contract/round-wallet/platform-wallet';
import { stakesOf } from '@maneki/games/stakes/bet-ladder';
import { rotatePair } from '@maneki/house/features/frame/rotate-pair';
import { placeSpin } from '@maneki/house/features/slots/place-spin';
import type { HouseDatabase } from '@maneki/house/platform/database';
import type { HouseServices } from '@maneki/house/platform/services';
import { writeAmount } from '@maneki/kernel/money';
import { CURRENCY, type FairPlayer } from './player.ts';

/** So many rounds are one transaction and one pair of seeds, which is then revealed. */
export const BATCH_ROUNDS = 200;

/** A platform that takes every stake and pays every win: only what was drawn is looked at here. */
export const agreeingWallet: PlatformWallet = {
  call: async () => ({
    kind: 'final',
    code: 'OK',
    outcome: 'APPLIED',
    balance: undefined,
    said: {},
  }),
};

/** Plays through the house's own use cases, into its own tables, and reveals the seeds afterwards. */
export function playBatch(
  services: HouseServices,
  { player, rounds }: { readonly player: FairPlayer; readonly rounds: number },
): Promise<void> {
  const { playerId, sessions } = player;
  const stakes = stakesOf(CURRENCY);
  return services.database.transact(async (tx) => {
    // All of a batch is kept at once: what counts here is what is decided, not how often it is saved.
    const database: HouseDatabase = { transact: (work) => work(tx), statement: (work) => work(tx) };
    const within = { ...services, database };
    for (let round = 0; round < rounds; round += 1) {
      const session = sessions[round % sessions.length]!;
      const stake = writeAmount(stakes[round % stakes.length]!);
      const spun = await placeSpin(within, session, { key: randomUUID(), stake });
      if (!spun.ok)
        throw new Error(`A spin of ${session.gameId} was refused: ${spun.refusal.code}`);
      const { status } = spun.value.round;
      if (status !== 'SETTLED') throw new Error(`A round of ${session.gameId} is ${status}.`);
    }
    const revealed = await rotatePair(within, sessions[0]!, undefined);
    if (!revealed.ok) throw new Error(`${playerId} cannot see a seed: ${revealed.refusal.code}`);
  });
}
