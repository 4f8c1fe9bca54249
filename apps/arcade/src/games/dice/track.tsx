import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { type Observable, useObserved } from '#frame/observable.ts';
import { betAfterKey, betAt, writeBet } from './choose-bet.ts';
import { usePlayState } from './dice-hooks.ts';
import type { DiceView } from './dice-view.ts';
import { isWonRound, rollOf } from './roll-of.ts';

const MARKS = [0, 25, 50, 75, 100] as const;

/** All numbers from left to right: which of them win, where the target lies, and where the roll fell. */
export function Track({ view }: { view: Observable<DiceView> }) {
  const t = useTranslations('arcadeDice');
  const bet = useObserved(view, (shown) => shown.bet);
  const isIdle = usePlayState(({ phase }) => phase === 'idle');
  const { target, chance } = writeBet(bet);
  const choose = (next: DiceView['bet'] | undefined) => next && view.set({ bet: next });
  return (
    <div
      className="dice-track"
      data-side={bet.side}
      style={{ '--share': bet.target / 10_000 } as CSSProperties}
    >
      <div className="dice-scale figures" aria-hidden="true">
        {MARKS.map((mark) => (
          <span key={mark} style={{ left: `${mark}%` }}>
            {mark}
          </span>
        ))}
      </div>
      <div className="dice-groove">
        <div className="dice-rail" aria-hidden="true">
          <div className="dice-rail-low" />
          <div className="dice-rail-high" />
        </div>
        <input
          type="range"
          min={0}
          max={10_000}
          value={bet.target}
          disabled={!isIdle}
          aria-label={t('target')}
          aria-valuetext={`${t(`side.${bet.side}`)} ${target}, ${t('chance')} ${chance} %`}
          onChange={(event) => choose(betAt(bet.side, Number(event.target.value)))}
          onKeyDown={(event) => {
            const next = betAfterKey(bet, event.key);
            if (!next) return;
            event.preventDefault();
            choose(next);
          }}
        />
        <Marker view={view} />
      </div>
    </div>
  );
}

/** Where the last roll fell. */
function Marker({ view }: { view: Observable<DiceView> }) {
  const rolled = useObserved(view, (shown) => shown.rolled);
  const isRolling = useObserved(view, (shown) => shown.isRolling);
  const hasLanded = useObserved(view, (shown) => shown.hasLanded);
  const travelMs = useObserved(view, (shown) => shown.travelMs);
  if (!rolled?.outcome) return null;
  const outcome = hasLanded ? (isWonRound(rolled) ? 'won' : 'lost') : 'open';
  return (
    <div
      aria-hidden="true"
      className="dice-marker"
      data-outcome={outcome}
      data-rolling={isRolling}
      style={{
        transform: `translateX(${rolled.outcome.roll / 100}%)`,
        transitionDuration: `${travelMs}ms`,
      }}
    >
      <span className="dice-flag figures">{hasLanded ? rollOf(rolled) : ''}</span>
    </div>
  );
}
