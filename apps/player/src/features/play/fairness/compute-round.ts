import type { GameKind } from '@maneki/contract/house/schemas';
import type { CheckedRound, CheckedRoundOf } from './checked-round.ts';
import type { FoundOf, RoundCheck } from './round-check.ts';

type Compute<Kind extends GameKind> = (round: CheckedRoundOf<Kind>) => Promise<FoundOf<Kind>>;

/** The rules of a kind are loaded with its first check. */
const LOAD: { readonly [Kind in GameKind]: () => Promise<{ readonly compute: Compute<Kind> }> } = {
  slots: () => import('./rules/compute-slot.ts'),
  dice: () => import('./rules/compute-dice.ts'),
  'dragon-tiger': () => import('./rules/compute-dragon-tiger.ts'),
  lottery: () => import('./rules/compute-lottery.ts'),
};

/** Plays a round again from its seeds, with the very rules that the house plays it by. */
export async function computeRound(round: CheckedRound): Promise<RoundCheck> {
  const { kind, game, commitment, serverSeed, stake, win } = round;
  const load = LOAD[kind] as () => Promise<{ readonly compute: Compute<GameKind> }>;
  const { compute } = await load();
  const fingerprint = await hashSeed(serverSeed);
  const found = await compute(round);
  return {
    kind,
    gameId: game,
    fingerprint,
    isSealWhole: commitment === undefined ? undefined : commitment === fingerprint,
    stake,
    paid: win,
    ...found,
  } as RoundCheck;
}

async function hashSeed(serverSeed: string): Promise<string> {
  const bytes = Uint8Array.from(serverSeed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
