import { setGameOn } from '@maneki/server/features/catalog/index';
import { endSessions } from '@maneki/server/features/play/index';
import type { Database } from '@maneki/server/platform/database/database';
import { idOf, type Named } from './control-deeds.ts';

type Switched = {
  readonly vendorCode: string;
  readonly gameId: string;
  readonly isOn: boolean;
};

/** What a journey may do to games that are being played, as an operator would. */
export function createSlotDeeds(database: Database) {
  return {
    /** Switches a game on or off for everybody. */
    async switchGame(game: Switched) {
      const isKnown = await database.statement((tx) => setGameOn(tx, game));
      if (!isKnown) throw new Error(`there is no game ${game.gameId}`);
    },

    /** Ends what a member plays, as fifteen minutes without a bet would. Answers how many games. */
    endGames: (named: Named) =>
      database.transact(async (tx) =>
        endSessions(tx, { memberId: await idOf(tx, named), now: new Date() }),
      ),
  };
}

export type SlotDeeds = ReturnType<typeof createSlotDeeds>;
