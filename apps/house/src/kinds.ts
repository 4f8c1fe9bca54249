import { diceKind } from '#features/dice';
import { dragonTigerKind } from '#features/dragon-tiger';
import type { HouseKinds } from '#features/frame';
import { lotteryKind } from '#features/lottery';
import { slotKind } from '#features/slots';
import type { HouseServices } from '#platform/services';

/** Every kind of game that the house has. Another one is its folder and its line here. */
export const kinds: HouseKinds = {
  slots: slotKind,
  dice: diceKind,
  'dragon-tiger': dragonTigerKind,
  lottery: lotteryKind,
};

/** The calls of all kinds. */
export const kindHandlers = (services: HouseServices) => ({
  ...kinds.slots.handlers(services),
  ...kinds.dice.handlers(services),
  ...kinds['dragon-tiger'].handlers(services),
  ...kinds.lottery.handlers(services),
});
