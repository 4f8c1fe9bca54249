import type { LotteryRoundView } from '@maneki/contract/house/lottery';
import type { PlayType } from '@maneki/games/lottery/play';
import { writeAmount } from '@maneki/kernel/money';
import { useRef, useState } from 'react';
import type { Refusal } from '#frame/call-house.ts';
import { useMoney } from '#frame/play-context.tsx';
import { basketOf, setBasket, termsOf } from '../desk.ts';
import { useDesk, useLottery, useLotteryState, useWords } from '../lottery-hooks.ts';
import type { SlipWish } from '../lottery-play.ts';
import type { Basket } from './basket.ts';
import { chaseTotal, isWithinRules, type PlannedIssue } from './chase-plan.ts';
import { useLimits } from './desk-hooks.ts';
import { type PricedItem, totalOf, writeTickets } from './price-basket.ts';
import { useSlipIssue } from './use-slip-issue.ts';

export type Placed = {
  readonly slips: readonly LotteryRoundView[];
  /** What was bought, for whoever wants the same again. */
  readonly basket: Basket;
  readonly type: PlayType;
};

const ONE_SLIP: readonly PlannedIssue[] = [];

/**
 * Buys what is on the slip for the issue that was open when it was looked at. When that issue closes meanwhile
 * the next one is offered, and taken only when somebody says so.
 */
export function usePlaceSlip(items: readonly PricedItem[], onPlaced: (placed: Placed) => void) {
  const t = useWords();
  const tell = useProblemWords();
  const { desk, play } = useLottery();
  const asking = useLotteryState((state) => state.asking);
  const balance = useLotteryState((state) => state.balance);
  const type = useDesk((state) => state.type);
  const { issue, issueNo, isOpen, isKnown, next, takeNext } = useSlipIssue();
  const [plan, setPlan] = useState<readonly PlannedIssue[]>(ONE_SLIP);
  const [stopsOnWin, setStopsOnWin] = useState(true);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const key = useRef('');
  const stake = totalOf(items);
  const total = plan.length > 0 ? chaseTotal(plan, stake) : stake;
  const problem = items.find((item) => item.problem)?.problem;
  const isTooSteep = !isWithinRules(
    plan,
    items.map(({ multiplier }) => multiplier),
  );
  const isPoor = total > balance;

  async function place(): Promise<void> {
    if (!issue || !canPlace) return;
    const { mode, series, unitValue } = termsOf(desk.get());
    // The same wish keeps its key for as long as nobody knows what became of it.
    key.current ||= crypto.randomUUID();
    const wish: SlipWish = {
      key: key.current,
      no: issue.no,
      playType: type,
      prizeMode: mode,
      ...(type === 'TRADITION' && { unitValue: writeAmount(unitValue) }),
      ...(type === 'TRADITION' && series !== undefined && { series }),
      tickets: writeTickets(items, termsOf(desk.get())),
      ...(plan.length > 0 && { chase: { issues: [...plan], stopsOnWin } }),
    };
    const basket = basketOf(desk.get());
    const before = new Set(play.state.get().slips.map(({ roundId }) => roundId));
    const refused = await play.buy(wish);
    key.current = '';
    setRefusal(refused);
    if (refused) {
      // What is closed or full now may be said of the pads as well.
      void play.readIssues();
      return;
    }
    setBasket(desk, []);
    const slips = play.state.get().slips.filter(({ roundId }) => !before.has(roundId));
    onPlaced({ slips, basket, type });
  }

  const canPlace =
    isOpen && isKnown && asking === null && !problem && !isPoor && !isTooSteep && items.length > 0;
  return {
    issue,
    issueNo,
    plan,
    setPlan,
    stopsOnWin,
    setStopsOnWin,
    total,
    canPlace,
    place,
    complaintOf: (item: PricedItem, at: number) => complaintOf(refusal, item, at),
    told: next
      ? t('slip.next', { closed: issueNo, open: next.issueNo })
      : tell({ isOpen, isKnown, isTooSteep, isPoor, problem, refusal }),
    next,
    takeNext: () => {
      takeNext();
      setPlan(ONE_SLIP);
      setRefusal(null);
    },
  };
}

type Problems = {
  readonly isOpen: boolean;
  readonly isKnown: boolean;
  readonly isTooSteep: boolean;
  readonly isPoor: boolean;
  readonly problem: PricedItem['problem'] | undefined;
  readonly refusal: Refusal | null;
};

/** Why the slip cannot be bought as it is; what the house says comes last, for it may be of before. */
function useProblemWords(): (problems: Problems) => string | null {
  const t = useWords();
  const money = useMoney();
  const limits = useLimits();
  return ({ isOpen, isKnown, isTooSteep, isPoor, problem, refusal }) => {
    if (!isOpen) return t('slip.closed');
    if (!isKnown) return t('slip.checking');
    if (isTooSteep) return t('chase.tooSteep');
    if (isPoor) return t('fault.FUNDS');
    if (problem === 'UNDER') return t('fault.UNDER', { amount: money(limits.stakeMin) });
    if (problem === 'OVER') return t('fault.OVER', { amount: money(limits.stakeMax) });
    if (problem === 'WIN') return t('fault.WIN', { amount: money(limits.payoutMax) });
    if (refusal?.code === 'house.odds_changed') return t('slip.oddsChanged');
    return refusal?.message ?? null;
  };
}

/** What the house says of one selection: it names it by its place on the slip, or by its play and number. */
function complaintOf(refusal: Refusal | null, item: PricedItem, at: number): string | undefined {
  const { ticket, play, number } = refusal?.detail ?? {};
  if (ticket === at + 1) return refusal?.message;
  if (number === undefined || play !== item.play) return undefined;
  for (const { key } of item.of.grammar.list(item.priced.selection.rows))
    if (key === number) return refusal?.message;
  return undefined;
}
