import type { IncomingMessage } from 'node:http';
import type { HouseDesk } from '@maneki/contract/house/desk';
import { type DrawnIssue, type LotteryBoard, RESULTS_MAX } from '@maneki/contract/house/lottery';
import type { HouseManifest } from '@maneki/contract/house/manifest';
import {
  type CallPlatform,
  createWallet,
  type ProviderKey,
} from '@maneki/contract/round-wallet/platform-wallet';
import { type Clock, MINUTE_MS, SECOND_MS } from '@maneki/kernel/clock';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openChannel, openDesk, openTables, type SharedTable } from '#features/croupier';
import { registerDesk } from '#features/desk';
import { runDuties } from '#features/duties';
import { frameHandlers, proveRound } from '#features/frame';
import {
  type LotteryDesk,
  openBoard,
  openLotteryDesk,
  openRunner,
  registerBoard,
} from '#features/lottery';
import { recoverRounds } from '#features/rounds';
import { findSession } from '#features/sessions';
import { type Jackpot, listJackpots, listVaultSeeds, vaultFor } from '#features/vault';
import type { HouseDatabase } from '#platform/database';
import type { HouseLimits } from '#platform/limits';
import type { Log } from '#platform/log';
import { registerCalls } from '#platform/register-calls';
import { type HouseFiles, registerFiles } from '#platform/register-files';
import { repeat } from '#platform/repeat';
import { createSealer } from '#platform/seal';
import { type DrawBytes, drawNonce, drawSecureBytes } from '#platform/secrets';
import type { HouseServices } from '#platform/services';
import { kindHandlers, kinds } from './kinds.ts';
import { readManifest } from './manifest.ts';

export type HouseOptions = {
  readonly database: HouseDatabase;
  readonly clock: Clock;
  readonly log: Log;
  readonly callPlatform: CallPlatform;
  readonly key: ProviderKey;
  /** Seals the seeds. All nodes of the house share it. */
  readonly masterSecret: string;
  readonly files: HouseFiles;
  /** Who asks, as far as the operator's own proxies can be believed. */
  readonly findAddress: (request: IncomingMessage) => string;
  /** Under what the addresses of one household are counted together; without it each is its own. */
  readonly findCrowd?: (request: IncomingMessage) => string;
  /** Sites of other origins that may show the games in a frame. */
  readonly frameOrigins?: readonly string[];
  readonly drawBytes?: DrawBytes;
  /** How much callers may ask for; within the platform's process the platform counts them. */
  readonly limits?: HouseLimits | undefined;
};

/** The game provider: its calls and files under `/games`, and what it does by itself. */
export type House = {
  register(app: FastifyInstance): Promise<void>;
  /** Begins to take up rounds that were left behind. */
  start(): void;
  stop(): Promise<void>;
  /** What a merchant's pools hold: those of money, or those of a demonstration. */
  readJackpots(merchant: string, of: { readonly isDemo: boolean }): Promise<Jackpot[]>;
  /** What goes on at the tables that many share. */
  readTables(): Promise<SharedTable[]>;
  /** Which games there are now, those with them that operators have turned on. */
  readManifest(): Promise<HouseManifest>;
  /** What goes on in the lotteries. */
  readLotteries(): Promise<LotteryBoard>;
  /** Results of a lottery, newest first; undefined for what is none. */
  readLotteryResults(gameId: string): Promise<readonly DrawnIssue[] | undefined>;
  /** What an operator may see of rounds and do with tables. */
  readonly desk: HouseDesk;
  /** The same of lotteries. */
  readonly lotteryDesk: LotteryDesk;
  /** Whether its database answers. */
  isReady(): Promise<boolean>;
  /** Takes up what is due now; answers how many rounds. The loop does the same each second. */
  recover(): Promise<number>;
  /** Takes the tables as far as they go now; their loops do the same. */
  advanceTables(): Promise<void>;
  /** The same of the lotteries. */
  advanceLotteries(): Promise<void>;
  /** Does what is due once a day; answers when it is done. */
  runDuties(): Promise<void>;
};

