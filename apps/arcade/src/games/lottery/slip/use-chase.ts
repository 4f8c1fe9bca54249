import { useState } from 'react';
import { useLotteryState } from '../lottery-hooks.ts';
import { type ChaseChoice, planFrom } from './chase-plan.ts';

const FIRST_COUNT = 5;
const AT_FIRST: ChaseChoice = { count: FIRST_COUNT, from: 1, doublesEvery: null, own: {} };

/** The same slip over several issues, from the one that it is for: none while that is not wished for. */
export function useChase(first: number) {
  const issues = useLotteryState((state) => state.issues);
  const [isOn, setIsOn] = useState(false);
  const [choice, setChoice] = useState(AT_FIRST);
  const [stopsOnWin, setStopsOnWin] = useState(true);
  const isLoading = isOn && issues.length === 0;
  return {
    isOn,
    toggle: () => setIsOn(!isOn),
    issues,
    isLoading,
    choice,
    plan: isOn ? planFrom(issues, first, choice) : [],
    choose: (change: Partial<ChaseChoice>) => setChoice({ ...choice, ...change }),
    /** How multipliers go on is another plan: what was changed by hand belonged to the one before. */
    progress: (change: Pick<Partial<ChaseChoice>, 'from' | 'doublesEvery'>) =>
      setChoice({ ...choice, ...change, own: {} }),
    stopsOnWin,
    setStopsOnWin,
  };
}

export type Chase = ReturnType<typeof useChase>;
