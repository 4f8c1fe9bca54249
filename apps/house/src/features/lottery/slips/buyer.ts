import type { LotteryGame } from '@maneki/games/lottery/games';
import type { Round } from '#features/rounds';
import type { Session } from '#features/sessions';

/** Who bets, and on which lottery. */
export type Buyer = { readonly session: Session; readonly game: LotteryGame };

/** What was bought or given back, with the balance that it left where the platform told it. */
export type BoughtSlips = {
  readonly rounds: readonly Round[];
  readonly balance: bigint | undefined;
};
