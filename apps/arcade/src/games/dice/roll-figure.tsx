import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#frame/icon.tsx';
import { LiveRegion } from '#frame/live-region.tsx';
import { readAmount } from '#frame/money.ts';
import { type Observable, useObserved } from '#frame/observable.ts';
import { useMoney } from '#frame/play-context.tsx';
import { writeHundredths } from './choose-bet.ts';
import { usePlayState } from './dice-hooks.ts';
import type { DiceView } from './dice-view.ts';
import { isWonRound, rollOf } from './roll-of.ts';

/** The number that was rolled, as large as there is room, and what came of it. */
export function RollFigure({ view }: { view: Observable<DiceView> }) {
  const t = useTranslations('arcadeDice');
  const isRolling = useObserved(view, (shown) => shown.isRolling);
  const rolled = useObserved(view, (shown) => shown.rolled);
  const hasLanded = useObserved(view, (shown) => shown.hasLanded);
  const outcome =
    rolled && hasLanded && !isRolling ? (isWonRound(rolled) ? 'won' : 'lost') : 'open';
  return (
    <div className="dice-figure" data-outcome={outcome} data-rolling={isRolling}>
      <p className="dice-number figures">
        <span className="sr-only">{t('rolled')} </span>
        {rolled ? <RunningNumber view={view} /> : '00.00'}
      </p>
      <Verdict view={view} outcome={outcome} />
    </div>
  );
}

function Verdict({
  view,
  outcome,
}: {
  view: Observable<DiceView>;
  outcome: 'won' | 'lost' | 'open';
}) {
  const t = useTranslations('arcadeDice');
  const common = useTranslations('arcade');
  const money = useMoney();
  const rolled = useObserved(view, (shown) => shown.rolled);
  const isConnecting = usePlayState((state) => state.isConnecting);
  const isReplay = usePlayState((state) => state.isReplay);
  const amount = money(readAmount(rolled?.win ?? '0'));
  const roll = rolled ? rollOf(rolled) : '';
  const said = outcome === 'open' ? '' : t(`said.${outcome}`, { roll, amount });
  return (
    <div className="dice-verdict">
      {isConnecting ? (
        <span role="status" className="dice-pill">
          <span className="animate-turn">
            <Icon name="spin" size={16} />
          </span>
          {common('connecting')}
        </span>
      ) : outcome === 'open' ? (
        <span className="dice-hint">
          {isReplay ? common('lastRound') : rolled ? t('rolling') : t('hint')}
        </span>
      ) : (
        <span key={rolled?.roundId} className="dice-pill animate-arrive" data-outcome={outcome}>
          <Icon name={outcome === 'won' ? 'check' : 'close'} size={16} />
          {t(outcome)}
          {outcome === 'won' && <strong className="figures">{amount}</strong>}
        </span>
      )}
      <LiveRegion words={said} />
    </div>
  );
}

/** Runs from the number before to the one that was rolled, together with the marker. */
function RunningNumber({ view }: { view: Observable<DiceView> }) {
  const element = useRef<HTMLSpanElement>(null);
  const shown = useRef<number | null>(null);
  const roll = useObserved(view, ({ rolled }) => rolled?.outcome?.roll ?? 0);
  const roundId = useObserved(view, ({ rolled }) => rolled?.roundId);
  const travelMs = useObserved(view, (state) => state.travelMs);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same number may be rolled twice.
  useEffect(() => {
    const from = shown.current ?? roll;
    const begunMs = performance.now();
    let request = 0;
    const write = (nowMs: number) => {
      const share = travelMs > 0 ? Math.min(1, Math.max(0, (nowMs - begunMs) / travelMs)) : 1;
      const number = Math.round(from + (roll - from) * (1 - (1 - share) ** 3));
      shown.current = number;
      if (element.current) element.current.textContent = writeHundredths(number);
      if (share < 1) request = requestAnimationFrame(write);
    };
    write(begunMs);
    return () => cancelAnimationFrame(request);
  }, [roll, roundId, travelMs]);
  return <span ref={element} />;
}
