import type { Clock } from '@maneki/kernel/clock';
import { createCategoryFinder } from '#features/catalog';
import type { MerchantDirectory } from '#features/site';
import { createBalanceTeller } from '#features/wallet';
import type { Database } from '#platform/database/database';
import { createSealer, type Sealer } from '#platform/encryption/seal';
import type { MemberNews } from '#platform/fanout/tell-members';
import type { Limit, Limiter } from '#platform/limits/limits';
import type { Log } from '#platform/metrics/log';
import type { Metrics } from '#platform/metrics/metrics';
import { drawId } from '#platform/secrets/secrets';
import { createNonces } from '#platform/signed-calls/nonces';
import { type CeilingGuard, createCeilingGuard } from './ceilings/ceiling-guard.ts';
import type { RoundProver } from './console/round-prover.ts';
import type { DoorCalls } from './door/door-calls.ts';
import { createInProcessDoor, type InProcessDoor } from './door/in-process-door.ts';
import { createProviderDoor, type ProviderDoor } from './door/provider-door.ts';
import { createBalanceCache } from './funds/balance-cache.ts';
import type { FundServices } from './funds/fund-services.ts';
import { createProviderHealth, type ProviderHealth } from './health/provider-health.ts';
import {
  createJackpotReader,
  type JackpotReader,
  type JackpotSource,
} from './jackpots/jackpot-reader.ts';
import {
  createProviderDirectory,
  PROVIDER_KEYS_PURPOSE,
  type ProviderDirectory,
} from './keys/provider-directory.ts';
import { listTransactions } from './reconcile/list-transactions.ts';
import { roundCalls } from './rounds/round-calls.ts';
import { createRoundServices, type RoundServices } from './rounds/round-services.ts';
import { findBalance } from './sessions/find-balance.ts';
import { openSession, type ReadSeries } from './sessions/open-session.ts';
import { createSessionCache } from './sessions/session-facts.ts';
import type { HouseSource } from './tables/house-source.ts';
import { createTableReader, type TableReader, type TableSource } from './tables/table-reader.ts';
import { createWinnerBoard, type WinnerBoard } from './winners/list-winners.ts';

/** What playing keeps ready on a node. */
export type Play = {
  readonly providers: ProviderDirectory;
  /** Seals the secrets of providers. */
  readonly sealer: Sealer;
  readonly rounds: RoundServices;
  readonly ceilings: CeilingGuard;
  readonly funds: FundServices;
  readonly door: ProviderDoor;
  readonly health: ProviderHealth;
  /** For a provider in the same process. */
  readonly inProcessDoor: InProcessDoor;
  readonly listWinners: WinnerBoard;
  readonly listJackpots: JackpotReader;
  readonly listLiveTables: TableReader;
  readonly proveRound: RoundProver;
  /** Whose tables operators run. */
  readonly house: HouseSource;
};

export type PlayOutside = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly merchants: MerchantDirectory;
  readonly memberNews: Pick<MemberNews, 'tell'>;
  readonly limiter: Limiter;
  /** Whether all nodes count in one place. */
  readonly isLimiterShared: boolean;
  readonly masterSecret: string;
  /** Asks whoever runs the jackpots; without one there are none. */
  readonly readJackpots?: JackpotSource | undefined;
  /** Asks whoever runs tables; without one there are none. */
  readonly readTables?: TableSource | undefined;
  /** Asks whoever draws rounds; without one no round is proven. */
  readonly proveRound?: RoundProver | undefined;
  readonly house?: HouseSource | undefined;
  /** Without it nobody has a series of their own, and none can be chosen. */
  readonly readSeries?: ReadSeries | undefined;
  /** How much one provider may ask for. */
  readonly providerLimit?: Limit | undefined;
};

export function createPlay(outside: PlayOutside): Play {
  const { database, limiter, clock, log, metrics } = outside;
  const { readJackpots = async () => [], readSeries = async () => ({}) } = outside;
  const sealer = createSealer(outside.masterSecret, PROVIDER_KEYS_PURPOSE);
  const providers = createProviderDirectory({ ...outside, sealer });
  const ceilings = createCeilingGuard({ database, log, processId: drawId(clock.now()) });
  const rounds = createRoundServices({
    database,
    ceilings,
    merchants: outside.merchants,
    sessions: createSessionCache(outside),
    findCategory: createCategoryFinder(outside),
    tellBalance: createBalanceTeller(outside.memberNews),
  });
  const health = createProviderHealth({ database });
  const door = createProviderDoor({
    ...outside,
    providers,
    health,
    nonces: createNonces(outside.isLimiterShared ? limiter : undefined),
    calls: listDoorCalls({ ...rounds, readSeries }),
    limit: outside.providerLimit,
  });
  return {
    providers,
    sealer,
    rounds,
    ceilings,
    funds: createFunds(outside, { providers, tellBalance: rounds.tellBalance }),
    door,
    health,
    inProcessDoor: createInProcessDoor(door, { clock, metrics }),
    listWinners: createWinnerBoard(outside),
    listJackpots: createJackpotReader({ ...outside, readJackpots }),
    listLiveTables: createTableReader(outside),
    proveRound: outside.proveRound ?? (async () => undefined),
    house: outside.house ?? {},
  };
}

function createFunds(
  { database, merchants, clock, log }: PlayOutside,
  own: Pick<FundServices, 'providers' | 'tellBalance'>,
): FundServices {
  return { database, merchants, clock, log, balances: createBalanceCache(), ...own };
}

function listDoorCalls(services: RoundServices & { readonly readSeries: ReadSeries }): DoorCalls {
  return {
    'session/open': (asked) => openSession(services, asked),
    balance: (asked) => findBalance(services, asked),
    bet: (asked) => roundCalls.bet(services, asked),
    win: (asked) => roundCalls.win(services, asked),
    play: (asked) => roundCalls.play(services, asked),
    rollback: (asked) => roundCalls.rollback(services, asked),
    resettle: (asked) => roundCalls.resettle(services, asked),
    'round/close': (asked) => roundCalls['round/close'](services, asked),
    'tx/status': (asked) => roundCalls['tx/status'](services, asked),
    reconcile: (asked) => listTransactions(services, asked),
    ping: async ({ now }) => ({ status: 'OK', detail: { time: now.getTime() } }),
  };
}
