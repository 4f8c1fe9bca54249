import type { GameKind } from '@maneki/contract/house/schemas';
import { DICE } from '@maneki/games/dice/dice';
import { DRAGON_TIGER } from '@maneki/games/dragon-tiger/rules';
import { SLOT_GAMES } from '@maneki/games/slots/catalogue';

/** A game whose rounds anyone can play again. */
export type FairGame = {
  readonly id: string;
  readonly vendor: string;
  readonly name: string;
  readonly kind: GameKind;
};

type Named = { readonly gameId: string; readonly vendor: string; readonly name: string };
const listed = ({ gameId: id, vendor, name }: Named) => ({ id, vendor, name });

/** By kind: one that is missing does not compile. */
const BY_KIND: Readonly<Record<GameKind, readonly Omit<FairGame, 'kind'>[]>> = {
  slots: SLOT_GAMES,
  dice: [listed(DICE)],
  'dragon-tiger': [listed(DRAGON_TIGER)],
};

export const FAIR_GAMES: readonly FairGame[] = (Object.keys(BY_KIND) as GameKind[]).flatMap(
  (kind) => BY_KIND[kind].map(({ id, vendor, name }) => ({ id, vendor, name, kind })),
);

export const findFairGame = (id: string): FairGame | undefined =>
  FAIR_GAMES.find((game) => game.id === id);

/** Many players share its rounds: what decides them is the seed of a shoe. */
export const isSharedKind = (kind: GameKind | undefined): boolean => kind === 'dragon-tiger';
