import type { HouseDesk } from '@maneki/contract/house/desk';
import type { HouseManifest } from '@maneki/contract/house/manifest';
import type { House } from '@maneki/house/create-house';
import { systemClock } from '@maneki/kernel/clock';
import { HOUSE_PROVIDER } from '@maneki/server/features/catalog/index';
import type { ServiceOptions, Services } from '@maneki/server/services';
import type { FastifyBaseLogger } from 'fastify';
import { type Asked, askHouse } from './ask-house.ts';
import type { Config } from './config.ts';
import { keepManifest } from './learn-games.ts';
import { deskOf, reachDesk } from './reach-desk.ts';

/** What the platform asks of the house: of one in this process, or of one that is another process. */
export type HouseLink = {
  readonly asked: Asked & Pick<ServiceOptions, 'proveRound' | 'house'>;
  /** The platform is there first: from here on there is a house in this process. */
  open(house: House): void;
  /** Takes the house at its word about its games. */
  keep(services: Services, manifest: HouseManifest): Promise<void>;
};

export function linkHouse(config: Config, log: Pick<FastifyBaseLogger, 'warn'>): HouseLink {
  let house: House | undefined;
  let manifest: HouseManifest | undefined;
  const desk = findDesk(config, () => house);
  return {
    asked: {
      ...askHouse(config, () => house),
      async proveRound({ providerCode, memberId: playerId, roundId }) {
        if (providerCode !== HOUSE_PROVIDER) return undefined;
        // A ticket is shown without its proof rather than not at all.
        const told = await desk?.proveRound({ playerId, roundId }).catch((err: unknown) => {
          log.warn({ err, roundId }, 'the house did not prove a round');
        });
        return told?.proof ?? undefined;
      },
      house: { desk, readManifest: () => manifest },
    },
    open(opened) {
      house = opened;
    },
    async keep(services, told) {
      await keepManifest(services, told);
      manifest = told;
    },
  };
}

function findDesk(
  { ROLE, HOUSE_URL: houseUrl, HOUSE_KEY_ID: id, HOUSE_KEY_SECRET: secret }: Config,
  findHouse: () => House | undefined,
): HouseDesk | undefined {
  if (ROLE === 'all') return deskOf(findHouse);
  if (!houseUrl || !id || !secret) return undefined;
  return reachDesk({ houseUrl, key: { id, secret }, clock: systemClock });
}
