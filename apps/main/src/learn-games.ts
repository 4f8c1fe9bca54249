import { type HouseManifest, houseManifest } from '@maneki/contract/house/manifest';
import { SECOND_MS } from '@maneki/kernel/clock';
import { HOUSE_PROVIDER, keepHouseGames } from '@maneki/server/features/catalog/index';
import { keepCeilings, readCeilings } from '@maneki/server/features/play/index';
import type { Services } from '@maneki/server/services';
import { GAMES_PATH } from './prepare-house.ts';

const WITHIN_MS = 5 * SECOND_MS;
const AGAIN_AFTER_MS = 10 * SECOND_MS;

/** Takes the house at its word: what it offers is listed, and what its proofs allow may be paid. */
export async function keepManifest(
  { database, clock, play }: Services,
  manifest: HouseManifest,
): Promise<void> {
  const ceilings = readCeilings(manifest);
  await database.transact(async (tx) => {
    await keepCeilings(tx, { providerCode: HOUSE_PROVIDER, ceilings, now: clock.now() });
    await keepHouseGames(tx, manifest);
  });
  play.ceilings.forget();
}

/**
 * Learns the games of a house that is a process of its own, as soon as it answers: either of the two may
 * be started first. Answers how to end that.
 */
export function learnGames({
  houseUrl,
  log,
  keep,
}: {
  readonly houseUrl: string;
  readonly log: Services['log'];
  keep(manifest: HouseManifest): Promise<void>;
}): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const learn = async () => {
    try {
      await keep(await fetchManifest(houseUrl));
    } catch (error) {
      log.warn({ err: error }, 'the house has not said which games it has');
      if (!isOver) timer = setTimeout(begin, AGAIN_AFTER_MS);
    }
  };
  let learning = learn();
  const begin = () => {
    learning = learn();
  };
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await learning;
  };
}

async function fetchManifest(houseUrl: string): Promise<HouseManifest> {
  const url = new URL(`${GAMES_PATH}/manifest`, houseUrl);
  const reply = await fetch(url, { signal: AbortSignal.timeout(WITHIN_MS) });
  if (!reply.ok) throw new Error(`the house answered ${reply.status}`);
  return houseManifest.parse(await reply.json());
}
