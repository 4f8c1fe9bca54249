import { useEffect, useState } from 'react';
import { useMoney } from '#frame/play-context.tsx';
import { basketOf, collect } from '../desk.ts';
import { useDesk, useLottery, useLotteryState, useWords } from '../lottery-hooks.ts';
import { useTray } from './desk-hooks.ts';
import { forgetBought } from './place-slip.ts';
import { SlipNews } from './slip-news.tsx';
import { TermsBar } from './terms-bar.tsx';

/** How much, what it costs and can win, and the way to the slip. */
export function DeskBar(props: { onSlip: () => void }) {
  const t = useWords();
  const { desk, play } = useLottery();
  const onSlip = () => {
    forgetBought(play);
    props.onSlip();
  };
  const tray = useTray();
  const editing = useDesk((state) => state.editing);
  const count = useDesk((state) => basketOf(state).length);
  const canBet = useLotteryState(({ phase }) => phase !== 'paused');
  const [isFull, setIsFull] = useState(false);
  useEffect(() => play.setStake(tray.stake), [play, tray.stake]);
  const isWhole = tray.items.length > 0;
  const add = (then?: () => void) => {
    const isTaken = collect(desk, tray.items);
    setIsFull(!isTaken);
    if (isTaken) then?.();
  };
  return (
    <section className="lt-desk" aria-label={t('slip.title')}>
      <SlipNews onSlip={onSlip} />
      {editing !== null && (
        <p className="lt-editing">
          {t('tray.changing')}
          <button type="button" onClick={() => desk.set({ editing: null, picks: {} })}>
            {t('tray.leave')}
          </button>
        </p>
      )}
      <TermsBar />
      <Sums isFull={isFull} />
      <div className="lt-actions">
        <button
          type="button"
          className="lt-slip-button"
          aria-label={t('tray.slipOf', { count })}
          onClick={onSlip}
        >
          {t('tray.slip')}
          {count > 0 && <b className="lt-count figures">{count}</b>}
        </button>
        <button
          type="button"
          className="lt-add"
          aria-disabled={!isWhole}
          onClick={() => isWhole && add(editing === null ? undefined : onSlip)}
        >
          {t(editing === null ? 'tray.add' : 'tray.change')}
        </button>
        <button
          type="button"
          className="lt-bet"
          aria-disabled={!(canBet && (isWhole || count > 0))}
          onClick={() => {
            if (!canBet) return;
            if (isWhole) add(onSlip);
            else if (count > 0) onSlip();
          }}
        >
          {t('tray.bet')}
        </button>
      </div>
    </section>
  );
}

function Sums({ isFull }: { isFull: boolean }) {
  const t = useWords();
  const money = useMoney();
  const tray = useTray();
  const isFree = useDesk(({ type }) => type === 'ENTERTAINMENT');
  if (isFull || (tray.fault && tray.fault !== 'TOO_FEW'))
    return (
      <p className="lt-sums lt-warn" role="status">
        {t(`fault.${isFull || !tray.fault ? 'TOO_MANY_BETS' : tray.fault}`)}
      </p>
    );
  return (
    <dl className="lt-sums figures">
      <div>
        <dt>
          {isFree
            ? t('tray.bets', { count: tray.items.length })
            : t('tray.lines', { units: tray.units })}
        </dt>
        <dd className="lt-stake">{money(tray.stake)}</dd>
      </div>
      <div>
        <dt>{t('tray.most')}</dt>
        <dd className="lt-most">{money(tray.most)}</dd>
      </div>
      <Balance />
    </dl>
  );
}

function Balance() {
  const money = useMoney();
  const t = useWords();
  const balance = useLotteryState((state) => state.balance);
  return (
    <div>
      <dt>{t('tray.balance')}</dt>
      <dd className="lt-balance">{money(balance)}</dd>
    </div>
  );
}
