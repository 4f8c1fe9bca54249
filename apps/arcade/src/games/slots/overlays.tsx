import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CountingAmount } from '#frame/counting-amount.tsx';
import { type Observable, useObserved } from '#frame/observable.ts';
import { useMoney } from '#frame/play-context.tsx';
import type { SlotView } from './slot-view.ts';

/**
 * A great win, told in large letters while the amount counts up. On a low screen it leaves the controls
 * at the side free.
 */
export function Applause({ view }: { view: Observable<SlotView> }) {
  const t = useTranslations('arcade.applause');
  const applause = useObserved(view, (shown) => shown.applause);
  if (!applause) return null;
  const { level, amount, countMs, pool } = applause;
  const title =
    level === 'jackpot' ? t(`jackpot.${pool ?? 'GRAND'}`) : level === 'huge' ? t('huge') : t('big');
  return (
    <div className="applause pointer-events-none fixed inset-0 grid animate-appear place-items-center low:pr-[212px] bg-[radial-gradient(closest-side,#05030ed9,#05030e99_60%,#05030e40)]">
      <div aria-hidden="true" className="animate-arrive px-4 text-center">
        <p className="metal text-balance break-keep font-black text-[clamp(36px,12vw,92px)] leading-[1.35] low:text-[clamp(32px,7vw,60px)]">
          {title}
        </p>
        <p className="mt-2 font-black text-[clamp(30px,9vw,60px)] text-paper low:text-[clamp(26px,5vw,44px)] leading-tight [text-shadow:0_3px_0_#0009,0_8px_30px_#000]">
          <CountingAmount from={0n} to={amount} countMs={countMs} />
        </p>
      </div>
    </div>
  );
}

/** Words over the reels for a moment: what a feature is, and what it brought. */
export function CaptionOverlay({
  view,
  picture,
}: {
  view: Observable<SlotView>;
  picture: (symbol: string) => ReactNode;
}) {
  const t = useTranslations('arcade.caption');
  const money = useMoney();
  const caption = useObserved(view, (shown) => shown.caption);
  if (!caption) return null;
  const lines = (() => {
    if (caption.kind === 'freeWon')
      return [t('freeWon', { count: caption.count }), t('freeWonNote')];
    if (caption.kind === 'freeOver') return [t('freeOver'), money(caption.amount)];
    if (caption.kind === 'special') return [t('special'), t('specialNote')];
    if (caption.kind === 'hold') return [t('hold'), t('holdNote')];
    return [t('full'), money(caption.amount)];
  })();
  const isAmount = caption.kind === 'freeOver' || caption.kind === 'full';
  return (
    <div className="pointer-events-none fixed inset-0 grid animate-appear place-items-center low:pr-[212px]">
      <div
        aria-hidden="true"
        className="plate mx-6 flex max-w-[420px] animate-arrive flex-col items-center gap-1 rounded-[26px] px-8 py-6 text-center"
      >
        {caption.kind === 'special' && picture(caption.symbol)}
        <p className="metal font-black text-[clamp(28px,8vw,46px)] leading-tight">{lines[0]}</p>
        <p
          className={
            isAmount ? 'figures font-extrabold text-[28px] text-paper' : 'text-[15px] text-mist'
          }
        >
          {lines[1]}
        </p>
      </div>
    </div>
  );
}
