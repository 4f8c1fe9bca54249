import type { SlotModel } from '@maneki/games/slots/model';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { readAmount } from '#frame/money.ts';
import { type Observable, useObserved } from '#frame/observable.ts';
import { useMoney } from '#frame/play-context.tsx';
import { usePlay, usePlayState } from './slot-hooks.ts';
import type { SlotView } from './slot-view.ts';
import { SymbolPicture } from './symbol-picture.tsx';

type CrownProps = { model: SlotModel; view: Observable<SlotView> };

/** Above the reels: the feature that is being played, else the jackpots. */
export function Crown({ model, view }: CrownProps) {
  const feature = useObserved(view, (shown) => shown.feature);
  const hasJackpots = usePlayState(({ game }) => game.jackpots.length > 0);
  if (feature) return <FeatureBanner model={model} view={view} />;
  return hasJackpots ? <Jackpots /> : null;
}

function FeatureBanner({ model, view }: CrownProps) {
  const t = useTranslations('arcade.feature');
  const feature = useObserved(view, (shown) => shown.feature);
  const gameId = usePlayState(({ game }) => game.gameId);
  if (!feature) return null;
  return (
    // On a low screen it hangs in the bar above: a row of its own would shrink the reels in mid-round.
    <div className="flex animate-appear justify-center px-3 py-1 low:pointer-events-none low:absolute low:top-0 low:right-[212px] low:left-0">
      <div className="plate flex items-center gap-3 rounded-pill px-5 py-1.5 text-center">
        {feature.kind === 'free' ? (
          <>
            {feature.symbol && (
              <SymbolPicture gameId={gameId} model={model} symbol={feature.symbol} size={34} />
            )}
            <strong className="figures font-extrabold text-[17px] text-gold">
              {t('free', { spin: feature.spin, of: feature.of })}
            </strong>
            {feature.multiplier > 1 && (
              <span className="text-[13px]">
                {t('multiplier', { multiplier: feature.multiplier })}
              </span>
            )}
          </>
        ) : (
          <>
            <strong className="figures font-extrabold text-[17px] text-gold">
              {t('hold', { turns: feature.turnsLeft })}
            </strong>
            <span className="text-[13px]">{t('coins', { coins: feature.coins })}</span>
          </>
        )}
      </div>
    </div>
  );
}

const LOOKS = {
  GRAND: 'text-[clamp(12px,4vw,19px)] text-gold',
  MINOR: 'text-[clamp(11px,3.3vw,16px)] text-paper',
  MINI: 'text-[clamp(11px,3.3vw,16px)] text-paper',
} as const;

const LOOK_MS = 20_000;

/** Others play for the same jackpots, so they are looked at again while nothing else is going on. */
function useFreshJackpots(): void {
  const play = usePlay();
  useEffect(() => {
    const timer = setInterval(() => {
      if (play.isFree && !document.hidden) void play.link.refresh();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [play]);
}

function Jackpots() {
  const t = useTranslations('arcade.bar');
  const money = useMoney();
  const jackpots = usePlayState(({ game }) => game.jackpots);
  useFreshJackpots();
  return (
    <ul
      aria-label={t('jackpots')}
      className="mx-auto flex max-w-[520px] items-end justify-center gap-1.5 px-2 py-1"
    >
      {jackpots.map(({ pool, amount }) => (
        <li key={pool} className="plate flex-auto rounded-card px-2 py-1 text-center">
          <span className="block text-[11px] text-mist leading-snug">{t(`pool.${pool}`)}</span>
          <strong className={`figures block font-extrabold leading-snug ${LOOKS[pool]}`}>
            {money(readAmount(amount))}
          </strong>
        </li>
      ))}
    </ul>
  );
}
