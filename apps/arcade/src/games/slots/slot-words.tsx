import { useTranslations } from 'use-intl';
import { LiveRegion } from '#frame/live-region.tsx';
import { type Observable, useObserved } from '#frame/observable.ts';
import { useMoney } from '#frame/play-context.tsx';
import type { SlotView } from './slot-view.ts';

/** Tells in words what was shown on the canvas, which a screen reader cannot see. */
export function SlotWords({ view }: { view: Observable<SlotView> }) {
  const t = useTranslations('arcade.said');
  const money = useMoney();
  const said = useObserved(view, (shown) => shown.said);
  const words = (() => {
    if (!said) return '';
    if (said.kind === 'lost') return t('lost');
    if (said.kind === 'returned') return t('returned', { amount: money(said.amount) });
    if (said.kind === 'won') return t('won', { amount: money(said.amount), prizes: said.prizes });
    if (said.kind === 'free') return t('free', { count: said.count });
    if (said.kind === 'freeOver')
      return t(said.isWin ? 'freeOver' : 'freeOverReturned', { amount: money(said.amount) });
    if (said.kind === 'hold') return t('hold', { count: said.count });
    return t('jackpot', { amount: money(said.amount) });
  })();
  return <LiveRegion words={words} />;
}
