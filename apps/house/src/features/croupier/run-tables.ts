import type { TableGame } from '@maneki/games/tables/table-games';
import { SECOND_MS } from '@maneki/kernel/clock';
import { claimTable, keepTable, releaseTable, TABLE_LEASE_MS } from '#features/tables';
import { drawId } from '#platform/secrets';
import type { HouseServices } from '#platform/services';
import { advanceTable } from './advance-table.ts';

/** Whoever runs a table says so again this often; whoever does not asks whether it is free. */
const CLAIM_EVERY_MS = SECOND_MS;

/** The tables of the house, as this node runs them. */
export type Tables = {
  /**
   * Runs every table whose lease this node gets. A node that dies is followed by another within seconds;
   * one that ends in order leaves its rounds to whoever comes next.
   */
  start(): { stop(): Promise<void> };
  /** Takes every table that is free as far as it goes now: what the loops do by themselves. */
  advance(): Promise<void>;
};

type Running = { readonly runner: string; onMoved(gameId: string): void };

export function openTables(services: HouseServices, { onMoved }: Pick<Running, 'onMoved'>): Tables {
  const running = { runner: drawId(services.clock.now()), onMoved };
  return {
    start() {
      const stops = services.tables.map((game) => runTable(services, game, running));
      return {
        async stop() {
          await Promise.all(stops.map((stop) => stop()));
        },
      };
    },
    async advance() {
      for (const game of services.tables)
        if (await claim(services, game, running.runner))
          await advanceTable(services, game, running);
    },
  };
}

/** Takes or keeps the lease of a table; answers whether this node has it. */
async function claim(
  { database, clock }: HouseServices,
  game: TableGame,
  runner: string,
): Promise<boolean> {
  const now = clock.now();
  const until = new Date(now.getTime() + TABLE_LEASE_MS);
  const { gameId } = game;
  const take = () => database.statement((tx) => claimTable(tx, { gameId, runner, now, until }));
  if (await take()) return true;
  // It may be here for the first time.
  await database.statement((tx) => keepTable(tx, game));
  return (await take()) !== undefined;
}

function runTable(services: HouseServices, game: TableGame, running: Running): () => Promise<void> {
  const { database, clock, log } = services;
  const { gameId } = game;
  const { runner } = running;
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<void> = Promise.resolve();
  /** The claim is its own loop: a settlement that takes long must not cost the lease. */
  let isOurs = false;
  const renew = async () => {
    const wasOurs = isOurs;
    isOurs = await claim(services, game, runner);
    if (isOurs && !wasOurs) come(0);
  };
  const go = async () => {
    if (isOver || !isOurs) return;
    const next = await advanceTable(services, game, running);
    if (next === undefined) isOurs = false;
    else if (next === null) come(CLAIM_EVERY_MS);
    else come(Math.max(0, next.getTime() - clock.now().getTime()));
  };
  const complain = (error: unknown) => {
    log.error({ err: error, gameId }, 'a table could not go on');
    come(CLAIM_EVERY_MS);
  };
  const come = (ms: number) => {
    clearTimeout(timer);
    if (isOver) return;
    timer = setTimeout(() => {
      turn = turn.then(go).catch(complain);
    }, ms);
  };
  let claiming: Promise<void> = renew().catch(complain);
  const claims = setInterval(() => {
    claiming = claiming.then(renew).catch(complain);
  }, CLAIM_EVERY_MS);
  return async () => {
    isOver = true;
    clearInterval(claims);
    clearTimeout(timer);
    await claiming;
    await turn;
    if (isOurs) await database.transact((tx) => releaseTable(tx, { gameId, runner }));
  };
}
