import type { FileHandle } from 'node:fs/promises';
import { revealDraws } from '@maneki/house/features/draws/index';
import { shoeOf } from '@maneki/house/features/frame/shoe-of';
import { listRounds, type Round, viewRound } from '@maneki/house/features/rounds/index';
import { revealSeeds } from '@maneki/house/features/seeds/index';
import { revealShoes } from '@maneki/house/features/tables/index';
import type { HouseServices } from '@maneki/house/platform/services';
import { CURRENCY, type FairPlayer } from './player.ts';

const PAGE = 500;

export type Exported = {
  readonly rounds: number;
  readonly pairs: number;
  readonly shoes: number;
  /** Whose draws share a seed. */
  readonly days: number;
  /** Pairs, and shoes, in which a place of the stream was left out or used twice. */
  readonly wrong: readonly string[];
};

/** Writes down all that a player's histories tell, a round on each line. */
export async function exportRounds(
  services: HouseServices,
  { playerId, machines, dice, tables, lotteries }: FairPlayer,
  file: FileHandle,
): Promise<Exported> {
  const used = { pair: new Map<string, number[]>(), shoe: new Map<string, number[]>() };
  const days = new Set<string>();
  let rounds = 0;
  for (const { gameId } of [...machines, dice, ...tables, ...lotteries]) {
    let before: string | undefined;
    do {
      const wanted = { playerId, gameId, currency: CURRENCY, before, limit: PAGE };
      const page = await services.database.statement((tx) => listRounds(tx, wanted));
      for (const round of page) {
        const shoeNo = shoeOf(round);
        if (round.kind === 'lottery') days.add(round.commitment);
        else if (shoeNo === undefined) note(used.pair, round.seedId, round.nonce);
        // A shoe's first place is 0, and the first nonce of a pair is 1.
        else note(used.shoe, `${gameId} ${shoeNo}`, round.nonce + 1);
      }
      await file.appendFile(await writeLines(services, { playerId, gameId }, page));
      rounds += page.length;
      before = page.length < PAGE ? undefined : page.at(-1)!.id;
    } while (before !== undefined);
  }
  const wrong = (['pair', 'shoe'] as const).flatMap((kind) =>
    [...used[kind]]
      .filter(([, places]) => !isGapless(places))
      .map(([name]) => `${kind} ${name} has a gap in its rounds`),
  );
  return { rounds, pairs: used.pair.size, shoes: used.shoe.size, days: days.size, wrong };
}

function note(used: Map<string, number[]>, name: string, place: number): void {
  const places = used.get(name) ?? [];
  places.push(place);
  used.set(name, places);
}

/** Who could leave out a place, or use it twice, could choose between outcomes. */
export const isGapless = (nonces: readonly number[]): boolean =>
  nonces.toSorted((left, right) => left - right).every((nonce, place) => nonce === place + 1);

async function writeLines(
  { database, sealer }: HouseServices,
  { playerId, gameId }: { readonly playerId: string; readonly gameId: string },
  page: readonly Round[],
): Promise<string> {
  const ids = [...new Set(page.map(({ seedId }) => seedId))];
  const seeds = await database.statement((tx) => revealSeeds(tx, { sealer }, { playerId, ids }));
  const nos = [...new Set(page.flatMap((round) => shoeOf(round) ?? []))];
  const shoes = await database.statement((tx) => revealShoes(tx, { sealer }, { gameId, nos }));
  const commitments = page.flatMap(({ kind, commitment }) =>
    kind === 'lottery' ? [commitment] : [],
  );
  const days = await database.statement((tx) => revealDraws(tx, { sealer }, commitments));
  return page
    .map((round) => {
      const { model, modelVersion, seedId } = round;
      const shoe = shoes.get(shoeOf(round) ?? 0);
      const day = round.kind === 'lottery' && { serverSeed: days.get(round.commitment) ?? null };
      const told = day || (shoe ?? seeds.get(seedId));
      const line = { ...viewRound(round), model, modelVersion, ...told };
      return `${JSON.stringify(line)}\n`;
    })
    .join('');
}
