import { MALL_MOVES, type MallState } from '@maneki/contract/rewards/mall';
import { mallConsoleEndpoints as calls } from '@maneki/contract/rewards/mall-console-endpoints';
import { Anchor, Button, Group, Stack, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/call.ts';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { ActDialog } from '#platform/look/act-dialog.tsx';
import { Facts } from '#platform/look/facts.tsx';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { When } from '#platform/look/when.tsx';
import { useMay } from '#platform/self.ts';
import { StateBadge } from './order-list.tsx';
import { type MallOrder, orderQuery, useMallChanged } from './queries.ts';

type OrderProps = { readonly order: MallOrder };

/** One order with what sending it needs, and what can be done about it. */
export function OrderPart() {
  const t = useTranslations('mallOrders');
  const { orderNo = '' } = useParams();
  const { data: order, error, refetch } = useQuery(orderQuery(orderNo));
  if (error) return <Problem error={error} onAgain={refetch} />;
  if (!order) return <Waiting />;
  return (
    <Stack>
      <Anchor component={Link} to="/mallOrders" w="fit-content">
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
      <OrderFacts order={order} />
      <Facts
        title={t('moves')}
        facts={order.moves.map(({ state, at, operator, note }) => [
          t(`states.${state}`),
          <Group key={`${state} ${at}`} gap="xs">
            <When at={at} /> {operator} {note}
          </Group>,
        ])}
      />
    </Stack>
  );
}

function OrderFacts({ order }: OrderProps) {
  const t = useTranslations('mallOrders');
  const goods = useTranslations('goods');
  const { address } = order;
  return (
    <Facts
      title={order.title}
      facts={[
        [
          t('member'),
          <Anchor key="member" component={Link} to={`/members/${order.memberId}`}>
            {order.member}
          </Anchor>,
        ],
        [t('kind'), goods(`kinds.${order.kind}`)],
        [t('points'), String(order.points)],
        [t('recipient'), address?.recipient ?? '–'],
        [t('phone'), address?.phone ?? '–'],
        [t('address'), address ? `${address.country} ${address.postcode} ${address.address}` : '–'],
        [t('carrier'), order.carrier ?? '–'],
        [t('trackingNo'), order.trackingNo ?? '–'],
      ]}
    />
  );
}

function Decisions({ order: { orderNo, state } }: OrderProps) {
  const t = useTranslations('mallOrders');
  const mayReview = useMay('reviewRewards');
  const may = (to: MallState) => (MALL_MOVES[state] as readonly MallState[]).includes(to);
  const finish = useFinish();
  if (!mayReview) return null;
  return (
    <Group gap="xs">
      {may('CONFIRMED') && <ConfirmButton orderNo={orderNo} />}
      {may('SHIPPED') && (
        <Act title={t('ship')} text={t('shipText')}>
          {(close) => (
            <SchemaForm
              endpoint={calls.shipMallOrder}
              known={{ orderNo }}
              fields={{ carrier: { label: t('carrier') }, trackingNo: { label: t('trackingNo') } }}
              submit={t('ship')}
              onCancel={close}
              onDone={() => finish(t('shipped'), close)}
            />
          )}
        </Act>
      )}
      {may('REFUNDED') && (
        <Act title={t('refund')} text={t('refundText')} color="red.9">
          {(close) => (
            <SchemaForm
              endpoint={calls.refundMallOrder}
              known={{ orderNo }}
              fields={{ reason: { label: t('reason') } }}
              submit={t('refund')}
              color="red.9"
              onCancel={close}
              onDone={() => finish(t('refunded'), close)}
            />
          )}
        </Act>
      )}
    </Group>
  );
}

function useFinish() {
  const tell = useTell();
  const hasChanged = useMallChanged();
  return (message: string, close?: () => void) => {
    tell.done(message);
    hasChanged();
    close?.();
  };
}

function ConfirmButton({ orderNo }: { readonly orderNo: string }) {
  const t = useTranslations('mallOrders');
  const tell = useTell();
  const finish = useFinish();
  const confirming = useMutation({
    mutationFn: () => call(calls.confirmMallOrder, { orderNo }),
    onSuccess: () => finish(t('confirmed')),
    onError: tell.failed,
  });
  return (
    <Button loading={confirming.isPending} onClick={() => confirming.mutate()}>
      {t('confirm')}
    </Button>
  );
}

type ActProps = {
  readonly title: string;
  readonly text: string;
  readonly color?: string;
  readonly children: (close: () => void) => ReactNode;
};

function Act({ title, text, color = 'plum', children }: ActProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button color={color} onClick={() => setOpen(true)}>
        {title}
      </Button>
      <ActDialog {...{ title, text, isOpen }} onClose={close}>
        {children(close)}
      </ActDialog>
    </>
  );
}
