import { depositConsoleEndpoints as calls } from '@maneki/contract/cashier/deposit-console-endpoints';
import { Alert, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { Facts } from '#platform/look/facts.tsx';
import { Money } from '#platform/look/money.tsx';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { When } from '#platform/look/when.tsx';
import { selfQuery, useMay } from '#platform/self.ts';
import { MemberCard } from './member-card.tsx';
import {
  ClaimButton,
  Decision,
  OrderActions,
  RejectDecision,
  useFinish,
} from './order-actions.tsx';
import { OrderFrame } from './order-frame.tsx';
import { type DepositOrder, depositQuery } from './queries.ts';
import { Receipts } from './receipts.tsx';

type OrderProps = { readonly order: DepositOrder };

/** One deposit with what a decision about it goes by, and the decision. */
export function DepositPart() {
  const t = useTranslations('deposits');
  const { orderNo = '' } = useParams();
  const { data: order, error, refetch } = useQuery(depositQuery(orderNo));
  if (error) return <Problem error={error} onAgain={refetch} />;
  if (!order) return <Waiting />;
  return (
    <OrderFrame
      orderNo={orderNo}
      state={order.state}
      queue="/deposits"
      decisions={<Decisions order={order} />}
      notices={
        <>
          {order.waits && <Alert color="yellow">{t('waits')}</Alert>}
          {order.note && <Alert color="blue">{order.note}</Alert>}
          {order.rejectReason && <Alert color="red">{order.rejectReason}</Alert>}
        </>
      }
      member={<MemberCard memberId={order.memberId} member={order.member} />}
    >
      <OrderFacts order={order} />
      <Payments order={order} />
      <Receipts orderNo={orderNo} ids={order.receiptIds} />
    </OrderFrame>
  );
}

function OrderFacts({ order }: OrderProps) {
  const t = useTranslations('deposits');
  const words = useTranslations('cashier');
  const { currency } = order;
  const money = (amount: string | null) =>
    amount === null ? '–' : <Money {...{ amount, currency }} />;
  return (
    <Facts
      title={t('order')}
      facts={[
        [words('amount'), money(order.amount)],
        [t('received'), money(order.received)],
        [t('fee'), money(order.fee)],
        [t('bonus'), money(order.bonus)],
        [t('credited'), money(order.credited)],
        [t('channel'), `${order.channel} (${words(`methods.${order.method}`)})`],
        [t('payer'), order.payerName ?? '–'],
        [t('reference'), order.reference],
        [t('opened'), <When key="opened" at={order.createdAt} />],
        [t('submitted'), <When key="submitted" at={order.submittedAt} />],
        [t('expires'), <When key="expires" at={order.expiresAt} />],
        [words('claimedBy'), order.claimedBy ?? '–'],
        [t('reviewedBy'), order.reviewedBy ?? '–'],
      ]}
    />
  );
}

/** What providers have told of it. */
function Payments({ order: { payments, currency } }: OrderProps) {
  const t = useTranslations('deposits');
  if (payments.length === 0) return null;
  return (
    <Facts
      title={t('payments')}
      facts={payments.map(({ id, provider, paymentRef, state, amount, coins, toldAt }) => [
        `${provider} ${paymentRef}`,
        <Group key={id} gap="xs">
          {amount === null ? coins : <Money {...{ amount, currency }} />}
          {t(`paymentStates.${state}`)}
          <When at={toldAt} />
        </Group>,
      ])}
    />
  );
}

const DECIDED = ['SUBMITTED', 'PROCESSING'];

function Decisions({ order }: OrderProps) {
  const t = useTranslations('deposits');
  const words = useTranslations('cashier');
  const finish = useFinish();
  const mayReview = useMay('reviewDeposits');
  const { data: self } = useQuery(selfQuery);
  const { orderNo, claimedBy, waits } = order;
  const isMine = claimedBy !== null && claimedBy === self?.name;
  if (!mayReview || waits || !DECIDED.includes(order.state)) return null;
  return (
    <OrderActions>
      {(claimedBy === null || isMine) && (
        <ClaimButton
          claim={calls.claimDeposit}
          release={calls.releaseDeposit}
          {...{ orderNo, isMine }}
        />
      )}
      <Decision
        hotkey="A"
        title={t('approve')}
        text={t('approveText', { above: order.needsSecond.above })}
      >
        {(close) => (
          <SchemaForm
            endpoint={calls.approveDeposit}
            known={{ orderNo }}
            fields={{ received: { label: t('received') }, reason: { label: words('reason') } }}
            initial={{ received: order.amount }}
            submit={t('approve')}
            onCancel={close}
            onDone={({ proposalId }) => finish(t(proposalId ? 'proposed' : 'approved'), close)}
          />
        )}
      </Decision>
      <RejectDecision endpoint={calls.rejectDeposit} orderNo={orderNo} words="deposits" />
    </OrderActions>
  );
}
