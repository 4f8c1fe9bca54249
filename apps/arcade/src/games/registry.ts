import type { GameKind } from '@maneki/contract/house/schemas';
import type { ClientKind } from './client-kind.ts';
import { diceClient } from './dice/dice-client.ts';
import { dragonTigerClient } from './dragon-tiger/dragon-tiger-client.ts';
import { lotteryClient } from './lottery/lottery-client.ts';
import { slotClient } from './slots/slot-client.ts';

/** The client of every kind of game. Another one is its folder and its line here. */
export const clients: { readonly [Kind in GameKind]: ClientKind<Kind> } = {
  slots: slotClient,
  dice: diceClient,
  'dragon-tiger': dragonTigerClient,
  lottery: lotteryClient,
};

/** The kind of a game that is only known by its id; undefined until the session tells it. */
export const kindOf = (gameId: string): GameKind | undefined =>
  (Object.keys(clients) as GameKind[]).find((kind) => clients[kind].hasGame(gameId));
