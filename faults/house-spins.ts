import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { stakesOf } from '@maneki/games/stakes/bet-ladder';
import { writeAmount } from '@maneki/kernel/money';
import { MONEY } from '../bench/players.ts';
import type { SpinClient, Spun, SpunRound } from '../bench/spin-client.ts';
import { seatOf } from '../bench/spin-players.ts';

const STAKE = writeAmount(stakesOf(MONEY)[0]!);

/** What a player remembers when the product is gone. */
export type Memory = {
  readonly player: number;
  readonly spins: number;
  /** The last round that was shown to its end, by the wish that it came from. */
  readonly settled: { readonly key: string; readonly round: SpunRound } | undefined;
  /** A wish without an answer, or whose round was not decided yet. */
  readonly pending: string;
  readonly wrong: readonly string[];
};

const BUSY = 'call.system_busy';
const BUSY_WAIT_MS = 250;
const LOOKS_MAX = 40;

/** A product that has just started may be too busy and says so; the same wish is then sent again. */
async function spinPatiently(client: SpinClient, token: string, key: string): Promise<Spun> {
  for (;;) {
    const spun = await client.spin(token, { key, stake: STAKE });
    if (spun.kind !== 'refused' || spun.code !== BUSY) return spun;
    await wait(BUSY_WAIT_MS);
  }
}

async function lookPatiently(client: SpinClient, token: string) {
  for (let look = 1; ; look += 1) {
    const unfinished = await client.findUnfinished(token);
    if (unfinished !== undefined || look === LOOKS_MAX) return unfinished;
    await wait(BUSY_WAIT_MS);
  }
}

/** Spins until no answer comes. */
export async function spinUntilUnheard(client: SpinClient, player: number): Promise<Memory> {
  const { token } = seatOf(player);
  const wrong: string[] = [];
  let settled: Memory['settled'];
  for (let spins = 0; ; spins += 1) {
    const key = randomUUID();
    const spun = await spinPatiently(client, token, key);
    if (spun.kind === 'round' && spun.round.status === 'SETTLED') {
      settled = { key, round: spun.round };
      continue;
    }
    if (spun.kind === 'refused') wrong.push(`player ${player} was refused: ${spun.code}`);
    return { player, spins, settled, pending: key, wrong };
  }
}

/** The round that was settled before is the same after a restart, to whoever asks for it in any way. */
export async function compareSettled(client: SpinClient, memory: Memory): Promise<string[]> {
  const { player, settled } = memory;
  if (!settled) return [];
  const { token } = seatOf(player);
  const { key, round } = settled;
  const again = await spinPatiently(client, token, key);
  const isSame =
    again.kind === 'round' && isDeepStrictEqual({ ...again.round, isSeen: false }, round);
  const wrong = isSame ? [] : [`player ${player}: ${round.roundId} was settled, and is another`];
  const unfinished = await lookPatiently(client, token);
  if (unfinished === undefined) wrong.push(`player ${player}: the state does not answer`);
  // Where another round began before the end, that one is shown instead.
  else if (unfinished?.roundId === round.roundId && !isDeepStrictEqual(unfinished, round))
    wrong.push(`player ${player}: the state tells ${round.roundId} differently`);
  else if (unfinished === null) wrong.push(`player ${player}: the state has forgotten a round`);
  return wrong;
}

/** `NOT_BEGUN` was cut off before the house had written anything down. */
export type End = 'SETTLED' | 'VOIDED' | 'NOT_BEGUN';

/** What became of a wish without an answer; undefined while that is not decided. */
export async function findEnd(
  client: SpinClient,
  { player, settled }: Memory,
): Promise<{ readonly end: End; readonly round: SpunRound | null } | undefined> {
  const round = await client.findUnfinished(seatOf(player).token);
  if (round === undefined || round?.status === 'OPEN') return undefined;
  if (round === null || round.roundId === settled?.round.roundId)
    return { end: 'NOT_BEGUN', round };
  return { end: round.status === 'SETTLED' ? 'SETTLED' : 'VOIDED', round };
}

/** Who repeats the wish afterwards hears of the same end, and no other round begins. */
export async function compareEnd(
  client: SpinClient,
  { player, pending }: Memory,
  { end, round }: { readonly end: End; readonly round: SpunRound | null },
): Promise<string[]> {
  if (end === 'NOT_BEGUN') return [];
  const again = await spinPatiently(client, seatOf(player).token, pending);
  // A round that took nothing, or gave it back, is a refusal.
  const isSame =
    end === 'SETTLED'
      ? again.kind === 'round' && isDeepStrictEqual(again.round, round)
      : again.kind === 'refused' && again.code === 'house.temporary';
  return isSame ? [] : [`player ${player}: ${round?.roundId} is ${end}, and its wish is not`];
}
