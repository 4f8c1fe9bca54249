import { teamConsoleEndpoints } from '@maneki/contract/agents/team-console-endpoints';
import type { AgentRow } from '@maneki/contract/agents/team-console-schemas';
import { CURRENCIES } from '@maneki/kernel/money';
import { Anchor, Badge, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { List } from '#platform/list/list.tsx';
import { Money } from '#platform/look/money.tsx';
import { When } from '#platform/look/when.tsx';
import { KindBadge } from './kind-badge.tsx';

/** The figures that a level shows, those that are suggested first. */
const FIGURES = ['turnover', 'payout', 'net', 'deposit', 'withdrawal'] as const;
const MORE = ['validTurnover', 'rebate', 'promotion', 'salary', 'dividend'] as const;

export const AgentLink = ({ memberId, username }: Pick<AgentRow, 'memberId' | 'username'>) => (
  <Anchor component={Link} to={`/agents/agent/${memberId}`} size="sm" fw={600}>
    {username}
  </Anchor>
);

/** One level of the tree, each with what everybody below came to; anybody can be searched for from the top. */
export function TreeList({ parentId }: { readonly parentId?: string }) {
  const t = useTranslations('agents');
  const amount = (figure: (typeof FIGURES)[number] | (typeof MORE)[number], isExtra: boolean) => ({
    name: figure,
    label: t(`columns.${figure}`),
    isNumber: true,
    isExtra,
    cell: (row: AgentRow) => <Money amount={row[figure]} currency={row.currency} />,
  });
  return (
    <>
      {!parentId && (
        <Text size="sm" c="dimmed">
          {t('text')}
        </Text>
      )}
      <List
        key={parentId ?? 'top'}
        endpoint={teamConsoleEndpoints.listAgentTree}
        of={parentId ? { parentId } : {}}
        keyOf={({ memberId }) => memberId}
        empty={t('empty')}
        filters={[
          ...(parentId ? [] : [{ name: 'search', label: t('search') }]),
          { name: 'from', label: t('from') },
          { name: 'to', label: t('to') },
          {
            name: 'currency',
            label: t('currency'),
            options: Object.keys(CURRENCIES).map((value) => ({ value, label: value })),
          },
        ]}
        columns={[
          {
            name: 'username',
            label: t('columns.username'),
            cell: (row) => (
              <Group gap="xs" wrap="nowrap">
                <AgentLink {...row} />
                {row.isBlocked && <Badge color="red.9">{t('blocked')}</Badge>}
              </Group>
            ),
          },
          { name: 'type', label: t('columns.type'), cell: ({ type }) => <KindBadge type={type} /> },
          { name: 'depth', label: t('columns.depth'), isNumber: true, cell: ({ depth }) => depth },
          {
            name: 'parent',
            label: t('columns.parent'),
            isExtra: parentId !== undefined,
            cell: ({ parent }) => (parent ? <AgentLink {...parent} /> : t('company')),
          },
          {
            name: 'direct',
            label: t('columns.direct'),
            isNumber: true,
            cell: ({ directCount }) => directCount,
          },
          {
            name: 'team',
            label: t('columns.team'),
            isNumber: true,
            cell: ({ teamCount }) => teamCount,
          },
          ...FIGURES.map((figure) => amount(figure, false)),
          ...MORE.map((figure) => amount(figure, true)),
          {
            name: 'joined',
            label: t('columns.joined'),
            isExtra: true,
            cell: ({ joinedAt }) => <When at={joinedAt} />,
          },
        ]}
      />
    </>
  );
}
