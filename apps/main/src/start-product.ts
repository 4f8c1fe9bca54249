import { join } from 'node:path';
import type { HouseManifest } from '@maneki/contract/house/manifest';
import type { House } from '@maneki/house/create-house';
import { houseManifest } from '@maneki/house/manifest';
import { HOUSE_MIGRATIONS } from '@maneki/house/platform/house-migrations';
import { SECOND_MS, systemClock } from '@maneki/kernel/clock';
import { findDemo, type IdentityOutside } from '@maneki/server/features/identity/index';
import { fillDemoVouchers } from '@maneki/server/features/rewards/index';
import { migrate } from '@maneki/server/platform/database/migrate';
import { openDatabase } from '@maneki/server/platform/database/open-database';
import { PATIENCE } from '@maneki/server/platform/http/refuse-when-overloaded';
import { seed } from '@maneki/server/seed';
import { createServer, type ServerOptions } from '@maneki/server/server';
import type { Services } from '@maneki/server/services';
import { startServices } from '@maneki/server/start-services';
import { addStudio } from './add-studio.ts';
import type { Config } from './config.ts';
import { pushOptionsOf } from './config-push.ts';
import { createLog } from './create-log.ts';
import { learnGames } from './learn-games.ts';
import { type HouseLink, linkHouse } from './link-house.ts';
import { findConsole } from './load-site.ts';
import { findOrMakeMasterSecret } from './master-secret.ts';
import { operatorCommands } from './operator-commands.ts';
import { openOperatorDoor } from './operator-door.ts';
import { deriveHouseKey, introduceHouse, prepareHouse } from './prepare-house.ts';
import { preparePayments } from './prepare-payments.ts';
import { reachOutside } from './reach-outside.ts';
import { refuseDemoLeftovers } from './refuse-demo.ts';
import type { Certificate } from './self-signed.ts';

const MIGRATIONS = join(import.meta.dirname, '../../server/migrations');

export type Product = {
  readonly address: string;
  readonly services: Awaited<ReturnType<typeof startServices>>;
  /** Accounts whose password everybody may know, where there are any. */
  readonly demoAccounts: readonly string[];
  stop(): Promise<void>;
};

/** Starts the parts that the role asks for, in order; a part that fails takes the others down again. */
export async function startProduct(
  config: Config,
  options: {
    readonly site: ServerOptions['site'];
    readonly isDevelopment: boolean;
    readonly certificate?: Certificate | undefined;
    /** Replaces ways out of this process that the configuration would choose. */
    readonly outside?: Partial<IdentityOutside>;
    readonly onStep?: (step: string) => void;
  },
): Promise<Product> {
  const step = options.onStep ?? (() => {});
  const undo: (() => Promise<void>)[] = [];
  const stop = async () => {
    const failures: unknown[] = [];
    // One part that will not end must not keep the others, least of all the database.
    for (let end = undo.pop(); end; end = undo.pop()) await end().catch((e) => failures.push(e));
    if (failures.length > 0) throw new AggregateError(failures, 'not every part ended well');
  };
  try {
    step('opening the database');
    const database = await openDatabase({ url: config.DATABASE_URL, dataDir: config.DATA_DIR });
    undo.push(() => database.close());
    step('bringing its tables up to date');
    await migrate(database, { directory: MIGRATIONS });
    if (config.ROLE === 'all') await migrate(database, HOUSE_MIGRATIONS);
    await seed(database, beginningOf(config));
    await refuseDemoLeftovers(database, config);

    step('starting the platform');
    const log = createLog(config.LOG_LEVEL);
    const masterSecret = config.MASTER_SECRET ?? (await findOrMakeMasterSecret(config.DATA_DIR));
    const link = linkHouse(config, log);
    const payments = preparePayments(config, { clock: systemClock, log, masterSecret });
    const services = await startServices({
      database,
      clock: systemClock,
      log,
      masterSecret,
      redisUrl: config.REDIS_URL,
      proofBits: config.PROOF_BITS,
      registrationBudget: registrationBudgetOf(config),
      isWorker: config.ROLE !== 'web',
      outside: { ...reachOutside(config, database, log), ...options.outside },
      ...link.asked,
      paymentProviders: payments.providers,
      push: pushOptionsOf(config),
    });
    undo.push(() => services.stop());
    const house = await addHouse(config, services, { masterSecret, undo, link });
    const studio = await addStudio(config, services, masterSecret);
    undo.push(async () => studio?.stop());
    // The first page already names where games are shown, and pages do not wait for that.
    await services.play.providers.list(systemClock.now());
    if (database.engine === 'embedded') {
      const door = await openDoor(config.DATA_DIR, services);
      undo.push(async () => door?.close());
    }
    const server = await createServer({
      services,
      log,
      trustedProxies: config.TRUSTED_PROXIES,
      isHostForwarded: config.FORWARDED_HOST === 'on',
      country: { override: config.COUNTRY_OVERRIDE, header: config.COUNTRY_HEADER },
      site: options.site,
      console: findConsole(config),
      isDevelopment: options.isDevelopment,
      areRepliesChecked: options.isDevelopment,
      patience: PATIENCE,
      drainMs: config.DRAIN_SECONDS * SECOND_MS,
      certificate: options.certificate,
    });
    undo.push(() => server.stop());
    await payments.openSandbox(server.app, services.cashier.door);
    if (house) {
      await house.register(server.app);
      undo.push(() => house.stop());
      house.start();
    }
    await studio?.register(server.app);
    const port = await listen(server.app, config);
    const address = `${options.certificate ? 'https' : 'http'}://localhost:${port}`;
    return { address, services, demoAccounts: await openDemo(config, services), stop };
  } catch (error) {
    await stop().catch(() => {});
    throw error;
  }
}

