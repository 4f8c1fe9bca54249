import { useState } from 'react';
import { PlainButton, PrimaryButton } from '#frame/buttons.tsx';
import { readAmount } from '#frame/money.ts';
import { Panel } from '#frame/panel.tsx';
import { useMoney } from '#frame/play-context.tsx';
import { setBasket } from '../desk.ts';
import { useDesk, useLottery, useLotteryState, useWords } from '../lottery-hooks.ts';
import { ChaseFields } from './chase-fields.tsx';
import { usePricedBasket } from './desk-hooks.ts';
import { selfRebate } from './price.ts';
import { totalOf } from './price-basket.ts';
import { SlipItem } from './slip-item.tsx';
import { type Placed, usePlaceSlip } from './use-place-slip.ts';

/** The slip before it is bought: what is on it, for which issue, and what it costs. */
export function SlipPanel({ onClose }: { onClose: () => void }) {
  const t = useWords();
  const [placed, setPlaced] = useState<Placed | null>(null);
  return (
    <Panel title={t(placed ? 'slip.done' : 'slip.title')} onClose={onClose}>
      {placed ? (
        <PlacedSlip placed={placed} onClose={onClose} onAgain={() => setPlaced(null)} />
      ) : (
        <OpenSlip onClose={onClose} onPlaced={setPlaced} />
      )}
    </Panel>
  );
}

function OpenSlip(props: { onClose: () => void; onPlaced: (placed: Placed) => void }) {
  const t = useWords();
  const { desk } = useLottery();
  const items = usePricedBasket();
  const order = usePlaceSlip(items, props.onPlaced);
  const isTradition = useDesk(({ type }) => type === 'TRADITION');
  if (items.length === 0)
    return (
      <>
        <p className="py-8 text-center text-muted">{t('slip.empty')}</p>
        <PlainButton onClick={props.onClose}>{t('pad.choose')}</PlainButton>
      </>
    );
  return (
    <div className="lt-slip">
      <p className="lt-slip-issue figures">
        <b>{t('slip.forIssue', { no: order.issueNo })}</b>
        <button type="button" onClick={() => setBasket(desk, [])}>
          {t('slip.clear')}
        </button>
      </p>
      <ul className="lt-items">
        {items.map((item, at) => (
          <SlipItem
            key={item.id}
            item={item}
            complaint={order.complaintOf(item, at)}
            onLeave={props.onClose}
          />
        ))}
      </ul>
      {isTradition && <ChaseFields order={order} />}
      <Totals order={order} stake={totalOf(items)} />
    </div>
  );
}

type Order = ReturnType<typeof usePlaceSlip>;

function Totals({ order, stake }: { order: Order; stake: bigint }) {
  const t = useWords();
  const money = useMoney();
  const balance = useLotteryState((state) => state.balance);
  const asking = useLotteryState((state) => state.asking);
  const isConnecting = useLotteryState((state) => state.isConnecting);
  const mode = useDesk((state) => state.mode);
  const series = useDesk((state) => state.series);
  const type = useDesk((state) => state.type);
  const highest = useLotteryState(({ game }) => game.highestSeries[mode]);
  const total = order.total ?? stake;
  const rebate =
    type === 'TRADITION' && series !== undefined && highest !== undefined
      ? selfRebate(total, highest, series)
      : 0n;
  return (
    <div className="lt-slip-foot">
      <dl className="lt-totals figures">
        <div>
          <dt>{t('slip.total')}</dt>
          <dd className="lt-total">{money(total)}</dd>
        </div>
        {rebate > 0n && (
          <div>
            <dt>{t('slip.rebate')}</dt>
            <dd>{money(rebate)}</dd>
          </div>
        )}
        <div>
          <dt>{t('slip.after')}</dt>
          <dd>{money(balance - total)}</dd>
        </div>
      </dl>
      <div className="lt-slip-told" role="status">
        {order.told && <p className="lt-warn">{order.told}</p>}
      </div>
      {order.next ? (
        <PrimaryButton onClick={order.takeNext}>
          {t('slip.takeNext', { open: order.next.issueNo })}
        </PrimaryButton>
      ) : (
        <PrimaryButton isDisabled={!order.canPlace} onClick={() => void order.place()}>
          {asking === 'slip'
            ? t('slip.placing')
            : order.plan.length > 0
              ? t('slip.confirmChase', { count: order.plan.length, amount: money(total) })
              : t('slip.confirm', { amount: money(total) })}
        </PrimaryButton>
      )}
      {isConnecting && <ConnectingNote />}
    </div>
  );
}

function ConnectingNote() {
  const t = useWords();
  return <p className="lt-note pt-2 text-center">{t('slip.lost')}</p>;
}

function PlacedSlip(props: { placed: Placed; onClose: () => void; onAgain: () => void }) {
  const t = useWords();
  const { desk } = useLottery();
  const money = useMoney();
  const { slips, basket, type } = props.placed;
  const stake = slips.reduce((sum, slip) => sum + readAmount(slip.stake), 0n);
  const [first] = slips;
  const canRepeat = useDesk((state) => state.type === type && state.baskets[type].length === 0);
  return (
    <div className="lt-placed" role="status">
      <svg aria-hidden="true" viewBox="0 0 64 64">
        <circle cx="32" cy="32" r="30" />
        <path d="M20 33l8.5 8.5L45 24" />
      </svg>
      <p>
        {slips.length > 1
          ? t('slip.placedChase', { count: slips.length })
          : t('slip.placed', { no: first?.bet.issueNo ?? '' })}
      </p>
      <b className="figures">{money(stake)}</b>
      {first && (
        <p className="lt-note break-all">
          {t('slip.number')} {first.roundId}
        </p>
      )}
      <div className="flex w-full flex-col gap-2.5 pt-3">
        <PrimaryButton onClick={props.onClose}>{t('slip.done')}</PrimaryButton>
        {canRepeat && (
          <PlainButton
            onClick={() => {
              setBasket(desk, basket);
              props.onAgain();
            }}
          >
            {t('slip.again')}
          </PlainButton>
        )}
      </div>
    </div>
  );
}
