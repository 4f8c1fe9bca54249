import { hkdfSync } from 'node:crypto';
import { join } from 'node:path';
import type { CallPlatform, ProviderKey } from '@maneki/contract/round-wallet/platform-wallet';
import { createHouse, type House, type HouseOptions } from '@maneki/house/create-house';
import type { HouseDatabase } from '@maneki/house/platform/database';
import type { HouseLimits } from '@maneki/house/platform/limits';
import type { Clock } from '@maneki/kernel/clock';
import { HOUSE_PROVIDER } from '@maneki/server/features/catalog/index';
import { keepProvider } from '@maneki/server/features/play/index';
import type { Database } from '@maneki/server/platform/database/database';
import { readVisitor } from '@maneki/server/platform/http/read-visitor';
import { createTrustedProxies } from '@maneki/server/platform/http/trusted-proxies';
import { addressKey } from '@maneki/server/platform/limits/address-key';
import type { Log } from '@maneki/server/platform/metrics/log';
import type { Services } from '@maneki/server/services';
import type { Config } from './config.ts';
import { ART } from './load-site.ts';
import { stopAt } from './stop-at.ts';

const ARCADE = join(import.meta.dirname, '../../arcade/build');

/** Where the games stand on the site's own address. */
export const GAMES_PATH = '/games';

/** The house and the platform in one process share a secret that nobody has to keep for them. */
export function deriveHouseKey(masterSecret: string): ProviderKey {
  const secret = hkdfSync('sha256', masterSecret, 'maneki', 'house provider key', 32);
  return { id: `${HOUSE_PROVIDER}-own`, secret: Buffer.from(secret).toString('base64url') };
}

/** Makes the house known to the platform, at every start; what an operator switched off stays so. */
export async function introduceHouse(
  { database, clock, play }: Services,
  {
    key,
    houseUrl,
  }: {
    readonly key: ProviderKey;
    readonly houseUrl?: string | undefined;
  },
): Promise<void> {
  await database.transact(async (tx) => {
    await keepProvider(tx, {
      code: HOUSE_PROVIDER,
      name: 'The house',
      baseUrl: null,
      clientUrl: houseUrl ? `${houseUrl.replace(/\/+$/, '')}${GAMES_PATH}` : GAMES_PATH,
      key: { keyId: key.id, secret: key.secret },
      sealer: play.sealer,
      now: clock.now(),
    });
  });
  play.providers.forget();
}

export function prepareHouse(
  config: Pick<Config, 'TRUSTED_PROXIES' | 'HOUSE_FRAME_ORIGINS' | 'HOUSE_STOP_AT'>,
  given: {
    readonly database: Database;
    readonly clock: Clock;
    readonly log: Log;
    readonly callPlatform: CallPlatform;
    readonly key: ProviderKey;
    readonly masterSecret: string;
    readonly limits?: HouseLimits;
    readonly tables?: HouseOptions['tables'];
  },
): House {
  const proxies = createTrustedProxies(config.TRUSTED_PROXIES);
  const { HOUSE_STOP_AT: point } = config;
  const end = () => process.kill(process.pid, 'SIGKILL');
  return createHouse({
    ...given,
    callPlatform: point ? stopAt(point, { carry: given.callPlatform, end }) : given.callPlatform,
    // The same connections, of which the house sees its own schema.
    database: given.database as unknown as HouseDatabase,
    files: { arcade: ARCADE, art: ART },
    findAddress: (request) => readVisitor(request, proxies).address,
    findCrowd: (request) => addressKey(readVisitor(request, proxies).address),
    frameOrigins: config.HOUSE_FRAME_ORIGINS,
  });
}
