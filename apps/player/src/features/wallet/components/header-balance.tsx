import { Icon } from '@maneki/ui/icon';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { refillFor } from '#platform/money/refill-need.ts';
import { useWallet } from '#platform/viewer/use-wallet.ts';
import { BalanceFigure } from './balance-figure.tsx';
import { BalanceMarks } from './balance-marks.tsx';

type HeaderBalanceProps = {
  /** Told whether play credit is to be had: whoever has nothing left is led to it. */
  readonly onSpent: (isSpent: boolean) => void;
};

/** The balance under the name in the header. */
export function HeaderBalance({ onSpent }: HeaderBalanceProps) {
  const t = useTranslations('wallet.refill');
  const isSpent = refillFor(useWallet().wallet) !== undefined;
  useEffect(() => onSpent(isSpent), [isSpent, onSpent]);
  return (
    <>
      <BalanceMarks />
      <BalanceFigure tone="gold" place="line" />
      {isSpent && (
        <span className="fill-gold grid size-4.5 shrink-0 place-items-center rounded-pill">
          <Icon name="plus" label={t('action')} className="size-3.5" />
        </span>
      )}
    </>
  );
}
