import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { RoundButton } from './buttons.tsx';
import { CountingAmount } from './counting-amount.tsx';
import { Icon } from './icon.tsx';
import { readAmount } from './money.ts';
import { useObserved } from './observable.ts';
import { useMoney, usePlay, usePlayState } from './play-context.tsx';
import { preferences } from './preferences.ts';
import { SkipButton, SpinButton } from './spin-button.tsx';

/** Balance, bet and the button that everything is about, within reach of a thumb. */
export function Controls({
  onStakes,
  onAutoplay,
}: {
  onStakes: () => void;
  onAutoplay: () => void;
}) {
  const t = useTranslations('arcade.controls');
  const isFeature = usePlayState(({ phase }) => phase === 'free' || phase === 'hold');
  const isTurbo = useObserved(preferences, (kept) => kept.isTurbo);
  const spinButton = useRef<HTMLButtonElement>(null);
  return (
    <section
      aria-label={t('name')}
      style={{ gridArea: 'controls' }}
      className="mx-auto flex w-full max-w-[520px] flex-col gap-2.5 px-2.5 pt-1.5 pb-[max(12px,env(safe-area-inset-bottom))] low:justify-center"
    >
      <div className="grid grid-cols-[minmax(0,6fr)_minmax(0,5fr)] gap-2 low:grid-cols-1">
        <Balance />
        <StakeButton onClick={onStakes} />
      </div>
      <div className="flex items-center gap-2 low:grid low:grid-cols-2 low:gap-2.5">
        <div className="flex flex-1 justify-between gap-1 low:h-full low:flex-col-reverse low:items-center low:gap-2.5">
          {isFeature ? (
            <SkipButton onSkip={() => spinButton.current?.focus()} />
          ) : (
            <>
              <AutoplayButton onClick={onAutoplay} />
              <StakeStep direction={-1} />
            </>
          )}
        </div>
        <SpinButton button={spinButton} />
        <div className="flex flex-1 justify-between gap-1 low:flex-col low:items-center low:gap-2.5">
          <StakeStep direction={1} />
          <RoundButton
            icon="turbo"
            label={t('turbo')}
            isPressed={isTurbo}
            onClick={() => preferences.set({ isTurbo: !isTurbo })}
          />
        </div>
      </div>
    </section>
  );
}

function Balance() {
  const t = useTranslations('arcade.bar');
  const balance = usePlayState((state) => state.balance);
  return (
    <div className="plate flex min-w-0 flex-col rounded-card px-3.5 py-1.5">
      <span className="text-[11px] text-mist leading-snug">{t('balance')}</span>
      <strong className="truncate font-bold text-[clamp(13px,4.5vw,17px)] leading-[1.4] low:text-[17px]">
        <CountingAmount from={balance} to={balance} countMs={0} />
      </strong>
    </div>
  );
}

function AutoplayButton({ onClick }: { onClick: () => void }) {
  const t = useTranslations('arcade.controls');
  const isIdle = usePlayState(({ phase }) => phase === 'idle');
  return (
    <RoundButton icon="autoplay" label={t('autoplay')} onClick={onClick} isDisabled={!isIdle} />
  );
}

function StakeButton({ onClick }: { onClick: () => void }) {
  const t = useTranslations('arcade');
  const isIdle = usePlayState(({ phase }) => phase === 'idle');
  const money = useMoney();
  const stake = usePlayState((state) => state.stake);
  return (
    <button
      type="button"
      aria-label={`${t('controls.chooseStake')}: ${money(stake)}`}
      onClick={onClick}
      disabled={!isIdle}
      className="plate flex min-w-0 items-center gap-2 rounded-card py-1.5 pr-2 pl-3.5 text-left"
    >
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="text-[11px] text-mist leading-snug">{t('bar.stake')}</span>
        <strong className="figures truncate font-bold text-[clamp(13px,4.5vw,17px)] leading-[1.4] low:text-[17px]">
          {money(stake)}
        </strong>
      </span>
      <span className="shrink-0 rotate-90 text-mist">
        <Icon name="next" size={18} />
      </span>
    </button>
  );
}

function StakeStep({ direction }: { direction: 1 | -1 }) {
  const t = useTranslations('arcade.controls');
  const play = usePlay();
  const stake = usePlayState((state) => state.stake);
  const texts = usePlayState(({ game }) => game.stakes);
  const isIdle = usePlayState(({ phase }) => phase === 'idle');
  const stakes = texts.map(readAmount);
  const next = stakes[stakes.indexOf(stake) + direction];
  return (
    <RoundButton
      icon={direction === 1 ? 'plus' : 'minus'}
      label={direction === 1 ? t('raise') : t('lower')}
      isDisabled={next === undefined || !isIdle}
      onClick={() => next !== undefined && play.chooseStake(next)}
    />
  );
}
