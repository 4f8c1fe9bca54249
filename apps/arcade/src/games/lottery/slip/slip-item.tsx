import { Icon } from '#frame/icon.tsx';
import { useMoney } from '#frame/play-context.tsx';
import { basketOf, layOut, setBasket } from '../desk.ts';
import { useDesk, useLottery, useRestricted, useWords } from '../lottery-hooks.ts';
import { useNames } from '../use-names.ts';
import { changeItem, removeItem } from './basket.ts';
import { decimalText } from './odds-text.ts';
import { namedIn } from './price.ts';
import type { PricedItem } from './price-basket.ts';
import { AmountField, Stepper } from './terms-bar.tsx';

/** A selection on the slip, which can still be changed. */
export function SlipItem(props: {
  item: PricedItem;
  complaint: string | undefined;
  onLeave: () => void;
}) {
  const { item, complaint, onLeave } = props;
  const t = useWords();
  const names = useNames();
  const money = useMoney();
  const { desk } = useLottery();
  const isFree = useDesk(({ type }) => type === 'ENTERTAINMENT');
  const called = { play: names.play(item.of), selection: names.selection(item.selection) };
  const change = (next: { multiplier?: number; stake?: bigint }) =>
    setBasket(desk, changeItem(basketOf(desk.get()), item.id, next));
  const odds = ownOdds(item);
  return (
    <li data-complaint={complaint !== undefined || item.problem !== null}>
      <div className="lt-item-head">
        <div className="min-w-0 flex-1">
          <p className="lt-bought-play">{called.play}</p>
          <p className="lt-bought-numbers figures">{called.selection}</p>
        </div>
        <button
          type="button"
          className="lt-icon-button"
          aria-label={t('slip.removeOf', called)}
          onClick={() => setBasket(desk, removeItem(basketOf(desk.get()), item.id))}
        >
          <Icon name="close" size={18} />
        </button>
      </div>
      <div className="lt-item-terms figures">
        {isFree ? (
          <AmountField
            label={t('slip.stakeOf', called)}
            value={item.stake}
            onChange={(stake) => change({ stake })}
          />
        ) : (
          <Stepper
            label={t('slip.multiplierOf', called)}
            value={item.multiplier}
            onChange={(multiplier) => change({ multiplier })}
          />
        )}
        <button
          type="button"
          className="lt-line-button"
          aria-label={t('slip.editOf', called)}
          onClick={() => {
            layOut(desk, item, item.of);
            onLeave();
          }}
        >
          {t('slip.edit')}
        </button>
        <p>
          <b>{money(item.priced.stake)}</b>
          <small>
            {isFree
              ? t('slip.oddsAt', { odds: odds.join(' / ') })
              : t('tray.lines', { units: item.priced.units })}
          </small>
        </p>
      </div>
      <Marks item={item} />
      {complaint && (
        <p className="lt-warn" role="alert">
          {complaint}
        </p>
      )}
    </li>
  );
}

const SHOWN_MAX = 12;
const ODDS_MAX = 3;

/** Numbers of the selection that are closed or pay half, said before they are bought. */
function Marks({ item }: { item: PricedItem }) {
  const t = useWords();
  const { closed } = useRestricted();
  const marked = [
    ['slip.closedNumbers', namedIn(item.of, item.priced.selection, closed(item.play))],
    ['slip.halfPaid', item.halfPaid],
  ] as const;
  return marked.map(
    ([words, numbers]) =>
      numbers.length > 0 && (
        <p key={words} className="lt-warn">
          {t(words, { numbers: numbers.slice(0, SHOWN_MAX).join(', ') })}
        </p>
      ),
  );
}

/** Only what this selection can win: other symbols of its play may pay otherwise. */
function ownOdds({ of, priced }: PricedItem): readonly string[] {
  const prizes = new Set<number>();
  for (const line of of.grammar.list(priced.selection.rows)) {
    for (const prize of line.prizes) prizes.add(prize);
    if (prizes.size === priced.odds.length || prizes.size === ODDS_MAX) break;
    if (of.grammar.form !== 'OPTIONS') break;
  }
  return [...new Set([...prizes].map((prize) => decimalText(priced.odds[prize]!)))];
}
