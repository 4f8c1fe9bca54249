import { randomUUID } from 'node:crypto';
import type { HouseRefusal } from '@maneki/contract/house/refusals';
import type { PlatformWallet } from '@maneki/contract/round-wallet/platform-wallet';
import { targetOf } from '@maneki/games/dice/dice';
import { stakesOf } from '@maneki/games/stakes/bet-ladder';
import { playDice } from '@maneki/house/features/dice/play-dice';
import { rotatePair } from '@maneki/house/features/frame/rotate-pair';
import type { Session } from '@maneki/house/features/sessions/session';
import { placeSpin } from '@maneki/house/features/slots/place-spin';
import type { HouseDatabase } from '@maneki/house/platform/database';
import type { HouseServices } from '@maneki/house/platform/services';
import { writeAmount } from '@maneki/kernel/money';
import type { Outcome } from '@maneki/kernel/outcome';
import { CURRENCY, type FairPlayer } from './player.ts';

/** So many spins, and rolls of the dice after them, are one transaction and one pair of seeds, revealed then. */
export const BATCH_SPINS = 200;
export const SPINS_PER_ROLL = 4;

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
  { player, spins, rolls }: { player: FairPlayer; spins: number; rolls: number },
): Promise<void> {
  const { playerId, machines, dice } = player;
  return withinOne(services, async (within) => {
    for (let round = 0; round < spins; round += 1) {
      const session = machines[round % machines.length]!;
      const stake = writeAmount(STAKES[round % STAKES.length]!);
      const wish = { key: randomUUID(), stake };
      expectSettled(session, await placeSpin(within, session, wish));
    }
    for (let round = 0; round < rolls; round += 1) {
      const wish = { key: randomUUID(), ...betOf(round) };
      expectSettled(dice, await playDice(within, dice, wish));
    }
    const revealed = await rotatePair(within, dice, undefined);
    if (!revealed.ok) throw new Error(`${playerId} cannot see a seed: ${revealed.refusal.code}`);
  });
}

/** All of a batch is kept at once: what counts here is what is decided, not how often it is saved. */
export const withinOne = <Result>(
  services: HouseServices,
  work: (within: HouseServices) => Promise<Result>,
): Promise<Result> =>
  services.database.transact((tx) => {
    const database: HouseDatabase = { transact: (some) => some(tx), statement: (some) => some(tx) };
    return work({ ...services, database });
  });

const STAKES = stakesOf(CURRENCY);

/** Both sides, from even to rare; rare targets are for small stakes. */
const betOf = (round: number) => {
  const side = round % 2 === 0 ? ('OVER' as const) : ('UNDER' as const);
  const target = targetOf(side, 4_950 - ((round * 97) % 4_500));
  return { side, target, stake: writeAmount(STAKES[round % 3]!) };
};

type Played = Outcome<{ readonly round: { readonly status: string } }, HouseRefusal>;

function expectSettled({ gameId }: Session, played: Played): void {
  if (!played.ok) throw new Error(`A round of ${gameId} was refused: ${played.refusal.code}`);
  const { status } = played.value.round;
  if (status !== 'SETTLED') throw new Error(`A round of ${gameId} is ${status}.`);
}
