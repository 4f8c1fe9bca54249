import type { GameKind } from '@maneki/contract/house/schemas';
import { DICE } from '@maneki/games/dice/dice';
import { DRAGON_TIGER } from '@maneki/games/dragon-tiger/rules';
import { LOTTERY_GAMES } from '@maneki/games/lottery/games';
import { vendorOf } from '@maneki/games/lottery/vendor';
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

/** What is drawn elsewhere follows from no seed of ours. */
const drawnLotteries = LOTTERY_GAMES.filter(({ drawSource }) => drawSource === 'HOUSE');

/** By kind: one that is missing does not compile. */
const BY_KIND: Readonly<Record<GameKind, readonly Omit<FairGame, 'kind'>[]>> = {
  slots: SLOT_GAMES,
  dice: [listed(DICE)],
  'dragon-tiger': [listed(DRAGON_TIGER)],
  lottery: drawnLotteries.map((game) => listed({ ...game, vendor: vendorOf(game) })),
};

export const FAIR_GAMES: readonly FairGame[] = (Object.keys(BY_KIND) as GameKind[]).flatMap(
  (kind) => BY_KIND[kind].map(({ id, vendor, name }) => ({ id, vendor, name, kind })),
);

export const findFairGame = (id: string): FairGame | undefined =>
  FAIR_GAMES.find((game) => game.id === id);

/** What decides its rounds: a player's own pair of seeds, or one that many share, of a shoe or of a day's draws. */
export type SeedScope = 'own' | 'shoe' | 'day';
const SCOPES: Readonly<Record<GameKind, SeedScope>> = {
  slots: 'own',
  dice: 'own',
  'dragon-tiger': 'shoe',
  lottery: 'day',
};

export const seedScopeOf = (kind: GameKind | undefined): SeedScope => (kind ? SCOPES[kind] : 'own');
