import { writeAmount } from '@maneki/kernel/money';
import { termsOf } from '../desk.ts';
import { useDesk, useLottery, useLotteryState } from '../lottery-hooks.ts';
import { chaseTotal, isWithinRules } from './chase-plan.ts';
import { complaintOf } from './complaint-of.ts';
import { type PlacedWish, placeSlip } from './place-slip.ts';
import { type PricedItem, totalOf, writeTickets } from './price-basket.ts';
import { useChase } from './use-chase.ts';
import { useProblemWords } from './use-problem-words.ts';
import { useSlipIssue } from './use-slip-issue.ts';

/**
 * Buys what is on the slip for the issue that was open when it was looked at. When that issue closes meanwhile
 * the next one is offered, and taken only when somebody says so.
 */
export function usePlaceSlip(items: readonly PricedItem[]) {
  const { desk, play } = useLottery();
  const asking = useLotteryState((state) => state.asking);
  const balance = useLotteryState((state) => state.balance);
  const type = useDesk((state) => state.type);
  const refused = useLotteryState(({ told }) =>
    told?.kind === 'refused' && told.type === type ? told : null,
  );
  const at = useSlipIssue();
  const chase = useChase(at.issue?.no ?? 0);
  const { plan, stopsOnWin } = chase;
  const stake = totalOf(items);
  const total = plan.length > 0 ? chaseTotal(plan, stake) : stake;
  const problem = items.find((item) => item.problem)?.problem;
  const multipliers = items.map(({ multiplier }) => multiplier);
  const isTooSteep = !isWithinRules(plan, multipliers);
  const isPoor = total > balance;
  const canPlace =
    at.isOpen &&
    at.isKnown &&
    asking === null &&
    !(problem || isPoor || isTooSteep || chase.isLoading) &&
    items.length > 0;
  const tell = useProblemWords();

  async function place(): Promise<void> {
    if (!at.issue || !canPlace) return;
    const terms = termsOf(desk.get());
    const { mode, series, unitValue } = terms;
    const wish: PlacedWish = {
      no: at.issue.no,
      playType: type,
      prizeMode: mode,
      ...(type === 'TRADITION' && { unitValue: writeAmount(unitValue) }),
      ...(type === 'TRADITION' && series !== undefined && { series }),
      tickets: writeTickets(items, terms),
      ...(plan.length > 0 && { chase: { issues: [...plan], stopsOnWin } }),
    };
    await placeSlip({ play, desk }, wish, { ids: items.map(({ id }) => id), stake: total });
  }

  const isPlacing = asking === 'slip';
  return {
    ...at,
    next: isPlacing ? null : at.next,
    chase,
    total,
    canPlace,
    place,
    isPoor: isPoor || refused?.refusal.code === 'house.insufficient_funds',
    complaintOf: (item: PricedItem) => complaintOf(refused, item),
    told: isPlacing ? null : tell({ ...at, isTooSteep, isPoor, problem, refused }),
    takeNext: () => {
      at.takeNext();
      play.tell(null);
    },
  };
}
