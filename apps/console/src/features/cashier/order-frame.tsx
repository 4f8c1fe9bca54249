import type { DepositState, WithdrawalState } from '@maneki/contract/cashier/states';
import { Anchor, Grid, Group, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { StateBadge } from './state-badge.tsx';

type OrderFrameProps = {
  readonly orderNo: string;
  readonly state: DepositState | WithdrawalState;
  /** The queue that it stands in. */
  readonly queue: '/deposits' | '/withdrawals';
  readonly decisions: ReactNode;
  /** What somebody should know before anything else. */
  readonly notices: ReactNode;
  /** What is known of the order. */
  readonly children: ReactNode;
  /** Whose it is, beside it. */
  readonly member: ReactNode;
};

/** An order at the desk: where it stands, what can be decided, and what a decision goes by. */
export function OrderFrame(props: OrderFrameProps) {
  const { orderNo, state, queue, decisions, notices, children, member } = props;
  const t = useTranslations('cashier');
  return (
    <Stack key={orderNo}>
      <Anchor component={Link} to={queue} w="fit-content">
        {t('back')}
      </Anchor>
      <Group justify="space-between">
        <Group gap="sm">
          <Title order={2} size="h3">
            {orderNo}
          </Title>
          <StateBadge state={state} />
        </Group>
        {decisions}
      </Group>
      {notices}
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, md: 7 }}>
          <Stack>{children}</Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Stack>{member}</Stack>
        </Grid.Col>
      </Grid>
    </Stack>
  );
}
