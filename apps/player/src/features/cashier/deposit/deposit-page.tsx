import { ButtonLink } from '@maneki/ui/button';
import { ListMessage } from '@maneki/ui/list-message';
import { Skeleton } from '@maneki/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { RefusedError } from '#platform/call/refused-error.ts';
import { DemoNote } from '#platform/money/demo-note.tsx';
import { useSearchParams } from '#platform/navigation/use-search-params.ts';
import { cashOf } from '../cash.ts';
import { HISTORY_ADDRESS, placeOf } from '../deposit-address.ts';
import { DepositHistory } from '../order/deposit-history.tsx';
import { OrderPage } from '../order/order-page.tsx';
import { channelsQuery, offersQuery } from '../queries.ts';
import { useOrderNews } from '../use-order-news.ts';
import { DepositSheet } from './deposit-sheet.tsx';
import { DepositSteps } from './deposit-steps.tsx';
import { OpenOrders } from './open-orders.tsx';

type DepositPageProps = {
  /** Step after step, or everything on one page: the merchant's choice. */
  readonly isStepwise: boolean;
  /** What is good to know for whoever waits for an order. */
  readonly whileWaiting: ReactNode;
};

/** Paying in: a new deposit, an order that is open, or all of them, as the address says. */
export function DepositPage({ isStepwise, whileWaiting }: DepositPageProps) {
  const [query] = useSearchParams();
  const place = placeOf(query);
  useOrderNews();
  if (place.kind === 'order')
    return (
      <OrderPage
        key={place.orderNo}
        orderNo={place.orderNo}
        isStepwise={isStepwise}
        whileWaiting={whileWaiting}
      />
    );
  if (place.kind === 'history') return <DepositHistory />;
  return <NewDeposit isStepwise={isStepwise} channelId={place.channelId} />;
}

type NewDepositProps = Pick<DepositPageProps, 'isStepwise'> & {
  readonly channelId: string | undefined;
};

function NewDeposit({ isStepwise, channelId }: NewDepositProps) {
  const t = useTranslations('deposit');
  const { data } = useQuery(channelsQuery);
  // What comes with a deposit stands above its button: arriving later, it would move that from under a finger.
  const { isLoading } = useQuery(offersQuery);
  if (!data || isLoading) return <ChannelsWaiting />;
  const cash = cashOf(data);
  const isChosen = isStepwise && channelId !== undefined;
  return (
    <div className="grid grid-cols-1 gap-5 p-4">
      <DemoNote detail={t('demo')} />
      {!isChosen && <OpenOrders />}
      {data.list.length === 0 ? (
        <ListMessage icon="wallet" title={t('methods.emptyTitle')} text={t('methods.emptyText')} />
      ) : isStepwise ? (
        <DepositSteps channels={data.list} cash={cash} channelId={channelId} />
      ) : (
        <DepositSheet channels={data.list} cash={cash} />
      )}
      {!isChosen && (
        <ButtonLink kind="plain" icon="history" href={HISTORY_ADDRESS}>
          {t('history.title')}
        </ButtonLink>
      )}
    </div>
  );
}

/** Before the ways to pay are known, and where they cannot be read. */
function ChannelsWaiting() {
  const t = useTranslations('deposit.methods');
  const shell = useTranslations('shell');
  const { error, isError, fetchStatus, refetch } = useQuery(channelsQuery);
  if (fetchStatus === 'paused' || (isError && fetchStatus === 'idle'))
    return (
      <ListMessage
        icon={fetchStatus === 'paused' ? 'wifi-off' : 'circle-alert'}
        title={t('failed')}
        text={error instanceof RefusedError ? error.message : t('failedText')}
        action={{ text: shell('actions.retry'), onPress: () => refetch() }}
      />
    );
  return (
    <div className="grid gap-3 p-4" aria-busy="true">
      <p role="status" className="sr-only">
        {shell('notices.loading')}
      </p>
      <Skeleton className="h-11" />
      <Skeleton className="h-18" />
      <Skeleton className="h-18" />
      <Skeleton className="h-18" />
      <Skeleton className="h-18" />
    </div>
  );
}
