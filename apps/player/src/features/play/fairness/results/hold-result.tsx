import type { HoldFeature } from '@maneki/games/slots/outcome';
import { useFormatter, useTranslations } from 'use-intl';
import type { RoundCheckOf } from '../round-check.ts';

type HoldResultProps = {
  readonly hold: HoldFeature;
  readonly model: RoundCheckOf<'slots'>['model'];
};

/** The coins that stayed, each with what it is worth in stakes. */
export function HoldResult({ hold, model }: HoldResultProps) {
  const t = useTranslations('catalog.fairness.result');
  const format = useFormatter();
  const stakes = (pay: number) => format.number(pay / model.betUnits, { maximumFractionDigits: 2 });
  const coins = new Map([...hold.held, ...hold.turns.flat()].map(({ cell, pay }) => [cell, pay]));
  const cells = Array.from({ length: model.rows * model.columns }, (_, place) => {
    const column = place % model.columns;
    return column * model.rows + Math.floor(place / model.columns);
  });
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <b>{t('hold')}</b>
        <span className="text-muted">
          {t('holdText', { count: coins.size, turns: hold.turns.length })}
        </span>
        <span className="ml-auto font-bold text-gold-text">
          {t('pay', { times: stakes(hold.pay) })}
        </span>
      </p>
      <div
        className="grid gap-1 rounded-tile bg-ground-deep p-1.5"
        style={{
          gridTemplateColumns: `repeat(${model.columns}, minmax(0, 1fr))`,
          maxWidth: `${model.columns * 3.5}rem`,
        }}
      >
        {cells.map((cell) => (
          <span
            key={cell}
            className={`numerals grid aspect-square place-items-center rounded-pill font-bold text-xs ${coins.has(cell) ? 'fill-gold' : 'bg-raised'}`}
          >
            {coins.has(cell) && stakes(coins.get(cell)!)}
          </span>
        ))}
      </div>
      {hold.full && <p className="text-gold-text text-sm">{t('holdFull')}</p>}
    </div>
  );
}
