import type { Play } from '@maneki/games/lottery/play';
import { useTranslations } from 'use-intl';
import { useLottery } from './lottery-hooks.ts';

type Words = ReturnType<typeof useTranslations<'lotteryPlays'>>;

const COUNTED: readonly string[] = ['ANY', 'PICK', 'DIRECT', 'GROUP'];

/** What plays, their places and their symbols are called. What is a number is called what it is. */
export function useNames() {
  const { code: family } = useLottery();
  const t = useTranslations('lotteryPlays') as Words & ((key: string, values?: object) => string);
  const isCounted = ({ name, place }: Play) => COUNTED.includes(name) && place !== undefined;
  const place = (code: string) => t(`places.${code}`, { family });
  const symbol = (code: string) => (/^\d+$/.test(code) ? code : t(`symbols.${code}`));
  const group = (name: string) => t(`plays.${name}`);
  return {
    group,
    place,
    symbol,
    family: () => t(`families.${family}`),
    figure: (code: string) => t(`figures.${code}`),
    prize: (number: number) => t(`prizes.${number}`),
    howTo: (name: string) => t(`howTo.${name}`, { family }),
    /** What tells a play from others of its name. */
    variant: (play: Play) =>
      isCounted(play)
        ? t(`counted.${play.name}`, { count: play.place! })
        : place(play.place ?? '1'),
    play(play: Play) {
      if (play.place === undefined) return group(play.name);
      if (isCounted(play)) return t(`counted.${play.name}`, { count: play.place });
      return `${group(play.name)} · ${place(play.place)}`;
    },
    /** `1,2|3` as people read it. */
    selection: (text: string) =>
      text
        .split('|')
        .map((row) => row.split(',').map(symbol).join(' '))
        .join(' | '),
  };
}
