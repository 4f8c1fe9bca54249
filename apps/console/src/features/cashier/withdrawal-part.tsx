import { Alert, Badge, Card, Group, Stack, Timeline, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Facts } from '#platform/look/facts.tsx';
import { Money } from '#platform/look/money.tsx';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { When } from '#platform/look/when.tsx';
import { DecideWithdrawal } from './decide-withdrawal.tsx';
import { MemberCard } from './member-card.tsx';
import { OrderFrame } from './order-frame.tsx';
import { type WithdrawalOrder, withdrawalQuery } from './queries.ts';
import { StateBadge } from './state-badge.tsx';

type OrderProps = { readonly order: WithdrawalOrder };

/** One withdrawal with what a decision about it goes by, and the decision. */
export function WithdrawalPart() {
  const t = useTranslations('withdrawals');
  const { orderNo = '' } = useParams();
  const { data: order, error, refetch } = useQuery(withdrawalQuery(orderNo));
  if (error) return <Problem error={error} onAgain={refetch} />;
  if (!order) return <Waiting />;
  return (
    <OrderFrame
      orderNo={orderNo}
      state={order.status}
      queue="/withdrawals"
      decisions={<DecideWithdrawal order={order} />}
      notices={
        <>
          {order.isProposed && <Alert color="yellow">{t('waits')}</Alert>}
          {order.reason && <Alert color="red">{order.reason}</Alert>}
        </>
      }
      member={
        <>
          <Context order={order} />
          <Earlier order={order} />
        </>
      }
    >
      <OrderFacts order={order} />
      <Rules order={order} />
      <Steps order={order} />
    </OrderFrame>
  );
}

function OrderFacts({ order }: OrderProps) {
  const t = useTranslations('withdrawals');
  const words = useTranslations('cashier');
  const { account, currency } = order;
  return (
    <Facts
      title={t('order')}
      facts={[
        [words('amount'), <Money key="amount" amount={order.amount} currency={currency} />],
        [t('fee'), <Money key="fee" amount={order.fee} currency={currency} />],
        [t('account'), `${account.placeName} …${account.lastFour}`],
        [t('holder'), account.holderName],
        [t('bound'), <When key="bound" at={account.boundAt} />],
        [words('claimedBy'), order.claimedBy ?? '–'],
        [t('providerRef'), order.providerRef ?? '–'],
        [t('providerWord'), order.providerWord ?? '–'],
      ]}
    />
  );
}

/** Why somebody should look at it. */
function Rules({ order: { fired } }: OrderProps) {
  const t = useTranslations('withdrawals');
  if (fired.length === 0) return null;
  return (
    <Card withBorder padding="md">
      <Title order={2} size="h4" mb="sm">
        {t('fired')}
      </Title>
      <Stack gap="xs">
        {fired.map((rule) => (
          <Group key={rule} gap="sm" wrap="nowrap" align="start">
            <Badge variant="light" color="gold" miw="fit-content">
              {t(`rules.${rule}`)}
            </Badge>
            <span>{t(`ruleTexts.${rule}`)}</span>
          </Group>
        ))}
      </Stack>
    </Card>
  );
}

function Steps({ order: { steps } }: OrderProps) {
  const t = useTranslations('withdrawals');
  const words = useTranslations('cashier.states');
  return (
    <Card withBorder padding="md">
      <Title order={2} size="h4" mb="sm">
        {t('steps')}
      </Title>
      <Timeline active={steps.length - 1} bulletSize={14} lineWidth={2}>
        {steps.map(({ status, at, by }) => (
          <Timeline.Item key={`${status}${at}`} title={words(status)}>
            <When at={at} /> {by}
          </Timeline.Item>
        ))}
      </Timeline>
    </Card>
  );
}

function Context({ order }: OrderProps) {
  const t = useTranslations('withdrawals');
  const { context, currency, memberId, member } = order;
  const money = (amount: string) => <Money {...{ amount, currency }} />;
  return (
    <MemberCard
      {...{ memberId, member }}
      more={[
        [t('deposited'), money(context.deposited)],
        [t('paidOut'), money(context.paidOut)],
        [t('paidCount'), context.paidCount],
        [t('openRollover'), money(context.openRollover)],
        [
          t('sharedWith'),
          context.sharedWith.length === 0
            ? '–'
            : context.sharedWith.map(({ kind, member: other }) => (
                <div key={kind + other}>
                  {t(`shared.${kind}`)}: {other}
                </div>
              )),
        ],
      ]}
    />
  );
}

function Earlier({ order: { context, currency } }: OrderProps) {
  const t = useTranslations('withdrawals');
  if (context.earlier.length === 0) return null;
  return (
    <Facts
      title={t('earlier')}
      facts={context.earlier.map(({ orderNo, amount, status }) => [
        orderNo,
        <Group key={orderNo} gap="xs">
          <Money {...{ amount, currency }} />
          <StateBadge state={status} />
        </Group>,
      ])}
    />
  );
}
