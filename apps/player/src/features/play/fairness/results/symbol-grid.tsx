import { useTranslations } from 'use-intl';
import { placeOnSheet } from './symbol-sheet.ts';

type SymbolGridProps = {
  /** Each reel's symbols from top to bottom. */
  readonly columns: readonly string[];
  readonly rows: number;
  readonly symbols: readonly string[];
  readonly winning: ReadonlySet<number>;
  /** Wilds that multiply the wins through them. */
  readonly multipliers?:
    | readonly { readonly cell: number; readonly multiplier: number }[]
    | undefined;
  /** The address of the game's symbols; undefined until they are there, and where they never come. */
  readonly sheet: string | undefined;
};

/** What stood on the reels: the game's own symbols, each with the letter that its rules name it by. */
export function SymbolGrid({ columns, rows, symbols, winning, sheet, ...props }: SymbolGridProps) {
  const t = useTranslations('catalog.fairness.result');
  const timesAt = new Map(props.multipliers?.map(({ cell, multiplier }) => [cell, multiplier]));
  const across = { gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))` };
  return (
    <div
      role="img"
      aria-label={t('grid', { columns: columns.join(', ') })}
      className="grid gap-1 rounded-tile bg-ground-deep p-1.5 inset-ring inset-ring-line"
      style={{ ...across, maxWidth: `${columns.length * 3.5}rem` }}
    >
      {Array.from({ length: rows * columns.length }, (_, place) => {
        const column = place % columns.length;
        const row = Math.floor(place / columns.length);
        const cell = column * rows + row;
        const symbol = columns[column]?.[row] ?? '';
        const isWinning = winning.has(cell);
        return (
          <span
            key={cell}
            className={`relative grid aspect-square place-items-center rounded-[6px] bg-raised ${isWinning ? 'inset-ring-2 inset-ring-gold' : ''}`}
          >
            {timesAt.has(cell) && (
              <span className="fill-gold absolute top-0 left-0 z-1 rounded-[6px] px-1 font-bold text-[0.5625rem] leading-snug">
                {t('times', { times: String(timesAt.get(cell)) })}
              </span>
            )}
            {sheet && (
              <span
                className="absolute inset-0.5"
                style={{ backgroundImage: `url(${sheet})`, ...placeOnSheet(symbols, symbol) }}
              />
            )}
            <span
              className={
                sheet
                  ? 'absolute right-0.5 bottom-0.5 rounded-[3px] bg-black/70 px-0.5 font-bold text-[0.5625rem] text-white leading-tight'
                  : 'font-bold text-lg'
              }
            >
              {symbol}
            </span>
          </span>
        );
      })}
    </div>
  );
}
