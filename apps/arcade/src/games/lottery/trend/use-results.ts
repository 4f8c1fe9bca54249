import { useEffect } from 'react';
import { useLottery } from '../lottery-hooks.ts';
import { readResults } from '../watch-lottery.ts';

/** Asks once for as many results as statistics need; a page opens with only the latest. */
export function useResults(): void {
  const { play } = useLottery();
  useEffect(() => {
    void readResults(play.state.get().game.gameId).then(
      (results) => results && play.addResults(results),
    );
  }, [play]);
}
