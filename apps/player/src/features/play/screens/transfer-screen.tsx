import { ListMessage } from '@maneki/ui/list-message';
import { Skeleton } from '@maneki/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { RefusedError } from '#platform/call/refused-error.ts';
import { AutoTransfer } from '../transfer/auto-transfer.tsx';
import { LatestTransfers } from '../transfer/latest-transfers.tsx';
import { MainWallet } from '../transfer/main-wallet.tsx';
import { TransferForm } from '../transfer/transfer-form.tsx';
import { vendorWalletsQuery } from '../transfer-queries.ts';

type TransferScreenProps = {
  /** What is known of the main wallet elsewhere on the page, which is live. */
  readonly symbol: string;
  readonly mainBalance: string | undefined;
  /** Money went from one wallet to another, or may have. */
  readonly onMoved: () => void;
};

/** Moving money between the main wallet and the wallets that vendors hold. */
export function TransferScreen({ symbol, mainBalance, onMoved }: TransferScreenProps) {
  const { data } = useQuery(vendorWalletsQuery);
  if (!data) return <TransferWaiting />;
  const wallets = { ...data, mainBalance: mainBalance ?? data.mainBalance };
  const hasVendors = wallets.vendors.length > 0;
  return (
    <div className="grid gap-4 p-4">
      <MainWallet
        balance={wallets.mainBalance}
        symbol={symbol}
        hasVendors={hasVendors}
        onMoved={onMoved}
      />
      {hasVendors ? (
        <>
          <TransferForm wallets={wallets} symbol={symbol} onMoved={onMoved} />
          <AutoTransfer isAuto={wallets.isAuto} />
        </>
      ) : (
        <NoVendors />
      )}
      {(hasVendors || wallets.transfers.length > 0) && (
        <LatestTransfers transfers={wallets.transfers} symbol={symbol} />
      )}
    </div>
  );
}

function NoVendors() {
  const t = useTranslations('play.transfer');
  return (
    <ListMessage
      icon="wallet"
      title={t('noVendors')}
      text={t('noVendorsText')}
      action={{ text: t('toGames'), href: '/m/home' }}
    />
  );
}

/** Before the wallets are known, and where they cannot be read. */
function TransferWaiting() {
  const t = useTranslations('play.transfer');
  const shell = useTranslations('shell');
  const { error, isError, fetchStatus, refetch } = useQuery(vendorWalletsQuery);
  const retry = { text: shell('actions.retry'), onPress: () => refetch() };
  if (fetchStatus === 'paused')
    return <ListMessage icon="wifi-off" title={t('offline')} text={t('offlineText')} />;
  if (isError && fetchStatus === 'idle')
    return (
      <ListMessage
        icon="circle-alert"
        title={t('failed')}
        text={error instanceof RefusedError ? error.message : t('failedText')}
        action={retry}
      />
    );
  return (
    <div className="grid gap-4 p-4" aria-busy="true">
      <p role="status" className="sr-only">
        {shell('notices.loading')}
      </p>
      <Skeleton className="h-24" />
      <Skeleton className="h-96" />
      <Skeleton className="h-20" />
    </div>
  );
}
