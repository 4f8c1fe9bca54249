import { findPlay } from '@maneki/games/lottery/find-play';
import type { Family, FamilyCode, Play } from '@maneki/games/lottery/play';
import type { PrizeMode } from '@maneki/games/lottery/series';
import { createContext, useContext, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useObserved } from '#frame/observable.ts';
import type { HouseClock } from '#table/house-clock.ts';
import type { Desk, DeskStore } from './desk.ts';
import type { LotteryPlay } from './lottery-play.ts';
import type { LotteryState } from './lottery-state.ts';
import { groupPlays, openPlays, type PlayGroup } from './pad/play-groups.ts';
import { numbersUnder, restrictedNow } from './restricted.ts';

export type OpenLottery = {
  readonly play: LotteryPlay;
  readonly desk: DeskStore;
  readonly clock: HouseClock;
  readonly code: FamilyCode;
  readonly family: Family;
  /** The prize modes between which players choose; none where the merchant has chosen. */
  readonly modes: readonly PrizeMode[];
  /** Begins to watch the draws. Answers what ends it. */
  watch(): () => void;
};

export const LotteryContext = createContext<OpenLottery | null>(null);

/** The lottery that is played. */
export function useLottery(): OpenLottery {
  const lottery = useContext(LotteryContext);
  if (!lottery) throw new Error('no lottery is played here');
  return lottery;
}

/** A part of how things stand. Choose values, not new objects: what is equal does not render again. */
export const useLotteryState = <Part>(choose: (state: LotteryState) => Part): Part =>
  useObserved(useLottery().play.state, choose);

export const useDesk = <Part>(choose: (desk: Desk) => Part): Part =>
  useObserved(useLottery().desk, choose);

/** The plays that can be chosen, and those of them that lie open. */
export function usePlays(): {
  readonly groups: readonly PlayGroup[];
  readonly group: PlayGroup;
  readonly open: readonly Play[];
} {
  const { family } = useLottery();
  const type = useDesk((desk) => desk.type);
  const name = useDesk(({ names }) => names[type]);
  const place = useDesk((desk) => desk.place);
  const groups = useMemo(() => groupPlays(family, type), [family, type]);
  const group = groups.find((each) => each.name === name) ?? groups[0]!;
  const open = useMemo(() => openPlays(group, place), [group, place]);
  return { groups, group, open };
}

export function useFindPlay(): (code: string) => Play | undefined {
  const { family } = useLottery();
  return (code) => findPlay(family, code);
}

/** Which numbers an issue does not take, or pays half. */
export function useRestricted() {
  const restricted = useLotteryState(restrictedNow);
  return useMemo(
    () => ({
      closed: (play: string) => numbersUnder(restricted, play, 'CLOSED'),
      half: (play: string) => numbersUnder(restricted, play, 'HALF'),
    }),
    [restricted],
  );
}

export const useWords = () => useTranslations('arcadeLottery');
