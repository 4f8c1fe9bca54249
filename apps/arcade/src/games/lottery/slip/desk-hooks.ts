import { useMemo } from 'react';
import { readAmount } from '#frame/money.ts';
import { basketOf, termsOf, wagerOf } from '../desk.ts';
import {
  useDesk,
  useFindPlay,
  useLotteryState,
  usePlays,
  useRestricted,
} from '../lottery-hooks.ts';
import { type Limits, type PricedItem, priceBasket } from './price-basket.ts';
import { readTray, type Tray } from './tray.ts';

export function useLimits(): Limits {
  const limits = useLotteryState(({ game }) => game.limits);
  return useMemo(
    () => ({
      stakeMin: readAmount(limits.ticketStakeMin),
      stakeMax: readAmount(limits.ticketStakeMax),
      payoutMax: readAmount(limits.ticketPayoutMax),
    }),
    [limits],
  );
}

/** What the choice on the pads comes to, by the rules that the house settles by. */
export function useTray(): Tray {
  const { open } = usePlays();
  const desk = useDesk((state) => state);
  const { half } = useRestricted();
  return useMemo(
    () =>
      readTray(open, desk.picks, { terms: termsOf(desk), wager: wagerOf(desk), halfPaid: half }),
    [open, desk, half],
  );
}

/** What is on the slip, priced as it would be bought now. */
export function usePricedBasket(): readonly PricedItem[] {
  const desk = useDesk((state) => state);
  const findPlay = useFindPlay();
  const limits = useLimits();
  const { half } = useRestricted();
  // biome-ignore lint/correctness/useExhaustiveDependencies: plays are found in what never changes.
  return useMemo(
    () => priceBasket(basketOf(desk), { terms: termsOf(desk), limits, findPlay, halfPaid: half }),
    [desk, limits, half],
  );
}
