/**
 * Bets on rounds of tables, in a process of its own: what many clients do on their own phones must not
 * delay what others of them are told.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { seatOf } from './spin-players.ts';
import { createTableClient } from './table-client.ts';

const SPOTS = ['DRAGON', 'TIGER', 'TIE', 'SUITED_TIE'] as const;
/** The last moment before bets close: half of the players wait for it. */
const LAST_MS = 100;
/** The others have bet by then. */
const EARLY_SHARE = 0.9;

/** One round, and who bets on it. */
export type TableLoad = {
  readonly port: number;
  readonly roundNo: number;
  /** By the clock of the house, which is this machine's. */
  readonly closesAt: number;
  readonly players: readonly number[];
};

export type TableBets = {
  readonly latenciesMs: readonly number[];
  readonly lateTaken: number;
  readonly lateRefused: number;
  readonly earlyRefused: number;
  readonly unheard: number;
};

let client: ReturnType<typeof createTableClient> | undefined;

async function betAll({ port, roundNo, closesAt, players }: TableLoad): Promise<TableBets> {
  client ??= createTableClient(port);
  const { bet } = client;
  const bets = { latenciesMs: [] as number[], lateTaken: 0, lateRefused: 0, earlyRefused: 0 };
  let unheard = 0;
  const play = async (player: number, place: number) => {
    const isLate = place % 2 === 0;
    const left = closesAt - Date.now();
    // Late bets lie evenly in the last moment, whenever this process gets to look at the clock.
    const before = isLate
      ? LAST_MS * (1 - place / players.length)
      : left - randomInt(Math.max(1, Math.floor(left * EARLY_SHARE)));
    await wait(Math.max(0, left - before));
    const stakes = { [SPOTS[place % SPOTS.length]!]: '200' };
    const askedAt = performance.now();
    const placed = await bet(seatOf(player).token, { key: randomUUID(), roundNo, stakes });
    if (placed === 'unheard') unheard += 1;
    else bets.latenciesMs.push(performance.now() - askedAt);
    if (placed === 'taken' && isLate) bets.lateTaken += 1;
    if (typeof placed === 'object') bets[isLate ? 'lateRefused' : 'earlyRefused'] += 1;
  };
  await Promise.all(players.map(play));
  return { ...bets, unheard };
}

process.on('message', ({ id, load }: { readonly id: number; readonly load: TableLoad }) => {
  void betAll(load).then(
    (bets) => process.send?.({ id, bets }),
    (error: Error) => process.send?.({ id, error: error.message }),
  );
});
