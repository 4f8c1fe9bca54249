import { useObserved } from '#frame/observable.ts';
import { usePlay as useInstantPlay } from '#instant/instant-hooks.ts';
import type { PlayState } from '#instant/play-state.ts';

export const usePlay = () => useInstantPlay<'slots'>();

export const usePlayState = <Part>(choose: (state: PlayState<'slots'>) => Part): Part =>
  useObserved(usePlay().state, choose);
