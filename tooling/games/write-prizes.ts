import { divide, type Fraction, fraction, meanOf, multiply } from '@maneki/games/exact/fraction';
import type { SlotModel } from '@maneki/games/slots/model';
import { numberFor } from '@maneki/games/slots/number-for';
import { countLinePrizes } from '@maneki/games/slots/proof/count-lines';
import { countWayPrizes } from '@maneki/games/slots/proof/count-ways';
import { writePercent } from './write-percent.ts';
import { writeTable } from './write-table.ts';

type Prize = {
  readonly symbol: string;
  readonly count: number;
  readonly times: bigint;
  /** Of the whole stake. */
  readonly share: Fraction;
};

/** Each prize, how often it comes in a cycle, and what it gives back of the stake in the paid spin. */
export function writePrizes(model: SlotModel): string {
  const { columns, lines, pays } = model;
  const unit = lines.length > 0 ? 'On one line' : 'Ways';
  const rows = listPrizes(model).map(({ symbol, count, times, share }) => [
    symbol,
    `${count}`,
    `${numberFor(pays[symbol], { count, columns })}`,
    times.toLocaleString('en-GB'),
    writePercent(share),
  ]);
  return [
    '## Prizes',
    'Pays are in units of the stake; of a line only the highest prize is paid.',
    writeTable(['Symbol', 'Count', 'Pays', `${unit} in a cycle`, 'Share of the stake'], rows),
  ].join('\n\n');
}

function listPrizes(model: SlotModel): Prize[] {
  const stake = fraction(model.betUnits);
  if (model.lines.length === 0)
    return countWayPrizes(model)
      .toSorted((one, other) => comparePlaces(model, one, other))
      .map(({ ways, mean, ...prize }) => ({ ...prize, times: ways, share: divide(mean, stake) }));
  const lines = fraction(model.lines.length);
  return countLinePrizes(model, meanOf(model.wildMultipliers?.paid ?? [1])).map(
    ({ hits, mean, ...prize }) => ({
      ...prize,
      times: hits,
      share: divide(multiply(mean, lines), stake),
    }),
  );
}

const comparePlaces = (
  { symbols }: SlotModel,
  one: { symbol: string; count: number },
  other: { symbol: string; count: number },
): number => symbols.indexOf(one.symbol) - symbols.indexOf(other.symbol) || other.count - one.count;
