import { Alert, Anchor, Breadcrumbs, Group, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Facts } from '#platform/look/facts.tsx';
import { Money } from '#platform/look/money.tsx';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { When } from '#platform/look/when.tsx';
import { useMay } from '#platform/self.ts';
import { AgentActs } from './agent-acts.tsx';
import { KindBadge } from './kind-badge.tsx';
import { type Agent, agentQuery } from './queries.ts';
import { AgentLink, TreeList } from './tree-list.tsx';

const FIGURES = [
  'turnover',
  'validTurnover',
  'payout',
  'net',
  'deposit',
  'withdrawal',
  'rebate',
  'promotion',
  'salary',
  'dividend',
] as const;

/** One place of the tree: the way up, what was done there, what can be done, and who stands directly below. */
export function AgentPart() {
  const t = useTranslations('agents');
  const { memberId = '' } = useParams();
  const { data: agent, error, refetch } = useQuery(agentQuery(memberId));
  const mayChange = useMay('changeAgents');
  if (error) return <Problem error={error} onAgain={refetch} />;
  if (!agent) return <Waiting />;
  return (
    <Stack>
      <Breadcrumbs aria-label={t('way')}>
        <Anchor component={Link} to="/agents" size="sm">
          {t('company')}
        </Anchor>
        {agent.crumbs.map((crumb) => (
          <AgentLink key={crumb.memberId} {...crumb} />
        ))}
        <span>{agent.username}</span>
      </Breadcrumbs>
      <Group justify="space-between">
        <Group gap="sm">
          <Title order={2} size="h3">
            {agent.username}
          </Title>
          <KindBadge type={agent.type} />
          <Anchor component={Link} to={`/members/${memberId}`} size="sm">
            {t('member')}
          </Anchor>
          <Anchor
            component={Link}
            to={`/agentContracts/all?${new URLSearchParams({ username: agent.username })}`}
            size="sm"
          >
            {t('contracts')}
          </Anchor>
          <Anchor
            component={Link}
            to={`/agentBills/all?${new URLSearchParams({ username: agent.username })}`}
            size="sm"
          >
            {t('bills')}
          </Anchor>
        </Group>
        {mayChange && <AgentActs agent={agent} />}
      </Group>
      {!mayChange && <Alert color="gray">{t('readOnly')}</Alert>}
      {agent.dueMove && (
        <Alert color="gold.8">
          {t('due', {
            parent: agent.dueMove.to.username,
            day: agent.dueMove.effectiveOn,
            members: agent.dueMove.members,
          })}
        </Alert>
      )}
      <AgentFacts agent={agent} />
      <Title order={3} size="h4">
        {t('below')}
      </Title>
      <TreeList parentId={memberId} />
    </Stack>
  );
}

function AgentFacts({ agent }: { readonly agent: Agent }) {
  const t = useTranslations('agents');
  const figures = (of: Agent | Agent['self']) =>
    FIGURES.map(
      (figure) =>
        [
          t(`columns.${figure}`),
          <Money key={figure} amount={of[figure]} currency={agent.currency} />,
        ] as const,
    );
  return (
    <>
      <Facts
        title={t('whole')}
        facts={[
          [t('columns.depth'), agent.depth],
          [t('columns.direct'), agent.directCount],
          [t('columns.team'), agent.teamCount],
          [t('columns.joined'), <When key="joined" at={agent.joinedAt} />],
          ...figures(agent),
        ]}
      />
      <Facts title={t('self')} facts={figures(agent.self)} />
    </>
  );
}
