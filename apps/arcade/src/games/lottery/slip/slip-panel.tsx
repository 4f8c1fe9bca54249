import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { PlainButton, PrimaryButton } from '#frame/buttons.tsx';
import { Panel } from '#frame/panel.tsx';
import { useMoney } from '#frame/play-context.tsx';
import { seeBalance } from '#frame/tell-parent.ts';
import { orderedOf, setBasket } from '../desk.ts';
import { useDesk, useLottery, useLotteryState, useWords } from '../lottery-hooks.ts';
import { ChaseFields } from './chase-fields.tsx';
import { usePricedBasket } from './desk-hooks.ts';
import { leaveSheet } from './place-slip.ts';
import { PlacedSlip } from './placed-slip.tsx';
import { selfRebate } from './price.ts';
import type { PricedItem } from './price-basket.ts';
import { SlipItem } from './slip-item.tsx';
import { usePlaceSlip } from './use-place-slip.ts';

/** The slip before it is bought: what is on it, for which issue, and what it costs. */
export function SlipPanel({ onClose }: { onClose: () => void }) {
  const t = useWords();
  const { play } = useLottery();
  const bought = useLotteryState(({ told }) => (told?.kind === 'bought' ? told : null));
  useEffect(() => () => leaveSheet(play), [play]);
  return (
    <Panel title={t(bought?.isSure ? 'slip.done' : 'slip.title')} onClose={onClose}>
      {bought ? <PlacedSlip bought={bought} onClose={onClose} /> : <OpenSlip onClose={onClose} />}
    </Panel>
  );
}

/** What is being bought stands alone until the house has answered; what was added since comes after it. */
function useShownItems(): { readonly items: readonly PricedItem[]; readonly isPlacing: boolean } {
  const all = usePricedBasket();
  const ids = useDesk(orderedOf);
  const isAsking = useLotteryState(({ asking }) => asking === 'slip');
  const isPlacing = isAsking && ids.length > 0;
  return { items: isPlacing ? all.filter(({ id }) => ids.includes(id)) : all, isPlacing };
}

function OpenSlip(props: { onClose: () => void }) {
  const t = useWords();
  const { desk } = useLottery();
  const { items, isPlacing } = useShownItems();
  const order = usePlaceSlip(items);
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
      <fieldset className="contents" disabled={isPlacing}>
        <p className="lt-slip-issue figures">
          <b>{t('slip.forIssue', { no: order.issueNo })}</b>
          <button type="button" onClick={() => setBasket(desk, [])}>
            {t('slip.clear')}
          </button>
        </p>
        <ul className="lt-items">
          {items.map((item) => (
            <SlipItem
              key={item.id}
              item={item}
              complaint={order.complaintOf(item)}
              onLeave={props.onClose}
            />
          ))}
        </ul>
        {isTradition && <ChaseFields chase={order.chase} />}
      </fieldset>
      <Totals order={order} />
    </div>
  );
}

type Order = ReturnType<typeof usePlaceSlip>;

function Totals({ order }: { order: Order }) {
  const t = useWords();
  const common = useTranslations('arcade.notice');
  const money = useMoney();
  const balance = useLotteryState((state) => state.balance);
  const asking = useLotteryState((state) => state.asking);
  const mode = useDesk((state) => state.mode);
  const series = useDesk((state) => state.series);
  const type = useDesk((state) => state.type);
  const highest = useLotteryState(({ game }) => game.highestSeries[mode]);
  const { total } = order;
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
            : order.chase.plan.length > 0
              ? t('slip.confirmChase', { count: order.chase.plan.length, amount: money(total) })
              : t('slip.confirm', { amount: money(total) })}
        </PrimaryButton>
      )}
      {order.isPoor && <PlainButton onClick={seeBalance}>{common('toBalance')}</PlainButton>}
      <ConnectingNote />
    </div>
  );
}

/** A wish that is repeated counts once, which only matters where something was wished for. */
function ConnectingNote() {
  const t = useWords();
  const common = useTranslations('arcade');
  const isConnecting = useLotteryState((state) => state.isConnecting);
  const isAsking = useLotteryState(({ asking }) => asking !== null);
  if (!isConnecting) return null;
  return (
    <p className="lt-note pt-2 text-center">{isAsking ? t('slip.lost') : common('connecting')}</p>
  );
}
