import { rebateConsoleEndpoints as calls } from '@maneki/contract/agents/rebate-console-endpoints';
import { writeRebate } from '@maneki/contract/agents/rebate-groups';
import { Button, Card, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { ActDialog } from '#platform/look/act-dialog.tsx';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { When } from '#platform/look/when.tsx';
import { WideTable } from '#platform/look/wide-table.tsx';
import { useMay } from '#platform/self.ts';
import { capsQuery, type RebateCap, useRebatesChanged } from './queries.ts';

const PPM = 1_000_000;
const BUDGET = ['vip', 'salary', 'sum', 'limit', 'edge'] as const;

/** What the company gives at most, and what that leaves it. */
export function CapsPart() {
  const t = useTranslations('agentRebates');
  const mayChange = useMay('changeAgents');
  const { data, error, refetch } = useQuery(capsQuery);
  const [changed, setChanged] = useState<RebateCap>();
  const close = () => setChanged(undefined);
  if (error) return <Problem error={error} onAgain={refetch} />;
  if (!data) return <Waiting />;
  return (
    <>
      <Text size="sm" c="dimmed">
        {t('capsText')}
      </Text>
      <Card withBorder padding="md">
        <WideTable minWidth={960}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                {(['group', 'cap', 'step', ...BUDGET, 'since', 'act'] as const).map((name) => (
                  <Table.Th key={name}>{t(name)}</Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.caps.map((cap) => (
                <CapRow
                  key={cap.group}
                  cap={cap}
                  onChange={mayChange ? () => setChanged(cap) : undefined}
                />
              ))}
            </Table.Tbody>
          </Table>
        </WideTable>
      </Card>
      <ActDialog
        title={changed ? t(`groups.${changed.group}`) : ''}
        text={t('capText')}
        isOpen={changed !== undefined}
        onClose={close}
      >
        {changed && <CapForm cap={changed} onClose={close} />}
      </ActDialog>
    </>
  );
}

type CapRowProps = { readonly cap: RebateCap; readonly onChange: (() => void) | undefined };

function CapRow({ cap, onChange }: CapRowProps) {
  const t = useTranslations('agentRebates');
  return (
    <Table.Tr>
      <Table.Td>{t(`groups.${cap.group}`)}</Table.Td>
      <Table.Td className="numerals">{writeRebate(cap.group, cap.cap)}</Table.Td>
      <Table.Td className="numerals">{writeRebate(cap.group, cap.step)}</Table.Td>
      {BUDGET.map((name) => (
        <Table.Td key={name} className="numerals">
          {t('percent', { rate: cap[name] / PPM })}
        </Table.Td>
      ))}
      <Table.Td>
        {cap.changedAt ? (
          <>
            <When at={cap.changedAt} /> {cap.changedBy}
          </>
        ) : (
          t('asBegun')
        )}
      </Table.Td>
      <Table.Td>
        {onChange && (
          <Button size="xs" variant="default" onClick={onChange}>
            {t('change')}
          </Button>
        )}
      </Table.Td>
    </Table.Tr>
  );
}

function CapForm({ cap, onClose }: { readonly cap: RebateCap; readonly onClose: () => void }) {
  const t = useTranslations('agentRebates');
  const tell = useTell();
  const hasChanged = useRebatesChanged();
  return (
    <SchemaForm
      endpoint={calls.saveRebateCap}
      known={{ group: cap.group }}
      initial={{ cap: cap.cap, step: cap.step }}
      fields={{
        cap: { label: t('cap'), description: t('valueHint') },
        step: { label: t('step'), description: t('valueHint') },
      }}
      submit={t('change')}
      onCancel={onClose}
      onDone={() => {
        tell.done(t('saved'));
        hasChanged();
        onClose();
      }}
    />
  );
}
