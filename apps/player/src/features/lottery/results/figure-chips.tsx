import type { LotteryFamily } from '@maneki/contract/house/lottery';
import { useTranslations } from 'use-intl';
import { type Figure, listFigures } from '../figures.ts';

type FigureChipsProps = {
  readonly family: LotteryFamily;
  readonly figures: Readonly<Record<string, string | number>>;
};

/** What follows from a result: its sum, big or small, shapes. */
export function FigureChips({ family, figures }: FigureChipsProps) {
  const listed = listFigures(family, figures);
  if (listed.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1">
      {listed.map((figure) => (
        <li
          key={figure.code}
          className="numerals rounded-pill bg-raised px-2 py-0.5 text-2xs text-muted inset-ring inset-ring-line"
        >
          <FigureText {...figure} />
        </li>
      ))}
    </ul>
  );
}

function FigureText({ name, places, word, value }: Figure) {
  const t = useTranslations('lottery.figures');
  const told = word ? t(`words.${word}`) : value;
  const before = name ? t(`names.${name}`) : places?.join('–');
  return (
    <>
      {before && `${before} `}
      <b className="text-text">{told}</b>
    </>
  );
}
