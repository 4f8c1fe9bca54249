import { BILL_STATUS } from '@maneki/contract/agents/contract';
import { Alert, Anchor, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Facts } from '#platform/look/facts.tsx';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { When } from '#platform/look/when.tsx';
import { useMay } from '#platform/self.ts';
import { BillBadge } from '../contract/badges.tsx';
import { type BillRead, billQuery } from '../contract/queries.ts';
import { Payer } from '../contract/sides.tsx';
import { TermsFacts } from '../contract/terms-facts.tsx';
import { MemberLink } from '../member-link.tsx';
import { BillFault } from './bill-fault.tsx';
import { BillPayments } from './bill-payments.tsx';
import { BillReckoning } from './bill-reckoning.tsx';
import { BillTable } from './bill-table.tsx';
import { DividendActs, WriteOff } from './decide-bills.tsx';
import { Period } from './period.tsx';

type ReadProps = { readonly read: BillRead };

/** One bill: how each figure came about, what was paid, and what stands above and below it. */
export function BillPart() {
  const t = useTranslations('agentBills');
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(billQuery(id));
  if (error) return <Problem error={error} onAgain={refetch} />;
  if (!data) return <Waiting />;
  const { bill } = data;
  return (
    <Stack key={id}>
      <Anchor component={Link} to="/agentBills" w="fit-content">
        {t('back')}
      </Anchor>
      <Group justify="space-between">
        <Group gap="sm">
          <Title order={2} size="h3">
            {t('titleOf', { kind: t(`kinds.${bill.kind}`), payee: bill.payee })}
          </Title>
          <BillBadge bill={bill} />
        </Group>
        <BillActs read={data} />
      </Group>
      <BillFault bill={bill} />
      {bill.status === BILL_STATUS.insufficient && (
        <Alert color="gold.8">{t('insufficientText', { payee: bill.payee })}</Alert>
      )}
      <BillFacts read={data} />
      <BillReckoning read={data} />
      <TermsFacts
        contract={data.contract}
        reached={{
          turnover: bill.teamTurnover,
          net: data.dividend?.base ?? bill.teamNet,
          active: bill.activeCount,
          tier: data.reachedTier,
        }}
      />
      <BillPayments read={data} />
      <Line read={data} />
    </Stack>
  );
}

function BillActs({ read: { bill } }: ReadProps) {
  const mayReview = useMay('reviewAgents');
  if (!mayReview) return null;
  if (bill.status === BILL_STATUS.held) return <WriteOff bill={bill} />;
  if (bill.status !== BILL_STATUS.pendingApproval) return null;
  return (
    <Group gap="xs">
      <DividendActs bills={[bill]} />
    </Group>
  );
}

function BillFacts({ read: { bill } }: ReadProps) {
  const t = useTranslations('agentBills');
  const isOpen = bill.openAmount !== '0';
  return (
    <Facts
      title={t('facts')}
      facts={[
        [t('period'), <Period key="period" bill={bill} />],
        [t('payee'), <MemberLink key="payee" id={bill.payeeId} name={bill.payee} />],
        [t('payer'), <Payer key="payer" {...bill} />],
        [t('line'), <MemberLink key="line" id={bill.rootId} name={bill.root} />],
        [
          t('contract'),
          <Anchor
            key="contract"
            component={Link}
            to={`/agentContracts/one/${bill.contractId}`}
            size="sm"
          >
            {t('showContract')}
          </Anchor>,
        ],
        [t('settled'), <When key="settled" at={bill.settledAt} />],
        ...(isOpen ? [[t('expires'), <When key="expires" at={bill.expiresAt} />] as const] : []),
      ]}
    />
  );
}

/** What its payer was to get, and what its payee owes. */
function Line({ read: { bill, above, direct } }: ReadProps) {
  const t = useTranslations('agentBills');
  return (
    <>
      <Title order={3} size="h4">
        {t('above')}
      </Title>
      {above ? (
        <BillTable bills={[above]} />
      ) : (
        <Text c="dimmed">{t(bill.payerId === null ? 'aboveCompany' : 'noAbove')}</Text>
      )}
      <Title order={3} size="h4">
        {t('below')}
      </Title>
      {direct.length > 0 ? (
        <BillTable bills={direct} />
      ) : (
        <Text c="dimmed">{t('noBelow', { payee: bill.payee })}</Text>
      )}
    </>
  );
}
