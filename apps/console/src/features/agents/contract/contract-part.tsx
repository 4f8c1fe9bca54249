import { Alert, Anchor, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Facts } from '#platform/look/facts.tsx';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { When } from '#platform/look/when.tsx';
import { BillTable } from '../bill/bill-table.tsx';
import { MemberLink } from '../member-link.tsx';
import { ContractBadge } from './badges.tsx';
import { ContractActs } from './contract-acts.tsx';
import { type ContractRead, contractQuery } from './queries.ts';
import { Payer } from './sides.tsx';
import { TermsFacts } from './terms-facts.tsx';

/** One contract: between whom, what was agreed on, what can be done about it, and what came of it last. */
export function ContractPart() {
  const t = useTranslations('agentContracts');
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(contractQuery(id));
  if (error) return <Problem error={error} onAgain={refetch} />;
  if (!data) return <Waiting />;
  const { contract, bills } = data;
  return (
    <Stack key={id}>
      <Anchor component={Link} to="/agentContracts/all" w="fit-content">
        {t('back')}
      </Anchor>
      <Group justify="space-between">
        <Group gap="sm">
          <Title order={2} size="h3">
            {t('titleOf', { kind: t(`kinds.${contract.kind}`), payee: contract.payee.username })}
          </Title>
          <ContractBadge status={contract.status} />
        </Group>
        <ContractActs read={data} />
      </Group>
      {contract.endAskedBy && (
        <Alert color="gold.8">
          {t(contract.endAskedBy === 'PAYER' ? 'payerEnds' : 'payeeEnds')}
        </Alert>
      )}
      <ContractFacts read={data} />
      <TermsFacts contract={contract} />
      <Title order={3} size="h4">
        {t('bills')}
      </Title>
      {bills.length === 0 ? (
        <Text c="dimmed">{t('noBills')}</Text>
      ) : (
        <BillTable bills={bills} hasPayee={false} />
      )}
    </Stack>
  );
}

function ContractFacts({ read }: { readonly read: ContractRead }) {
  const t = useTranslations('agentContracts');
  const { contract, supersedesId } = read;
  const { payee, requestType, decidedAt, effectiveFrom, endedAt, expiresAt } = contract;
  return (
    <Facts
      title={t('facts')}
      facts={[
        [t('payee'), <MemberLink key="payee" id={payee.memberId} name={payee.username} />],
        [t('payer'), <Payer key="payer" {...read} />],
        [t('currency'), contract.currency],
        [t('request'), t(requestType === 1 ? 'requests.new' : 'requests.amendment')],
        ...(supersedesId
          ? [
              [
                t('before'),
                <Anchor
                  key="before"
                  component={Link}
                  to={`/agentContracts/one/${supersedesId}`}
                  size="sm"
                >
                  {t('showBefore')}
                </Anchor>,
              ] as const,
            ]
          : []),
        [t('remark'), contract.remark || '–'],
        [t('created'), <When key="created" at={contract.createdAt} />],
        ...(expiresAt ? [[t('expires'), <When key="expires" at={expiresAt} />] as const] : []),
        [t('decided'), <When key="decided" at={decidedAt} />],
        [t('effective'), <When key="effective" at={effectiveFrom} />],
        [t('ends'), <When key="ends" at={endedAt} />],
      ]}
    />
  );
}
