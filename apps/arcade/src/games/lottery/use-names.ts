import type { Play } from '@maneki/games/lottery/play';

/** What plays, their places and their symbols are called. */
export function useNames() {
  const place = (code: string) => code;
  const symbol = (code: string) => code;
  const name = (code: string) => code;
  return {
    name,
    place,
    symbol,
    howTo: (code: string) => code,
    play: (play: Play) => (play.place === undefined ? name(play.name) : `${name(play.name)} · ${place(play.place)}`),
    /** `1,2|3` as people read it. */
    selection: (text: string) =>
      text
        .split('|')
        .map((row) => row.split(',').map(symbol).join(' '))
        .join(' | '),
  };
}
