import { useWords } from '../lottery-hooks.ts';
import { useNames } from '../use-names.ts';

/** What is followed: a place by its name, or a sum and the like. */
export function useTrackName(): (code: string) => string {
  const t = useWords();
  const names = useNames();
  return (code) => (/^\d+$/.test(code) ? names.place(code) : t(`trend.track.${code as 'ALL'}`));
}
