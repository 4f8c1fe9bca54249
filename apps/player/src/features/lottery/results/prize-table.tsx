import { prizesOf, type VietnamCode } from '@maneki/games/lottery/vietnam/prizes';
import { useTranslations } from 'use-intl';

type PrizeTableProps = { readonly family: VietnamCode; readonly result: readonly string[] };

/** All numbers of a Vietnamese result, as papers print them: a prize to a line, tails in bold. */
export function PrizeTable({ family, result }: PrizeTableProps) {
  const t = useTranslations('lottery.prizes');
  return (
    <dl className="grid grid-cols-[auto_1fr] overflow-hidden rounded-card inset-ring inset-ring-line">
      {prizesOf(family, result).map((numbers, place) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: prizes are numbered
          key={place}
          className="col-span-2 grid grid-cols-subgrid items-center even:bg-sheen first:text-gold-text"
        >
          <dt className="px-3 py-1.5 font-semibold text-muted text-xs">
            {place === 0 ? t('special') : t('prize', { place: String(place) })}
          </dt>
          <dd className="numerals flex flex-wrap justify-center gap-x-3.5 gap-y-0.5 px-2 py-1.5 text-sm">
            {numbers.map((number, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same number may be drawn twice
              <span key={at}>
                {number.slice(0, -2)}
                <b>{number.slice(-2)}</b>
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
