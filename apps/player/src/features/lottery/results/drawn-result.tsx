import type { LotteryFamily } from '@maneki/contract/house/lottery';
import { useTranslations } from 'use-intl';
import { type Group, groupOf } from '../groups.ts';
import { Ball } from './ball.tsx';
import { Car } from './car.tsx';
import { Die } from './die.tsx';
import { Digits } from './digits.tsx';

type DrawnResultProps = { readonly family: LotteryFamily; readonly result: readonly string[] };

/** What was drawn, as it is drawn in each family; in words for whoever hears the page. */
export function DrawnResult({ family, result }: DrawnResultProps) {
  const t = useTranslations('lottery');
  return (
    <div className="min-w-0">
      <p className="sr-only">{t('drawn', { numbers: spoken(family, result).join(', ') })}</p>
      <div aria-hidden="true" className={ROWS[groupOf(family)] ?? 'flex flex-wrap gap-1'}>
        <Drawing family={family} result={result} />
      </div>
    </div>
  );
}

/** Where a line would break somewhere, rows are of one length. */
const ROWS: Readonly<Partial<Record<Group, string>>> = {
  PK10: 'grid w-fit grid-cols-10 gap-0.5 max-[389px]:grid-cols-5',
  KENO: 'grid w-fit grid-cols-10 gap-1',
};

/** Of a Vietnamese result the special prize stands for all: the others are in its table. */
const spoken = (family: LotteryFamily, result: readonly string[]) =>
  groupOf(family) === 'VN' ? result.slice(0, 1) : result;

function Drawing({ family, result }: DrawnResultProps) {
  const group = groupOf(family);
  if (group === 'VN') return <Digits number={result[0] ?? ''} marked={2} />;
  if (group === 'SEA')
    return (
      <span className="flex flex-wrap items-center gap-2">
        <Digits number={result[0] ?? ''} marked={3} />
        <Digits number={result[1] ?? ''} marked={2} />
      </span>
    );
  return result.map((number, place) => {
    if (group === 'K3')
      // biome-ignore lint/suspicious/noArrayIndexKey: what was drawn stands where it was drawn
      return <Die key={place} face={number} />;
    if (group === 'PK10') return <Car key={number} number={number} />;
    if (group === 'KENO')
      return (
        <Ball key={number} size="small">
          {number}
        </Ball>
      );
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a digit may be drawn twice
      <Ball key={place} tone={group === 'X115' ? 'red' : 'gold'}>
        {number}
      </Ball>
    );
  });
}
