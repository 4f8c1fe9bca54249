import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../gate/root.ts';
import { runNode } from '../gate/run-command.ts';
import { exportRounds } from './export-rounds.ts';
import type { FairHouse } from './open-house.ts';
import { playLotteries, slipsOf } from './play-lotteries.ts';
import { BATCH_SPINS, playBatch, SPINS_PER_ROLL } from './play-rounds.ts';
import { playShoes, SHOE_ROUNDS } from './play-shoe.ts';
import { type FairPlayer, makePlayer } from './player.ts';

export const VERIFIER = join(ROOT, 'apps/house/verifier/verify.mjs');
const PLAYERS = 50;
const LANES = { embedded: 1, postgres: 8 };
const PART_ROUNDS = 20_000;

export type FairnessReport = {
  readonly rounds: number;
  readonly held: number;
  readonly pairs: number;
  readonly shoes: number;
  readonly days: number;
  readonly playSeconds: number;
  readonly verifySeconds: number;
  readonly wrong: readonly string[];
};

/** Plays rounds with the house's own code and has all of them verified by a program that shares none of it. */
export async function checkFairness(
  house: FairHouse,
  { spins: rounds, tell }: { readonly spins: number; tell(progress: string): void },
): Promise<FairnessReport> {
  const lanes = LANES[house.engine];
  const now = house.services.clock.now();
  const players = Array.from({ length: PLAYERS }, (_, place) =>
    makePlayer({ lane: place % lanes, now }),
  );
  const startedAt = performance.now();
  const perPlayer = Math.ceil(rounds / PLAYERS);
  let played = 0;
  const playLane = async (lane: number): Promise<void> => {
    for (const [place, player] of players.entries()) {
      if (place % lanes !== lane) continue;
      let left = Math.min(perPlayer, Math.max(0, rounds - place * perPlayer));
      while (left > 0) {
        const spins = Math.min(left, BATCH_SPINS);
        const rolls = Math.floor(spins / SPINS_PER_ROLL);
        await playBatch(house.services, { player, spins, rolls });
        left -= spins;
        played += spins + rolls;
      }
      tell(`${played} rounds played`);
    }
  };
  const playTables = async (): Promise<void> => {
    await playShoes(house.services, players[0]!);
    played += SHOE_ROUNDS;
    await playLotteries(house.services, players[0]!);
    played += slipsOf(players[0]!);
  };
  await Promise.all([playTables(), ...Array.from({ length: lanes }, (_, lane) => playLane(lane))]);
  const playedAt = performance.now();
  const verified = await verifyRounds(house, players, tell);
  return {
    rounds: played,
    ...verified,
    playSeconds: (playedAt - startedAt) / 1_000,
    verifySeconds: (performance.now() - playedAt) / 1_000,
  };
}

/** In parts, so that what lies in a file stays small however many rounds there are. */
export async function verifyRounds(
  house: FairHouse,
  players: readonly FairPlayer[],
  tell: (progress: string) => void,
) {
  const wrong: string[] = [];
  const totals = { held: 0, pairs: 0, shoes: 0, days: 0 };
  const left = [...players];
  while (left.length > 0) {
    const path = join(house.folder, 'rounds.jsonl');
    const file = await open(path, 'w');
    let rounds = 0;
    try {
      for (let player = left.pop(); player; player = left.pop()) {
        const exported = await exportRounds(house.services, player, file);
        wrong.push(...exported.wrong);
        totals.pairs += exported.pairs;
        totals.shoes += exported.shoes;
        totals.days += exported.days;
        rounds += exported.rounds;
        if (rounds >= PART_ROUNDS) break;
      }
    } finally {
      await file.close();
    }
    const { code, output } = await runNode([VERIFIER, path]);
    const said = /^(\d+) held, 0 not revealed, 0 without an outcome\n$/.exec(output);
    if (code === 0 && Number(said?.[1]) === rounds) totals.held += rounds;
    else wrong.push(output.trim());
    await rm(path);
    tell(`${totals.held} rounds verified`);
  }
  return { ...totals, wrong };
}
