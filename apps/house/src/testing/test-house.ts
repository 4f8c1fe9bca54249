import { playEndpoints } from '@maneki/contract/play/endpoints';
import { addGame, keepHouseGames, oneName } from '@maneki/server/features/catalog/index';
import { keepCeilings, keepProvider, readCeilings } from '@maneki/server/features/play/index';
import { checkFully } from '@maneki/server/features/wallet/index';
import { ledgerInvariants } from '@maneki/server/ledger';
import { migrate } from '@maneki/server/platform/database/migrate';
import { readMigrations } from '@maneki/server/platform/database/read-migrations';
import type { TestSeed } from '@maneki/server/platform/database/testing/test-database';
import { addressKey } from '@maneki/server/platform/limits/address-key';
import { countInProcess } from '@maneki/server/platform/limits/limits';
import { DEMO_SEED, startTestServer, type TestServer } from '@maneki/server/testing/test-server';
import { seededBytes } from '@maneki/testkit/seeded-bytes';
import fastify, { type LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { findSession } from '#features/sessions';
import type { HouseDatabase } from '#platform/database';
import { HOUSE_MIGRATIONS } from '#platform/house-migrations';
import type { DrawBytes } from '#platform/secrets';
import { createHouse, type HouseOptions } from '../create-house.ts';
import { houseManifest } from '../manifest.ts';
import { createFaultLine } from './fault-line.ts';
import { makeMortal } from './make-mortal.ts';

export const TEST_KEY = { id: 'house-test', secret: 'a secret that only a test knows' };
export const TEST_SECRET = 'a master secret of at least thirty-two characters';

export type TestHouse = Awaited<ReturnType<typeof startTestHouse>>;
export type Seat = Awaited<ReturnType<typeof sitDown>>;
type LaunchWish = { vendor: string; gameId: string; mode?: 'real' | 'free' };
type SeatWish = { username?: string; vendor?: string; gameId?: string; mode?: 'real' | 'free' };

/** The tables of the house beside the platform's, which are made once for all tests. */
async function describeTables(): Promise<TestSeed> {
  const migrations = await readMigrations(HOUSE_MIGRATIONS.directory);
  return {
    key: ['house', ...migrations.map(({ sha256 }) => sha256)].join(' '),
    base: DEMO_SEED,
    async sow(database) {
      await migrate(database, HOUSE_MIGRATIONS);
    },
  };
}

/** The house beside the real platform, on one database, with a line between them that can fail. */
export async function startTestHouse(
  options: {
    readonly drawBytes?: DrawBytes;
    /** Counts its callers itself, as it does where it stands alone. */
    readonly isLimited?: boolean;
  } = {},
) {
  const server = await startTestServer({ seed: await describeTables() });
  const { clock, services } = server;
  await addHouse(server);
  const database = server.database as unknown as HouseDatabase;
  const line = createFaultLine((path, headers, body) =>
    services.play.inProcessDoor(path, headers, body),
  );
  const drawBytes = options.drawBytes ?? seededBytes('house');
  const limits = { limiter: countInProcess(clock), nameAddress: addressKey };
  const open = async (given: Pick<HouseOptions, 'database' | 'callPlatform'>) => {
    const house = createHouse({
      ...given,
      clock,
      log: services.log,
      key: TEST_KEY,
      masterSecret: TEST_SECRET,
      files: { arcade: 'nowhere', art: 'nowhere' },
      findAddress: ({ headers }) => (headers['x-from'] as string | undefined) ?? '127.0.0.1',
      frameOrigins: ['https://site.example'],
      drawBytes,
      limits: options.isLimited ? limits : undefined,
    });
    const app = fastify();
    await house.register(app);
    return { house, app, call: createCaller(app) };
  };
  const { callPlatform } = line;
  const { house, app, call } = await open({ database, callPlatform });
  const launch = async (cookie: string, wish: LaunchWish) => {
    const asked = { mode: 'real', ...wish } as const;
    const answer = await server.send(playEndpoints.launchGame, asked, { cookie });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return answer.body.value.launchToken as string;
  };

  return {
    server,
    clock,
    database,
    line,
    house,
    app,
    call,
    /** Another process of the house, which ends at its n-th step outside of itself. */
    openMortal: (dieAt: number) => open(makeMortal({ database, callPlatform }, dieAt)),
    launch,
    /** A demo account in a game, with everything filled in that a test does not care about. */
    sitDown: (wish: SeatWish = {}) => sitDown({ server, database, call, launch }, wish),
    /** The tickets that the platform wrote of a round. */
    async readTickets(roundId: string) {
      const { rows } = await database.statement((tx) =>
        sql<{ status: string; stake: bigint; payout: bigint }>`
          select status, stake, payout from public.play_tickets
           where round_id = ${roundId}`.execute(tx),
      );
      return rows;
    },
    /** What the platform's records say of a round: what was bet, and what came of it. */
    async readRecord(roundId: string) {
      const { rows } = await database.statement((tx) =>
        sql<Record<'selection' | 'odds' | 'result', string | null> & { lottery: unknown }>`
          select selection, odds, lottery, result_text as result from public.play_tickets
           where round_id = ${roundId}`.execute(tx),
      );
      return rows[0];
    },
    /** What is wrong in the platform's books: nothing, if all went well. */
    async listFaults() {
      const verdicts = await checkFully(server.database, {
        invariants: ledgerInvariants,
        now: clock.now(),
      });
      return verdicts.filter(({ count }) => count > 0);
    },
    async dispose() {
      await house.stop();
      await app.close();
      await server.dispose();
    },
  };
}

async function sitDown(
  {
    server,
    database,
    call,
    launch,
  }: {
    readonly server: TestServer;
    readonly database: HouseDatabase;
    readonly call: ReturnType<typeof createCaller>;
    launch(cookie: string, wish: LaunchWish): Promise<string>;
  },
  { username = 'sakura', vendor = 'HSLOT', gameId = 'maneki3', mode = 'real' }: SeatWish,
) {
  const cookie = await server.logIn(username);
  const launchToken = await launch(cookie, { vendor, gameId, mode });
  const opened = await call('POST', '/sessions', { body: { launchToken } });
  if (opened.statusCode !== 200) throw new Error(opened.body);
  const { token, state } = opened.json();
  const from = { token, address: '127.0.0.1' };
  const session = await findSession({ database, clock: server.clock }, from);
  const stake: string = state.stakes[0];
  return {
    cookie,
    token: token as string,
    playerId: session!.playerId,
    state,
    stake,
    getState: () => call('GET', '/state', { token }).then((answer) => answer.json()),
    spin: (key: string, wished = stake) =>
      call('POST', '/spins', { token, body: { key, stake: wished } }),
  };
}

async function addHouse({ database, services, clock }: TestServer): Promise<void> {
  await database.transact(async (tx) => {
    await keepProvider(tx, {
      code: 'house',
      name: 'The house',
      baseUrl: null,
      clientUrl: '/games',
      key: { keyId: TEST_KEY.id, secret: TEST_KEY.secret },
      sealer: services.play.sealer,
      now: clock.now(),
    });
    const ceilings = readCeilings(houseManifest);
    await keepCeilings(tx, { providerCode: 'house', ceilings, now: clock.now() });
    await keepHouseGames(tx, houseManifest);
    // A game that the platform offers and the house does not know.
    await addGame(tx, {
      vendorCode: 'HSLOT',
      gameId: 'nothing',
      category: 'RNG',
      names: oneName('?'),
    });
  });
  services.play.providers.forget();
  services.play.ceilings.forget();
}

function createCaller(app: ReturnType<typeof fastify>) {
  return (
    method: 'GET' | 'POST',
    path: string,
    sent: { token?: string; body?: object; query?: Record<string, string>; from?: string } = {},
  ): Promise<LightMyRequestResponse> =>
    app.inject({
      method,
      url: `/games/api${path}`,
      headers: {
        ...(sent.token ? { authorization: `Bearer ${sent.token}` } : {}),
        ...(sent.from ? { 'x-from': sent.from } : {}),
      },
      ...(sent.query ? { query: sent.query } : {}),
      ...(sent.body ? { payload: sent.body } : {}),
    });
}
