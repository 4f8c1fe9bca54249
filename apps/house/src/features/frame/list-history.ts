import type { HouseReply } from '@maneki/contract/house/schemas';
import { isId } from '@maneki/kernel/ids';
import { revealDraws } from '#features/draws';
import { listRounds, viewRound } from '#features/rounds';
import { revealSeeds } from '#features/seeds';
import type { Session } from '#features/sessions';
import { revealShoes } from '#features/tables';
import { revealVaultSeeds, vaultOf } from '#features/vault';
import type { HouseServices } from '#platform/services';
import { shoeOf } from './shoe-of.ts';

const PAGE = 20;

/** A player's rounds of one game, newest first, with the seeds that prove them once they are revealed. */
export async function listHistory(
  { database, sealer }: HouseServices,
  { playerId, gameId, currency, merchant }: Session,
  cursor: string | undefined,
): Promise<HouseReply<'listRounds'>> {
  // A cursor that is none of ours begins again: it can only be made up.
  const before = cursor !== undefined && isId(cursor) ? cursor : undefined;
  return database.transact(async (tx) => {
    const wanted = { playerId, gameId, currency, before, limit: PAGE + 1 };
    const found = await listRounds(tx, wanted);
    const page = found.slice(0, PAGE);
    const ids = [...new Set(page.map(({ seedId }) => seedId))];
    const seeds = await revealSeeds(tx, { sealer }, { playerId, ids });
    const nos = page.flatMap((round) => shoeOf(round) ?? []);
    const shoes = await revealShoes(tx, { sealer }, { gameId, nos: [...new Set(nos)] });
    const slips = page.filter(({ kind }) => kind === 'lottery');
    const days = await revealDraws(
      tx,
      { sealer },
      slips.map(({ commitment }) => commitment),
    );
    const drawIds = page.flatMap(({ drawSeedId }) => drawSeedId ?? []);
    const drawn = { vault: vaultOf({ merchant, currency }), ids: [...new Set(drawIds)] };
    const drawSeeds = await revealVaultSeeds(tx, { sealer }, drawn);
    const list = page.map((round) => ({
      ...viewRound(round),
      serverSeed:
        shoes.get(shoeOf(round) ?? 0)?.serverSeed ??
        days.get(round.commitment) ??
        seeds.get(round.seedId)?.serverSeed ??
        null,
      clientSeed: seeds.get(round.seedId)?.clientSeed ?? '',
      drawSeed: drawSeeds.get(round.drawSeedId ?? '') ?? null,
    }));
    return { list, next: found.length > PAGE ? page.at(-1)!.id : null };
  });
}
