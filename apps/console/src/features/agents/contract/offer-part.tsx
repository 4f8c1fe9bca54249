import { CONTRACT_KINDS, type ContractKind } from '@maneki/contract/agents/contract';
import { contractConsoleEndpoints as calls } from '@maneki/contract/agents/contract-console-endpoints';
import { Alert, Anchor, Card, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { useMay } from '#platform/self.ts';
import { type Contract, contractQuery, useContractActed } from './queries.ts';
import { blankDaily, DailyField } from './terms/daily-field.tsx';
import { blankDividend, DividendField } from './terms/dividend-field.tsx';
import { blankHourly, HourlyField } from './terms/hourly-field.tsx';

/** The company offers a contract, or other terms for one that is there. */
export function OfferPart() {
  const t = useTranslations('agentContracts');
  const mayChange = useMay('changeAgents');
  const [search] = useSearchParams();
  const from = search.get('from') ?? '';
  const { kind: named } = useParams();
  const kind = CONTRACT_KINDS.find((name) => name === named);
  const { data, error, refetch } = useQuery({ ...contractQuery(from), enabled: from !== '' });
  if (!kind) return <Navigate to="/agentContracts" replace />;
  if (!mayChange) return <Alert color="gray">{t('readOnly')}</Alert>;
  if (error) return <Problem error={error} onAgain={refetch} />;
  if (from !== '' && !data) return <Waiting />;
  return (
    <Stack key={`${kind} ${from}`}>
      <Anchor component={Link} to="/agentContracts" w="fit-content">
        {t('backToCompany')}
      </Anchor>
      <Card withBorder padding="md" maw={720}>
        <Title order={2} size="h4" mb="xs">
          {t('offerOf', { kind: t(`kinds.${kind}`) })}
        </Title>
        <Text size="sm" mb="md">
          {t('offerText')}
        </Text>
        <OfferForm
          kind={kind}
          first={data?.contract.kind === kind ? data.contract : undefined}
          username={search.get('username') ?? ''}
        />
      </Card>
    </Stack>
  );
}

type OfferFormProps = {
  readonly kind: ContractKind;
  /** Whose terms stand in it at first. */
  readonly first: Contract | undefined;
  readonly username: string;
};

function OfferForm({ kind, first, username }: OfferFormProps) {
  const t = useTranslations('agentContracts');
  const acted = useContractActed();
  const navigate = useNavigate();
  const initial = { username: first?.payee.username ?? username };
  const label = t('terms');
  const whom = { username: { label: t('generalAgent'), description: t('generalAgentText') } };
  const remark = { remark: { label: t('remark'), description: t('remarkText') } };
  const rest = {
    submit: t('send'),
    onCancel: () => navigate(-1),
    onDone: ({ contractId }: { readonly contractId: string }) => {
      acted(t('sent'));
      navigate(`/agentContracts/one/${contractId}`);
    },
  };
  switch (kind) {
    case 'DAILY_SALARY':
      return (
        <SchemaForm
          endpoint={calls.offerDailySalary}
          initial={{ ...initial, terms: first?.kind === kind ? first.terms : blankDaily }}
          fields={{ ...whom, terms: { label, choose: DailyField }, ...remark }}
          {...rest}
        />
      );
    case 'HOURLY_SALARY':
      return (
        <SchemaForm
          endpoint={calls.offerHourlySalary}
          initial={{ ...initial, terms: first?.kind === kind ? first.terms : blankHourly }}
          fields={{ ...whom, terms: { label, choose: HourlyField }, ...remark }}
          {...rest}
        />
      );
    case 'DIVIDEND':
      return (
        <SchemaForm
          endpoint={calls.offerDividend}
          initial={{ ...initial, terms: first?.kind === kind ? first.terms : blankDividend }}
          fields={{ ...whom, terms: { label, choose: DividendField }, ...remark }}
          {...rest}
        />
      );
  }
}
