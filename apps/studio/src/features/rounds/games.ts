import type { Draws } from '@maneki/games/fair/draws';

/** What can be picked, and what a pick pays: gross, in hundredths of the stake. */
type Pick = {
  readonly name: string;
  /** How many of the game's outcomes win it. */
  readonly wins: number;
  readonly paysPercent: bigint;
};

export type StudioGameId = 'toss' | 'lantern';

export type StudioGame = {
  readonly id: StudioGameId;
  /** Outcomes are whole numbers from 0 on, each as likely as any other. */
  readonly outcomes: number;
  readonly picks: readonly Pick[];
  /** Whether an outcome wins a pick. */
  isWon(pick: string, drawn: number): boolean;
};

/** The paper kite comes down with its sun or its moon above. */
const toss: StudioGame = {
  id: 'toss',
  outcomes: 2,
  picks: [
    { name: 'sun', wins: 1, paysPercent: 196n },
    { name: 'moon', wins: 1, paysPercent: 196n },
  ],
  isWon: (pick, drawn) => (pick === 'sun' ? 0 : 1) === drawn,
};

/** A lantern rises to a height from 1 to 100; whoever said "up to here" and it stays below wins. */
const lantern: StudioGame = {
  id: 'lantern',
  outcomes: 100,
  picks: [
    { name: '10', wins: 10, paysPercent: 980n },
    { name: '20', wins: 20, paysPercent: 490n },
    { name: '50', wins: 50, paysPercent: 196n },
    { name: '70', wins: 70, paysPercent: 140n },
  ],
  isWon: (pick, drawn) => drawn < Number(pick),
};

export const STUDIO_GAMES: readonly StudioGame[] = [toss, lantern];

/** Of every stake 98 % come back, whatever is picked: `games.test.ts` counts it. */
export const STUDIO_RETURN_PER_10M = 9_800_000;

export const findStudioGame = (id: string): StudioGame | undefined =>
  STUDIO_GAMES.find((game) => game.id === id);

export type Drawn = { readonly drawn: number; readonly payout: bigint };

/** Plays a round from its draws. The same draws give the same round to everybody. */
export function playRound(
  game: StudioGame,
  { pick, stake }: { readonly pick: string; readonly stake: bigint },
  draws: Draws,
): Drawn {
  const drawn = draws.below(game.outcomes);
  const { paysPercent } = game.picks.find(({ name }) => name === pick)!;
  return { drawn, payout: game.isWon(pick, drawn) ? (stake * paysPercent) / 100n : 0n };
}
