import { useTranslations } from 'use-intl';

type Results = { readonly results: readonly string[] };

/** As many as the server tells of; a narrower tile shows the latest of them. */
const PLACES = Array.from({ length: 8 }, (_, place) => place);

const BEAD =
  'grid size-3.5 place-items-center rounded-pill font-bold text-[0.5625rem] leading-none';

/** Red and blue as every table has them, with a letter for whoever does not tell them apart. */
const TONES = {
  DRAGON: 'bg-[#c81e2b] text-white',
  TIGER: 'bg-[#1d4fd8] text-white',
  TIE: 'bg-[#0f7a3d] text-white',
  SUITED_TIE: 'bg-[#0f7a3d] text-white inset-ring inset-ring-[#ffd75e]',
} as const;

const isKnown = (result: string): result is keyof typeof TONES => Object.hasOwn(TONES, result);

/** The latest results from the left, the newest last. What has no room goes, the oldest first. */
export function TableRoad({ results }: Results) {
  const t = useTranslations('tables.marks');
  const signs = { DRAGON: t('DRAGON'), TIGER: t('TIGER'), TIE: '=', SUITED_TIE: '=' };
  const shown = results.filter(isKnown);
  const newestFirst = PLACES.map((place) => shown.at(-1 - place));
  return (
    <div className="flex h-3.5 flex-row-reverse flex-wrap justify-center gap-x-0.5 gap-y-2 overflow-hidden">
      {newestFirst.map((result, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: places that stay where they are
          key={place}
          className={result ? `${BEAD} ${TONES[result]}` : `${BEAD} inset-ring inset-ring-white/25`}
        >
          {result && signs[result]}
        </span>
      ))}
    </div>
  );
}

/** The same in words. */
export function useRoadText(results: Results['results']): string {
  const t = useTranslations('tables');
  const names = results.filter(isKnown).map((result) => t(`results.${result}`));
  return names.length > 0 ? t('road', { results: names.join(', ') }) : t('noRoad');
}
