import { Icon } from '@maneki/ui/icon';
import { useTranslations } from 'use-intl';
import { useWallet } from '#platform/viewer/use-wallet.ts';

/** What has to be said beside a balance: that it is no money, or that a part of it may be old. */
export function BalanceMarks() {
  const t = useTranslations('wallet.balance');
  const { wallet } = useWallet();
  return (
    <>
      {wallet?.isPlayCredit && (
        // In the colour of the words around it: it stands on grounds of every kind. The amount needs its room more.
        <span className="clip min-w-0 rounded-pill px-1.5 py-0.5 font-bold text-2xs leading-none inset-ring inset-ring-current/50">
          {t('playCredit')}
        </span>
      )}
      {wallet?.isStale && <Icon name="clock" label={t('stale')} className="size-4" />}
    </>
  );
}
