import { rebateConsoleEndpoints as calls } from '@maneki/contract/agents/rebate-console-endpoints';
import { writeRebate } from '@maneki/contract/agents/rebate-groups';
import { Alert, Button, Card, Group, Table, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { ActDialog } from '#platform/look/act-dialog.tsx';
import { writeMoney } from '#platform/look/money.tsx';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { WideTable } from '#platform/look/wide-table.tsx';
import { useMay } from '#platform/self.ts';
import { MemberLink } from '../member-link.tsx';
import {
  type MemberRebate,
  type MemberRebates,
  memberRebatesQuery,
  useRebatesChanged,
} from './queries.ts';

/** What a member has in each group, and raising or lowering it. */
export function MemberPart() {
  const t = useTranslations('agentRebates');
  const [search, setSearch] = useSearchParams();
  const username = search.get('username') ?? '';
  const { data, error, isFetching, refetch } = useQuery(memberRebatesQuery(username));
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('username') ?? '').trim();
    setSearch(typed === '' ? {} : { username: typed });
  };
  return (
    <>
      <Card withBorder padding="md">
        <form onSubmit={find}>
          <Group align="end" gap="sm">
            <TextInput
              name="username"
              key={username}
              label={t('account')}
              defaultValue={username}
              maxLength={100}
              w={240}
            />
            <Button type="submit">{t('find')}</Button>
          </Group>
        </form>
      </Card>
      {error && <Problem error={error} onAgain={refetch} />}
      {isFetching && !data && !error && <Waiting />}
      {data && <Values member={data} />}
    </>
  );
}

function Values({ member }: { readonly member: MemberRebates }) {
  const t = useTranslations('agentRebates');
  const mayChange = useMay('changeAgents');
  const [changed, setChanged] = useState<MemberRebate>();
  const close = () => setChanged(undefined);
  return (
    <Card withBorder padding="md">
      <MemberLink id={member.memberId} name={member.username} />
      {member.debts.map((debt) => (
        <Alert key={debt.currency} color="yellow">
          {t('owes', { amount: writeMoney(debt) })}
        </Alert>
      ))}
      <WideTable minWidth={480}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('group')}</Table.Th>
              <Table.Th>{t('value')}</Table.Th>
              <Table.Th>{t('most')}</Table.Th>
              <Table.Th>{t('act')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {member.rebates.map((rebate) => (
              <Table.Tr key={rebate.group}>
                <Table.Td>{t(`groups.${rebate.group}`)}</Table.Td>
                <Table.Td className="numerals">{writeRebate(rebate.group, rebate.value)}</Table.Td>
                <Table.Td className="numerals">{writeRebate(rebate.group, rebate.most)}</Table.Td>
                <Table.Td>
                  {mayChange && (
                    <Button size="xs" variant="default" onClick={() => setChanged(rebate)}>
                      {t('change')}
                    </Button>
                  )}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </WideTable>
      <ActDialog
        title={changed ? t(`groups.${changed.group}`) : ''}
        text={changed ? t('changeText', { value: writeRebate(changed.group, changed.value) }) : ''}
        isOpen={changed !== undefined}
        onClose={close}
      >
        {changed && <ChangeForm memberId={member.memberId} rebate={changed} onClose={close} />}
      </ActDialog>
    </Card>
  );
}

type ChangeFormProps = {
  readonly memberId: string;
  readonly rebate: MemberRebate;
  readonly onClose: () => void;
};

function ChangeForm({ memberId, rebate: { group, value }, onClose }: ChangeFormProps) {
  const t = useTranslations('agentRebates');
  const tell = useTell();
  const hasChanged = useRebatesChanged();
  return (
    <SchemaForm
      endpoint={calls.setMemberRebate}
      known={{ memberId, group }}
      initial={{ value }}
      fields={{
        value: { label: t('newValue'), description: t('valueHint') },
        reason: { label: t('reason') },
      }}
      submit={t('change')}
      onCancel={onClose}
      onDone={({ lowered }) => {
        tell.done(t('changed', { lowered }));
        hasChanged();
        onClose();
      }}
    />
  );
}
