import { MOVE_STATES, type MoveState } from '@maneki/contract/agents/team';
import { teamConsoleEndpoints as calls } from '@maneki/contract/agents/team-console-endpoints';
import type { AgentMove } from '@maneki/contract/agents/team-console-schemas';
import { Badge, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { List } from '#platform/list/list.tsx';
import { When } from '#platform/look/when.tsx';
import { useMay } from '#platform/self.ts';
import { ActButton } from '../act-button.tsx';
import { useFinish } from './agent-acts.tsx';
import { AgentLink } from './tree-list.tsx';

const COLORS: Readonly<Record<MoveState, string>> = {
  DUE: 'gold.8',
  DONE: 'teal.9',
  CANCELLED: 'gray.7',
  FAILED: 'red.9',
};

/** Who was moved or will be, and when it takes effect. */
export function MoveList() {
  const t = useTranslations('agents.moves');
  const company = useTranslations('agents')('company');
  return (
    <List
      endpoint={calls.listMoves}
      keyOf={({ id }) => id}
      empty={t('empty')}
      filters={[
        {
          name: 'state',
          label: t('state'),
          options: MOVE_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
        },
      ]}
      columns={[
        { name: 'member', label: t('member'), cell: ({ member }) => <AgentLink {...member} /> },
        {
          name: 'from',
          label: t('from'),
          cell: ({ from }) => (from ? <AgentLink {...from} /> : company),
        },
        { name: 'to', label: t('to'), cell: ({ to }) => <AgentLink {...to} /> },
        { name: 'members', label: t('members'), isNumber: true, cell: ({ members }) => members },
        { name: 'effective', label: t('effective'), cell: ({ effectiveOn }) => effectiveOn },
        { name: 'state', label: t('state'), cell: (move) => <MoveStanding move={move} /> },
        { name: 'ordered', label: t('ordered'), cell: ({ orderedAt }) => <When at={orderedAt} /> },
        { name: 'by', label: t('by'), cell: ({ orderedBy }) => orderedBy },
        {
          name: 'reason',
          label: t('reason'),
          cell: ({ reason }) => (
            <Text size="sm" maw={260} className="as-written">
              {reason}
            </Text>
          ),
        },
        { name: 'cancel', label: t('cancel'), cell: (move) => <CancelMove move={move} /> },
      ]}
    />
  );
}

type MoveProps = { readonly move: AgentMove };

const OBSTACLES = [
  'general_agent_stays',
  'move_parent_unfit',
  'move_into_own_team',
  'move_to_same',
  'move_too_deep',
  'move_bill_open',
] as const;

function MoveStanding({ move: { state, obstacle } }: MoveProps) {
  const t = useTranslations('agents.moves');
  const known = OBSTACLES.find((reason) => obstacle === `agents.${reason}`);
  return (
    <Stack gap={4}>
      <Badge miw="fit-content" color={COLORS[state]}>
        {t(`states.${state}`)}
      </Badge>
      {obstacle && <Text size="xs">{known ? t(`obstacles.${known}`) : obstacle}</Text>}
    </Stack>
  );
}

function CancelMove({ move: { id, state } }: MoveProps) {
  const t = useTranslations('agents.moves');
  const mayChange = useMay('changeAgents');
  const finish = useFinish();
  if (state !== 'DUE' || !mayChange) return null;
  return (
    <ActButton title={t('cancel')} text={t('cancelText')} color="red.9" size="xs">
      {(close) => (
        <SchemaForm
          endpoint={calls.cancelMove}
          known={{ id }}
          fields={{ reason: { label: t('reason') } }}
          submit={t('cancel')}
          color="red.9"
          onCancel={close}
          onDone={() => finish(t('cancelled'), close)}
        />
      )}
    </ActButton>
  );
}
