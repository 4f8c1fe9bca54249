import { createCeilingGuard } from '@maneki/server/features/play/ceilings/ceiling-guard';
import { roundCalls } from '@maneki/server/features/play/rounds/round-calls';
import {
  createRoundServices,
  type RoundServices,
} from '@maneki/server/features/play/rounds/round-services';
import { createSessionCache } from '@maneki/server/features/play/sessions/session-facts';
import type { Database } from '@maneki/server/platform/database/database';
import { drawId } from '@maneki/server/platform/secrets/secrets';
import { CURRENCY, GAME, playerOf, ZONE } from './players.ts';

/** Neighbours in time are no neighbours in the tables. */
const STRIDE = 7_919;

/** The product's way of betting on a database, without a door in front and nobody listening. */
export function createBetting(database: Database): RoundServices {
  const log = { warn: () => {} };
  return createRoundServices({
    database,
    ceilings: createCeilingGuard({ database, log, processId: drawId(new Date()) }),
    merchants: {
      get: () => ({ businessTimezone: ZONE }) as never,
      findMarket: () => undefined,
    },
    sessions: createSessionCache({ database, log }),
    findCategory: async () => 'RNG',
    tellBalance: () => {},
  });
}

export type BetRound = {
  readonly betsPerSecond: number;
  readonly latenciesMs: readonly number[];
  /** How much of one core this process used: near one, it is the limit itself. */
  readonly coreShare: number;
};

let placed = 0;

/** Bets as fast as answers come, with so many bets on their way at once. */
export async function placeBetsFor(
  services: RoundServices,
  load: {
    readonly atOnce: number;
    readonly seconds: number;
    readonly players: number;
  },
): Promise<BetRound> {
  const latenciesMs: number[] = [];
  const startedAt = performance.now();
  const cpu = process.cpuUsage();
  const endsAt = startedAt + load.seconds * 1_000;
  const bet = async () => {
    while (performance.now() < endsAt) {
      const sentAt = performance.now();
      await placeBet(services, load);
      latenciesMs.push(performance.now() - sentAt);
    }
  };
  await Promise.all(Array.from({ length: load.atOnce }, bet));
  const elapsedMs = performance.now() - startedAt;
  const { user, system } = process.cpuUsage(cpu);
  return {
    betsPerSecond: (latenciesMs.length / elapsedMs) * 1_000,
    latenciesMs,
    coreShare: (user + system) / 1_000 / elapsedMs,
  };
}

async function placeBet(
  services: RoundServices,
  { players }: { readonly players: number },
): Promise<void> {
  placed += 1;
  const name = `bet-${process.pid}-${placed}`;
  const bet = {
    ...playerOf(((placed * STRIDE) % players) + 1),
    txId: name,
    roundId: name,
    gameId: GAME,
    amount: 10n,
    currency: CURRENCY,
    now: new Date(),
  };
  const answer = await roundCalls.bet(services, bet);
  if (answer.status !== 'OK') throw new Error(`A bet of the load was answered ${answer.status}.`);
}
