import { type AmountTone, amountClasses } from '@maneki/ui/amount';
import { RollingAmount } from '@maneki/ui/rolling-amount';
import { useTranslations } from 'use-intl';
import { useWallet } from '#platform/viewer/use-wallet.ts';
import { writeBalance } from '#platform/viewer/write-balance.ts';
import { useHiddenBalance } from '../use-hidden-balance.ts';

/** The place that is kept for it, so that nothing moves when the number comes. */
const PLACES = {
  line: 'flex h-4 items-center',
  card: '@container flex h-7 items-center',
  panel: '@container flex h-11 items-center',
} as const;

/** How large the number may be there, in rem. */
const FITS = { line: undefined, card: 1.375, panel: 2.125 } as const;

type BalanceFigureProps = {
  readonly tone: AmountTone;
  /** In a line it takes as much room as it needs; elsewhere it fits into what there is. */
  readonly place: keyof typeof PLACES;
};

/** The whole balance as a number. Before it is known, and where it cannot be, its place stays as high. */
export function BalanceFigure({ tone, place }: BalanceFigureProps) {
  const { wallet, isFailed } = useWallet();
  const t = useTranslations('wallet.balance');
  const isHidden = useHiddenBalance();
  const fitRem = FITS[place];
  return (
    <span className={PLACES[place]}>
      {wallet ? (
        <RollingAmount
          tone={tone}
          size="small"
          {...(fitRem ? { fitRem } : {})}
          symbol={wallet.currencySymbol}
          amount={writeBalance(wallet.sumBalance)}
          isMasked={isHidden}
          maskedLabel={t('hidden')}
        />
      ) : (
        <Unread isFailed={isFailed} />
      )}
    </span>
  );
}

function Unread({ isFailed }: { readonly isFailed: boolean }) {
  const t = useTranslations('wallet.balance');
  if (!isFailed) return <span className="h-3/4 w-24 rounded-pill bg-sheen" />;
  return (
    <span className={amountClasses({ size: 'large' })}>
      <span aria-hidden="true">{'–'}</span>
      <span className="sr-only">{t('unknown')}</span>
    </span>
  );
}
