import { RETURN, WINNING } from '@maneki/games/dice/dice';
import type { HouseKind } from '#features/frame';
import { describeDice } from './describe-dice.ts';
import { diceGames } from './dice-games.ts';
import { playDice } from './play-dice.ts';
import { WIN_MAX_UNITS } from './win-max.ts';

/** A number over or under one that the player chooses. */
export const diceKind: HouseKind<'dice'> = {
  // It stands among the machines of the house's own studio.
  vendors: [],
  games: diceGames,
  winMax: { perStake: RETURN / WINNING.min, perRound: WIN_MAX_UNITS },
  describe: describeDice,
  handlers: (services) => ({
    rollDice: (wish, { session }) => playDice(services, session, wish),
  }),
};
