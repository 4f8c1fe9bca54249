import { useEffect, useState } from 'react';
import { useLottery } from '../lottery-hooks.ts';
import { readResults } from '../watch-lottery.ts';

export type ResultsStatus = 'loading' | 'ready' | 'failed';

/** Asks once for as many results as statistics need; a page opens with only the latest. */
export function useResults(): { readonly status: ResultsStatus; readonly retry: () => void } {
  const { play } = useLottery();
  const [tries, setTries] = useState(1);
  const [status, setStatus] = useState<ResultsStatus>('loading');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks once more.
  useEffect(() => {
    let isGone = false;
    setStatus('loading');
    void readResults(play.state.get().game.gameId).then((results) => {
      if (results) play.addResults(results);
      if (!isGone) setStatus(results ? 'ready' : 'failed');
    });
    return () => {
      isGone = true;
    };
  }, [play, tries]);
  return { status, retry: () => setTries(tries + 1) };
}
