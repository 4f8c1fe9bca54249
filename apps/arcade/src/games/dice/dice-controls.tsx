import { largestWin } from '@maneki/games/dice/dice';
import { type CSSProperties, type Ref, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { Icon } from '#frame/icon.tsx';
import { readAmount } from '#frame/money.ts';
import { type Observable, useObserved } from '#frame/observable.ts';
import { useMoney } from '#frame/play-context.tsx';
import { AutoplayButton, Balance, StakeButton } from '#instant/stake-controls.tsx';
import { TurboButton } from '#instant/turbo-button.tsx';
import { doubleOf, halfOf, largestStake } from './choose-bet.ts';
import { usePlay, usePlayState } from './dice-hooks.ts';
import type { DiceView } from './dice-view.ts';

type ControlsProps = { view: Observable<DiceView>; onStakes: () => void; onAutoplay: () => void };

/** Balance, bet, what a win would pay, and the button that rolls; in its place, why this bet cannot be rolled. */
export function DiceControls({ view, onStakes, onAutoplay }: ControlsProps) {
  const t = useTranslations('arcade.controls');
  const isTooLarge = useIsTooLarge(view);
  const roll = useRef<HTMLButtonElement>(null);
  return (
    <section aria-label={t('name')} className="plain-controls dice-controls">
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-2">
        <Balance />
        <Payout view={view} />
      </div>
      <div className="grid grid-cols-[52px_minmax(0,1fr)_52px] gap-2">
        <StakeJump to="half" />
        <StakeButton onClick={onStakes} />
        <StakeJump to="double" />
      </div>
      {isTooLarge ? (
        <TooLarge view={view} onHelped={() => roll.current?.focus()} />
      ) : (
        <div className="flex items-center gap-2.5">
          <AutoplayButton onClick={onAutoplay} />
          <RollButton ref={roll} />
          <TurboButton />
        </div>
      )}
    </section>
  );
}

/** The house refuses a bet that could win more; so it is told before it is made. */
function useIsTooLarge(view: Observable<DiceView>): boolean {
  const bet = useObserved(view, (shown) => shown.bet);
  return usePlayState(({ stake, game }) => largestWin(bet, stake) > readAmount(game.winMax));
}

function Payout({ view }: { view: Observable<DiceView> }) {
  const t = useTranslations('arcadeDice');
  const money = useMoney();
  const bet = useObserved(view, (shown) => shown.bet);
  const stake = usePlayState((state) => state.stake);
  const amount = money(largestWin(bet, stake));
  return (
    <div className="plate flex min-w-0 flex-col rounded-card px-3.5 py-1.5">
      <span className="text-[11px] text-mist leading-snug">{t('pays')}</span>
      <span className="dice-payout" style={{ '--length': amount.length } as CSSProperties}>
        <strong className="figures">{amount}</strong>
      </span>
    </div>
  );
}

function StakeJump({ to }: { to: 'half' | 'double' }) {
  const t = useTranslations('arcadeDice');
  const play = usePlay();
  const stake = usePlayState((state) => state.stake);
  const texts = usePlayState(({ game }) => game.stakes);
  const isIdle = usePlayState(({ phase }) => phase === 'idle');
  const stakes = texts.map(readAmount);
  const next = to === 'half' ? halfOf(stakes, stake) : doubleOf(stakes, stake);
  return (
    <button
      type="button"
      title={t(to)}
      disabled={next === undefined || !isIdle}
      onClick={() => next !== undefined && play.chooseStake(next)}
      className="plate rounded-card font-bold text-[17px] text-paper disabled:text-mist/60"
    >
      {to === 'half' ? '½' : '2×'}
      <span className="sr-only"> {t(to)}</span>
    </button>
  );
}

function TooLarge({ view, onHelped }: { view: Observable<DiceView>; onHelped: () => void }) {
  const t = useTranslations('arcadeDice');
  const play = usePlay();
  const money = useMoney();
  const bet = useObserved(view, (shown) => shown.bet);
  const game = usePlayState((state) => state.game);
  const winMax = readAmount(game.winMax);
  const fitting = largestStake(bet, { stakes: game.stakes.map(readAmount), winMax });
  const help = (stake: bigint) => {
    // What was pressed is gone with it, so the focus goes to what took its place.
    flushSync(() => play.chooseStake(stake));
    onHelped();
  };
  return (
    <div role="status" className="dice-notice">
      <p>{t('tooLarge', { max: money(winMax) })}</p>
      {fitting !== undefined && (
        <button type="button" onClick={() => help(fitting)}>
          {t('betInstead', { stake: money(fitting) })}
        </button>
      )}
    </div>
  );
}

/** Rolls; while the marker runs it shortens that; while the game plays by itself it stops it. */
function RollButton({ ref }: { ref: Ref<HTMLButtonElement> }) {
  const t = useTranslations('arcadeDice');
  const common = useTranslations('arcade.controls');
  const play = usePlay();
  const isIdle = usePlayState(({ phase }) => phase === 'idle');
  const left = usePlayState(({ autoplay }) => autoplay?.left ?? null);
  return (
    <button
      ref={ref}
      type="button"
      aria-label={left === null ? t('roll') : common('stopAutoplay', { left })}
      onClick={() => {
        if (left !== null) play.stopAutoplay();
        else if (isIdle) void play.play();
        else play.hurry();
      }}
      className="dice-roll"
    >
      {left === null ? (
        t('roll')
      ) : (
        <>
          <Icon name="stop" size={22} />
          <span className="figures">{left}</span>
        </>
      )}
    </button>
  );
}
