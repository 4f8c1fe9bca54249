import { HOUSE_MIGRATIONS } from '@maneki/house/platform/house-migrations';
import { serveHouse } from '@maneki/house/serve-house';
import { systemClock } from '@maneki/kernel/clock';
import { invariant } from '@maneki/kernel/invariant';
import { migrate } from '@maneki/server/platform/database/migrate';
import { openDatabase } from '@maneki/server/platform/database/open-database';
import { addressKey } from '@maneki/server/platform/limits/address-key';
import { countInRedis } from '@maneki/server/platform/limits/count-in-redis';
import { countInProcess } from '@maneki/server/platform/limits/limits';
import type { Config } from './config.ts';
import { createLog } from './create-log.ts';
import { findOrMakeMasterSecret } from './master-secret.ts';
import { prepareHouse } from './prepare-house.ts';
import { reachPlatform } from './reach-platform.ts';

export type RunningHouse = { readonly address: string; stop(): Promise<void> };

/** Starts the game provider alone; the platform is another process, reached over HTTP. */
export async function startHouse(
  config: Config,
  { onStep = () => {} }: { readonly onStep?: (step: string) => void } = {},
): Promise<RunningHouse> {
  const { PLATFORM_URL, HOUSE_KEY_ID, HOUSE_KEY_SECRET } = config;
  invariant(PLATFORM_URL && HOUSE_KEY_ID && HOUSE_KEY_SECRET, 'the environment was checked');
  onStep('opening the database');
  const database = await openDatabase({ url: config.DATABASE_URL, dataDir: config.DATA_DIR });
  const log = createLog(config.LOG_LEVEL);
  const clock = systemClock;
  const { REDIS_URL: redis } = config;
  const limiter = redis ? countInRedis({ url: redis, clock, log }) : countInProcess(clock);
  try {
    onStep('bringing its tables up to date');
    await migrate(database, HOUSE_MIGRATIONS);
    const house = prepareHouse(config, {
      database,
      clock,
      log,
      callPlatform: reachPlatform(PLATFORM_URL),
      key: { id: HOUSE_KEY_ID, secret: HOUSE_KEY_SECRET },
      masterSecret: config.MASTER_SECRET ?? (await findOrMakeMasterSecret(config.DATA_DIR)),
      limits: { limiter, nameAddress: addressKey },
    });
    const app = await serveHouse(house, log);
    await app.listen({ port: config.PORT, host: config.HOST });
    house.start();
    const { port } = app.server.address() as { port: number };
    const stop = async () => {
      await app.close();
      await house.stop();
      await limiter.close();
      await database.close();
    };
    return { address: `http://localhost:${port}`, stop };
  } catch (error) {
    await limiter.close();
    await database.close().catch(() => {});
    throw error;
  }
}
