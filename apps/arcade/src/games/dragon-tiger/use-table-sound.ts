import { useEffect } from 'react';
import { preferences } from '#frame/preferences.ts';
import { resultOf, type TableState } from '#table/table-state.ts';
import { usePlay } from './dragon-tiger-hooks.ts';
import { createDragonTigerSound, type DragonTigerSound } from './dragon-tiger-sound.ts';

/** From this many times the stake on a win has more notes. */
const RARE = 5n;

/** Sounds follow what is shown. */
export function useTableSound(): void {
  const play = usePlay();
  useEffect(() => {
    const sound = createDragonTigerSound(preferences);
    let before = play.state.get();
    return play.state.subscribe(() => {
      const now = play.state.get();
      sing(sound, before, now);
      before = now;
    });
  }, [play]);
}

type State = TableState<'dragon-tiger'>;

function sing(sound: DragonTigerSound, before: State, now: State): void {
  if (now.slip.length > before.slip.length) sound.chip();
  if (now.phase !== before.phase) {
    if (now.phase === 'betting') sound.open();
    if (now.phase === 'closed') sound.close();
    if (now.phase === 'dealing') sound.deal();
  }
  const { roundNo } = now.table;
  if (now.bets === before.bets || resultOf(before.bets, roundNo)) return;
  const result = resultOf(now.bets, roundNo);
  if (result && result.win > result.stake) sound.win(result.win >= result.stake * RARE ? 5 : 2);
}