/** Gives a demonstration what its seeds cannot seal, and answers the names of its accounts. */
async function openDemo({ isDemo }: Config, services: Services): Promise<readonly string[]> {
  if (isDemo) await fillDemoVouchers(services, systemClock.now());
  return (await services.database.transact(findDemo)).accounts;
}

/** What an empty database begins with; the games as this version of the house has them. */
const beginningOf = ({ isDemo }: Config) => ({
  isDemo,
  now: systemClock.now(),
  manifest: houseManifest,
});

const registrationBudgetOf = (config: Config) => ({
  perHour: config.REGISTRATIONS_PER_HOUR,
  perDay: config.REGISTRATIONS_PER_DAY,
});

/** Answers the port, which the machine chooses where none was named. */
async function listen(
  app: Awaited<ReturnType<typeof createServer>>['app'],
  { PORT: port, HOST: host }: Config,
): Promise<number> {
  await app.listen({ port, host });
  return (app.server.address() as { port: number }).port;
}

/** Players can play without it, so it keeps nobody from starting. */
async function openDoor(dataDir: string, services: Services) {
  try {
    const commands = operatorCommands(services);
    return await openOperatorDoor({ dataDir, commands, log: services.log });
  } catch (error) {
    services.log.warn({ err: error }, 'commands cannot reach this process while it runs');
    return undefined;
  }
}

/** The games of the house: in this very process, or in one that is told to the platform by its address. */
async function addHouse(
  config: Config,
  services: Services,
  {
    masterSecret,
    undo,
    link,
  }: {
    masterSecret: string;
    undo: (() => Promise<void>)[];
    link: HouseLink;
  },
): Promise<House | undefined> {
  const { HOUSE_URL: houseUrl, HOUSE_KEY_ID: id, HOUSE_KEY_SECRET: secret } = config;
  if (config.ROLE !== 'all') {
    if (houseUrl && id && secret) {
      await introduceHouse(services, { key: { id, secret }, houseUrl });
      const keep = (told: HouseManifest) => link.keep(services, told);
      undo.push(learnGames({ houseUrl, log: services.log, keep }));
    }
    return undefined;
  }
  const key = deriveHouseKey(masterSecret);
  await introduceHouse(services, { key });
  const { database, clock, log, play } = services;
  const house = prepareHouse(config, {
    database,
    clock,
    log,
    callPlatform: play.inProcessDoor,
    key,
    masterSecret,
  });
  await link.keep(services, await house.readManifest());
  link.open(house);
  return house;
}
