import { Icon, type IconName } from '@maneki/ui/icon';
import { useTranslations } from 'use-intl';
import { RefillOffer } from '#platform/money/refill-offer.tsx';
import { useWallet } from '#platform/viewer/use-wallet.ts';
import { hiddenBalance } from '../hidden-balance.ts';
import { useHiddenBalance } from '../use-hidden-balance.ts';
import { BalanceFigure } from './balance-figure.tsx';
import { BalanceMarks } from './balance-marks.tsx';

/** The balance where there is room for it: what it is, the number, and how to hide and refresh it. */
export function BalanceOverview({ place }: { readonly place: 'card' | 'panel' }) {
  const t = useTranslations('wallet.balance');
  const { isFailed, isReading, readAgain } = useWallet();
  const isHidden = useHiddenBalance();
  return (
    <section aria-label={t('total')}>
      <div className="-mt-2 -mr-2 flex items-center">
        <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1 text-sm opacity-85">
          {t('total')}
          <BalanceMarks />
        </p>
        <BalanceButton
          icon={isHidden ? 'eye-off' : 'eye'}
          label={t(isHidden ? 'show' : 'hide')}
          onPress={hiddenBalance.toggle}
        />
        <BalanceButton icon="refresh" label={t('refresh')} onPress={readAgain} isBusy={isReading} />
      </div>
      <BalanceFigure tone={place === 'panel' ? 'treasure' : 'gold'} place={place} />
      <p role="status" className="text-sm opacity-85 empty:hidden">
        {isFailed ? t('failed') : ''}
      </p>
      <RefillOffer className="mt-3 border-current/20 border-t pt-3" />
    </section>
  );
}

type BalanceButtonProps = {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
  readonly isBusy?: boolean;
};

/** In the colour of the words around it: a panel may be dark in both themes. */
function BalanceButton({ icon, label, onPress, isBusy = false }: BalanceButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-busy={isBusy || undefined}
      className="grid size-11 shrink-0 place-items-center rounded-control opacity-85 transition duration-150 hover:opacity-100 active:scale-95"
      onClick={onPress}
    >
      <Icon name={icon} className={isBusy ? 'animate-turn' : undefined} />
    </button>
  );
}