const RECOVER_EVERY_MS = SECOND_MS;
const DUTIES_EVERY_MS = 10 * MINUTE_MS;
const SEEDS_PURPOSE = 'seeds';

export function createHouse(options: HouseOptions): House {
  const { database, clock, log } = options;
  const services: HouseServices = {
    database,
    clock,
    log,
    wallet: createWallet({ ...options, drawNonce }),
    sealer: createSealer(options.masterSecret, SEEDS_PURPOSE),
    drawBytes: options.drawBytes ?? drawSecureBytes,
  };
  const board = openBoard(services);
  const findCrowd = options.findCrowd ?? options.findAddress;
  const channel = openChannel(services, { findCrowd, beside: board });
  const lotteries = openRunner(services, { onMoved: () => void board.look() });
  const tables = openTables(services, { onMoved: channel.nudge });
  const desk: HouseDesk = {
    ...openDesk(services, { onMoved: channel.nudge }),
    // What a player's round follows from, for whoever is asked whether it was fair.
    proveRound: async (wish) => ({ proof: (await proveRound(services, wish)) ?? null }),
  };
  const loops: { stop(): Promise<void> }[] = [];
  return {
    async register(app) {
      await app.register(
        async (scope) => {
          registerCalls(scope, {
            handlers: { ...frameHandlers(services, kinds), ...kindHandlers(services) },
            findSession: (asked) => findSession(services, asked),
            findAddress: options.findAddress,
            limits: options.limits,
          });
          scope.get('/manifest', () => readManifest(services));
          registerVault(scope, services);
          await registerDesk(scope, { services, key: options.key, desk });
          await channel.register(scope);
          registerBoard(scope, board);
          const { frameOrigins = [] } = options;
          await registerFiles(scope, options.files, { frameOrigins });
        },
        { prefix: '/games' },
      );
    },
    start() {
      const recover = () => recoverRounds(services);
      loops.push(repeat(recover, { everyMs: RECOVER_EVERY_MS, log, what: 'rounds' }));
      const duties = () => runDuties(services);
      loops.push(repeat(duties, { everyMs: DUTIES_EVERY_MS, log, what: 'duties' }));
      loops.push(tables.start());
      loops.push(lotteries.start());
    },
    async stop() {
      await Promise.all(loops.splice(0).map((loop) => loop.stop()));
      await channel.stop();
    },
    readJackpots: (merchant, of) =>
      database.statement((tx) => listJackpots(tx, vaultFor(merchant, of))),
    desk,
    lotteryDesk: openLotteryDesk(services, { onMoved: () => void board.look() }),
    readTables: () => channel.readTables(),
    readManifest: () => readManifest(services),
    readLotteries: () => board.read(),
    readLotteryResults: (gameId) => board.readResults(gameId, RESULTS_MAX),
    async isReady() {
      try {
        await database.statement((tx) => listJackpots(tx, ''));
        return true;
      } catch {
        return false;
      }
    },
    advanceTables: () => tables.advance(),
    advanceLotteries: () => lotteries.advance(),
    recover: () => recoverRounds(services),
    runDuties: () => runDuties(services),
  };
}

/** What everybody may know of a merchant's jackpots: what they hold, and the seeds that draw them. */
function registerVault(scope: FastifyInstance, { database, sealer }: HouseServices): void {
  type Named = { Params: { vault: string } };
  const named = { preHandler: refuseNoName };
  scope.get<Named>('/jackpots/:vault', named, async ({ params }) => ({
    pools: await database.statement((tx) => listJackpots(tx, params.vault)),
  }));
  scope.get<Named>('/jackpots/:vault/seeds', named, async ({ params }) => ({
    seeds: await database.statement((tx) => listVaultSeeds(tx, { sealer }, params.vault)),
  }));
}

const VAULT = /^[\w-]{1,32}(\.DEMO)?$/;

/** What no vault is called is not asked of the database, which refuses some of it. */
async function refuseNoName({ params }: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { vault } = params as { vault: string };
  if (!VAULT.test(vault)) await reply.code(404).type('text/plain').send('Not found');
}
