import type { ResponseOf } from '@maneki/contract/contract';
import type { operatorsEndpoints } from '@maneki/contract/operators/endpoints';
import { Badge, Button, Group, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Page } from '#platform/look/page.tsx';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { WideTable } from '#platform/look/wide-table.tsx';
import { selfQuery } from '#platform/self.ts';
import { AddOperator } from '../add-operator.tsx';
import { ChangeOperator, type OperatorChange } from '../change-operator.tsx';
import { type Invitation, InvitationDialog } from '../invitation-dialog.tsx';
import { operatorsQuery } from '../queries.ts';

type Operator = ResponseOf<typeof operatorsEndpoints.listOperators>['operators'][number];

const COLOURS = { invited: 'gold.8', active: 'teal.9', disabled: 'gray.7' } as const;

/** Who runs the merchants, and who may. */
export function OperatorsScreen() {
  const t = useTranslations('operators');
  const { data, error, refetch } = useQuery(operatorsQuery);
  const [isAdding, setAdding] = useState(false);
  const [change, setChange] = useState<OperatorChange>();
  const [invitation, setInvitation] = useState<Invitation>();
  return (
    <Page title={t('title')} actions={<Button onClick={() => setAdding(true)}>{t('add')}</Button>}>
      {error && <Problem error={error} onAgain={refetch} />}
      {!data && !error && <Waiting />}
      {data && (
        <WideTable minWidth={760}>
          <Table verticalSpacing="sm" className="numerals">
            <Table.Thead>
              <Table.Tr>
                {(['name', 'role', 'merchants', 'state', 'seen'] as const).map((column) => (
                  <Table.Th key={column}>{t(column)}</Table.Th>
                ))}
                <Table.Td />
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.operators.map((operator) => (
                <OperatorRow key={operator.name} operator={operator} onChange={setChange} />
              ))}
            </Table.Tbody>
          </Table>
        </WideTable>
      )}
      <AddOperator isOpen={isAdding} onClose={() => setAdding(false)} onInvited={setInvitation} />
      <ChangeOperator
        change={change}
        onClose={() => setChange(undefined)}
        onInvited={setInvitation}
      />
      <InvitationDialog invitation={invitation} onClose={() => setInvitation(undefined)} />
    </Page>
  );
}

type OperatorRowProps = {
  readonly operator: Operator;
  readonly onChange: (change: OperatorChange) => void;
};

function OperatorRow({ operator, onChange }: OperatorRowProps) {
  const t = useTranslations('operators');
  const format = useFormatter();
  const { data: self } = useQuery(selfQuery);
  const { name, role, merchantCodes, state, seenAt } = operator;
  const isSelf = self?.name === name;
  return (
    <Table.Tr>
      <Table.Td fw={600}>{name}</Table.Td>
      <Table.Td>{t(`roles.${role}`)}</Table.Td>
      <Table.Td>{merchantCodes?.join(', ') ?? t('everyMerchant')}</Table.Td>
      <Table.Td>
        <Badge color={COLOURS[state]}>{t(`states.${state}`)}</Badge>
      </Table.Td>
      <Table.Td>{seenAt ? format.relativeTime(new Date(seenAt), new Date()) : t('never')}</Table.Td>
      <Table.Td>
        {isSelf && (
          <Text size="sm" c="dimmed" ta="right">
            {t('you')}
          </Text>
        )}
        {!isSelf && state !== 'disabled' && (
          <Group
            gap="xs"
            justify="end"
            wrap="nowrap"
            role="group"
            aria-label={t('actions', { name })}
          >
            <Button size="xs" variant="default" onClick={() => onChange({ name, kind: 'invite' })}>
              {t('invite')}
            </Button>
            <Button size="xs" color="red.9" onClick={() => onChange({ name, kind: 'disable' })}>
              {t('disable')}
            </Button>
          </Group>
        )}
      </Table.Td>
    </Table.Tr>
  );
}
