import type { FileHandle } from 'node:fs/promises';
import { listRounds, type Round, viewRound } from '@maneki/house/features/rounds/index';
import { revealSeeds } from '@maneki/house/features/seeds/index';
import type { HouseServices } from '@maneki/house/platform/services';
import { CURRENCY, type FairPlayer } from './player.ts';

const PAGE = 500;

export type Exported = {
  readonly rounds: number;
  readonly pairs: number;
  /** Pairs in which a place of the stream was left out or used twice. */
  readonly wrong: readonly string[];
};

/** Writes down all that a player's histories tell, a round on each line. */
export async function exportRounds(
  services: HouseServices,
  { playerId, sessions }: FairPlayer,
  file: FileHandle,
): Promise<Exported> {
  const nonces = new Map<string, number[]>();
  let rounds = 0;
  for (const { gameId } of sessions) {
    let before: string | undefined;
    do {
      const wanted = { playerId, gameId, currency: CURRENCY, before, limit: PAGE };
      const page = await services.database.statement((tx) => listRounds(tx, wanted));
      for (const { seedId, nonce } of page) {
        const used = nonces.get(seedId) ?? [];
        used.push(nonce);
        nonces.set(seedId, used);
      }
      await file.appendFile(await writeLines(services, playerId, page));
      rounds += page.length;
      before = page.length < PAGE ? undefined : page.at(-1)!.id;
    } while (before !== undefined);
  }
  const wrong = [...nonces].filter(([, used]) => !isGapless(used)).map(([seedId]) => seedId);
  return { rounds, pairs: nonces.size, wrong };
}

/** Who could leave out a place, or use it twice, could choose between outcomes. */
export const isGapless = (nonces: readonly number[]): boolean =>
  nonces.toSorted((left, right) => left - right).every((nonce, place) => nonce === place + 1);

async function writeLines(
  { database, sealer }: HouseServices,
  playerId: string,
  page: readonly Round[],
): Promise<string> {
  const ids = [...new Set(page.map(({ seedId }) => seedId))];
  const seeds = await database.statement((tx) => revealSeeds(tx, { sealer }, { playerId, ids }));
  return page
    .map((round) => {
      const { model, modelVersion, seedId } = round;
      const line = { ...viewRound(round), model, modelVersion, ...seeds.get(seedId) };
      return `${JSON.stringify(line)}\n`;
    })
    .join('');
}
