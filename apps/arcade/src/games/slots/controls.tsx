import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { AutoplayButton, Balance, StakeButton, StakeStep } from '#instant/stake-controls.tsx';
import { TurboButton } from '#instant/turbo-button.tsx';
import { usePlayState } from './slot-hooks.ts';
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
          <TurboButton />
        </div>
      </div>
    </section>
  );
}
