import type { Ref } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#frame/icon.tsx';
import { usePlay, usePlayState } from './slot-hooks.ts';

/** Spins; while something is shown it shortens the show; while the game plays by itself it stops that. */
export function SpinButton({ button }: { button: Ref<HTMLButtonElement> }) {
  const t = useTranslations('arcade.controls');
  const play = usePlay();
  const isIdle = usePlayState(({ phase }) => phase === 'idle');
  const left = usePlayState(({ autoplay }) => autoplay?.left ?? null);
  const hasEnded = usePlayState((state) => state.hasEnded);
  const label = left !== null ? t('stopAutoplay', { left }) : isIdle ? t('spin') : t('stop');
  return (
    <button
      ref={button}
      type="button"
      aria-label={label}
      disabled={hasEnded}
      onClick={() => {
        if (left !== null) play.stopAutoplay();
        else if (isIdle) void play.play();
        else play.hurry();
      }}
      className="spin-button mx-1 grid size-[84px] shrink-0 place-items-center rounded-pill text-white transition-transform duration-150 low:order-first low:col-span-2 low:justify-self-center"
    >
      {left !== null ? (
        <span className="flex flex-col items-center font-extrabold text-xl leading-none">
          <Icon name="stop" size={26} />
          <span className="figures mt-1">{left}</span>
        </span>
      ) : (
        <Icon name={isIdle ? 'spin' : 'stop'} size={isIdle ? 44 : 34} />
      )}
    </button>
  );
}

/** Stands where a feature leaves nothing to choose: who has seen enough of it goes to its end. */
export function SkipButton({ onSkip }: { onSkip: () => void }) {
  const t = useTranslations('arcade.controls');
  const play = usePlay();
  return (
    <button
      type="button"
      onClick={() => {
        play.skip();
        // It is gone at once: keys go on from the button beside it.
        onSkip();
      }}
      className="plate flex min-h-12 min-w-0 flex-1 items-center justify-center gap-1.5 rounded-card px-2 py-1 font-bold text-[13px] text-gold leading-tight low:flex-col"
    >
      <span className="shrink-0">
        <Icon name="skip" size={18} />
      </span>
      <span className="text-balance">{t('skip')}</span>
    </button>
  );
}
