import { OPEN_DEPOSIT_STATES } from '@maneki/contract/cashier/deposit';
import type { DepositOrder } from '@maneki/contract/cashier/deposit-schemas';
import { ButtonLink } from '@maneki/ui/button';
import { ListMessage } from '@maneki/ui/list-message';
import { NoticeBar } from '@maneki/ui/notice-bar';
import { Skeleton } from '@maneki/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { isRefused } from '#platform/call/refused-error.ts';
import { DemoNote } from '#platform/money/demo-note.tsx';
import { cashOf } from '../cash.ts';
import { StepBar } from '../components/step-bar.tsx';
import { DEPOSIT_PAGE, HISTORY_ADDRESS } from '../deposit-address.ts';
import { depositQuery } from '../queries.ts';
import { CancelOrder } from './cancel-order.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderSum } from './order-sum.tsx';
import { PayInstructions } from './pay-instructions.tsx';
import { ReceiptForm } from './receipt-form.tsx';
import { SentReceipts } from './sent-receipts.tsx';

type OrderPageProps = {
  readonly orderNo: string;
  readonly isStepwise: boolean;
  readonly whileWaiting: ReactNode;
};

/** One order: where it stands, how it is paid, and what came of it. It moves on by itself. */
export function OrderPage({ orderNo, isStepwise, whileWaiting }: OrderPageProps) {
  const t = useTranslations('deposit');
  const { data: order, refetch } = useQuery(depositQuery(orderNo));
  if (!order) return <OrderWaiting orderNo={orderNo} />;
  const cash = cashOf(order);
  const isOpen = OPEN_DEPOSIT_STATES.some((state) => state === order.state);
  const { instructions } = order;
  return (
    <div className="grid grid-cols-1 gap-5 p-4">
      <DemoNote detail={t('demo')} />
      {isStepwise && isOpen && <StepBar current="pay" />}
      <OrderHead order={order} cash={cash} onTimeOver={refetch} />
      {order.state === 'AWAITING_PAYMENT' && instructions && (
        <PayInstructions
          order={order}
          instructions={instructions}
          cash={cash}
          onTimeOver={refetch}
        />
      )}
      {order.maySubmit && <ReceiptForm order={order} />}
      {order.reason && (
        <NoticeBar kind="error">
          {t('order.reason')}
          {': '}
          {order.reason}
        </NoticeBar>
      )}
      {isOpen && whileWaiting}
      <OrderSum order={order} cash={cash} />
      {!order.maySubmit && <SentReceipts order={order} />}
      <OrderWays order={order} isOpen={isOpen} />
    </div>
  );
}

type OrderWaysProps = { readonly order: DepositOrder; readonly isOpen: boolean };

/** Where to go from here. */
function OrderWays({ order, isOpen }: OrderWaysProps) {
  const t = useTranslations('deposit.order');
  return (
    <div className="grid gap-2">
      {order.state === 'SUCCESS' && (
        <ButtonLink size="large" isWide href="/m/home">
          {t('toGames')}
        </ButtonLink>
      )}
      {!isOpen && (
        <ButtonLink
          kind={order.state === 'SUCCESS' ? 'quiet' : 'primary'}
          isWide
          href={DEPOSIT_PAGE}
        >
          {t('again')}
        </ButtonLink>
      )}
      {order.mayCancel && <CancelOrder orderNo={order.orderNo} />}
      <ButtonLink kind="plain" icon="history" href={HISTORY_ADDRESS}>
        {t('all')}
      </ButtonLink>
    </div>
  );
}

/** Before the order is known, and where there is none to know. */
function OrderWaiting({ orderNo }: { readonly orderNo: string }) {
  const t = useTranslations('deposit.order');
  const shell = useTranslations('shell');
  const { error, isError, fetchStatus, refetch } = useQuery(depositQuery(orderNo));
  if (isRefused(error, 'cashier.deposit_unknown'))
    return (
      <ListMessage
        icon="search"
        title={t('unknown')}
        text={t('unknownText')}
        action={{ text: t('toDeposit'), href: DEPOSIT_PAGE }}
      />
    );
  if (fetchStatus === 'paused' || (isError && fetchStatus === 'idle'))
    return (
      <ListMessage
        icon={fetchStatus === 'paused' ? 'wifi-off' : 'circle-alert'}
        title={t('failed')}
        text={t('failedText')}
        action={{ text: shell('actions.retry'), onPress: () => refetch() }}
      />
    );
  return (
    <div className="grid gap-4 p-4" aria-busy="true">
      <p role="status" className="sr-only">
        {shell('notices.loading')}
      </p>
      <Skeleton className="h-72" />
      <Skeleton className="h-48" />
    </div>
  );
}
