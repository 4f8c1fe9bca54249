import { findBalance, holdPurse } from '#features/purses';
import type { Sitting } from '#features/sittings';
import { commitTo, drawSeed } from '#platform/secrets';
import type { StudioServices } from '#platform/services';
import type { StudioGame } from './games.ts';
import { findOpenRound, insertRound, listPlayed, type PlayedRound } from './store.ts';

const ROUNDS_SHOWN = 5;

/** What a player sees: their money here, the round that comes, and those that were. */
export type Table = {
  readonly balance: bigint;
  readonly nonce: number;
  /** The hash of the seed that the coming round is drawn from. */
  readonly commitment: string;
  readonly played: readonly PlayedRound[];
};

export async function viewTable(
  { database }: StudioServices,
  { sitting, game }: { readonly sitting: Sitting; readonly game: StudioGame },
): Promise<Table> {
  return database.transact(async (tx) => {
    let open = await findOpenRound(tx, sitting);
    if (!open) {
      // The first look draws the first seed; two at once must not draw two.
      await holdPurse(tx, sitting);
      open = await findOpenRound(tx, sitting);
      if (!open) {
        open = { nonce: 1, serverSeed: drawSeed() };
        await insertRound(tx, sitting, open);
      }
    }
    const limit = ROUNDS_SHOWN;
    const played = await listPlayed(tx, sitting, { gameId: game.id, limit });
    const balance = await findBalance(tx, sitting);
    return { balance, nonce: open.nonce, commitment: commitTo(open.serverSeed), played };
  });
}
