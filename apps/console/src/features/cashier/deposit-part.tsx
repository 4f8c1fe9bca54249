import { depositConsoleEndpoints as calls } from '@maneki/contract/cashier/deposit-console-endpoints';
import { Alert, Anchor, Grid, Group, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { Facts } from '#platform/look/facts.tsx';
import { Money } from '#platform/look/money.tsx';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { When } from '#platform/look/when.tsx';
import { selfQuery, useMay } from '#platform/self.ts';
import { MemberCard } from './member-card.tsx';
import { ClaimButton, Decision, OrderActions } from './order-actions.tsx';
import { type DepositOrder, depositQuery, useCashierChanged } from './queries.ts';
import { Receipts } from './receipts.tsx';
import { StateBadge } from './state-badge.tsx';

type OrderProps = { readonly order: DepositOrder };

/** One deposit with what a decision about it goes by, and the decision. */
export function DepositPart() {
  const t = useTranslations('deposits');
  const { orderNo = '' } = useParams();
  const { data: order, error, refetch } = useQuery(depositQuery(orderNo));
  if (error) return <Problem error={error} onAgain={refetch} />;
  if (!order) return <Waiting />;
  return (
    <Stack key={orderNo}>
      <Anchor component={Link} to="/deposits" w="fit-content">
        {t('back')}
      </Anchor>
      <Group justify="space-between">
        <Group gap="sm">
          <Title order={2} size="h3">
            {orderNo}
          </Title>
          <StateBadge state={order.state} />
        </Group>
        <Decisions order={order} />
      </Group>
      {order.waits && <Alert color="yellow">{t('waits')}</Alert>}
      {order.note && <Alert color="blue">{order.note}</Alert>}
      {order.rejectReason && <Alert color="red">{order.rejectReason}</Alert>}
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, md: 7 }}>
          <Stack>
            <OrderFacts order={order} />
            <Payments order={order} />
            <Receipts orderNo={orderNo} ids={order.receiptIds} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 5 }}>
          <MemberCard memberId={order.memberId} member={order.member} />
        </Grid.Col>
      </Grid>
    </Stack>
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
  const tell = useTell();
  const hasChanged = useCashierChanged();
  const mayReview = useMay('reviewDeposits');
  const { data: self } = useQuery(selfQuery);
  const { orderNo, claimedBy, waits } = order;
  const isMine = claimedBy !== null && claimedBy === self?.name;
  if (!mayReview || waits || !DECIDED.includes(order.state)) return null;
  const finish = (message: string, close: () => void) => {
    tell.done(message);
    hasChanged();
    close();
  };
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
      <Decision hotkey="X" title={t('reject')} text={t('rejectText')} color="red.9">
        {(close) => (
          <SchemaForm
            endpoint={calls.rejectDeposit}
            known={{ orderNo }}
            fields={{ reason: { label: words('reason'), description: t('rejectReason') } }}
            submit={t('reject')}
            color="red.9"
            onCancel={close}
            onDone={() => finish(t('rejected'), close)}
          />
        )}
      </Decision>
    </OrderActions>
  );
}
