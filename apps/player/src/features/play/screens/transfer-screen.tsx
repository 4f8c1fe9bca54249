import { Card } from '@maneki/ui/card';
import { ListMessage } from '@maneki/ui/list-message';
import { Skeleton } from '@maneki/ui/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { RefusedError } from '#platform/call/refused-error.ts';
import { DemoNote } from '#platform/money/demo-note.tsx';
import { refillFor } from '#platform/money/refill-need.ts';
import { RefillOffer } from '#platform/money/refill-offer.tsx';
import { useViewer } from '#platform/viewer/use-viewer.ts';
import { useWallet } from '#platform/viewer/use-wallet.ts';
import { walletKeys } from '#platform/viewer/wallet-query.ts';
import { AutoTransfer } from '../transfer/auto-transfer.tsx';
import { LatestTransfers } from '../transfer/latest-transfers.tsx';
import { MainWallet } from '../transfer/main-wallet.tsx';
import { TransferForm } from '../transfer/transfer-form.tsx';
import { vendorWalletsQuery } from '../transfer-queries.ts';

/** Moving money between the main wallet and the wallets that vendors hold. */
export default function TransferScreen() {
  const { symbol } = useViewer();
  const { wallet } = useWallet();
  const queryClient = useQueryClient();
  const { data } = useQuery(vendorWalletsQuery);
  /** A transfer changes what the whole balance is made of. */
  const onMoved = () => queryClient.invalidateQueries({ queryKey: walletKeys.balance });
  if (!data) return <TransferWaiting />;
  // The main wallet is live; what vendors hold is asked for.
  const wallets = { ...data, mainBalance: wallet?.mainBalance ?? data.mainBalance };
  const hasVendors = wallets.vendors.length > 0;
  return (
    <div className="grid gap-4 p-4">
      <DemoNote />
      <MainWallet
        balance={wallets.mainBalance}
        symbol={symbol}
        hasVendors={hasVendors}
        onMoved={onMoved}
      />
      {refillFor(wallet) && (
        <Card>
          <RefillOffer />
        </Card>
      )}
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
