import { playConsoleEndpoints } from '@maneki/contract/play/console-endpoints';
import { Badge, Button, Card, Group, Stack, Table, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { When } from '#platform/look/when.tsx';
import { WideTable } from '#platform/look/wide-table.tsx';
import { CollectKey } from './collect-key.tsx';
import type { Provider } from './queries.ts';
import { ReasonDialog } from './reason-dialog.tsx';

type Key = Provider['keys'][number];
type KeysProps = { readonly provider: Provider; readonly canManage: boolean };

/** What a provider signs with. No secret is ever here, except once, for whoever takes it. */
export function Keys({ provider, canManage }: KeysProps) {
  const t = useTranslations('providers.keys');
  const [isAdding, setAdding] = useState(false);
  const [retired, setRetired] = useState<Key>();
  const [collected, setCollected] = useState<Key>();
  const { code, keys, activeKeys } = provider;
  return (
    <Card withBorder padding="lg">
      <Stack>
        <Group justify="space-between">
          <Title order={3} size="h4">
            {t('title')}
          </Title>
          {canManage && activeKeys < 2 && (
            <Button onClick={() => setAdding(true)}>{t('add')}</Button>
          )}
        </Group>
        <Text c="dimmed" size="sm">
          {t('text')}
        </Text>
        {keys.length === 0 ? (
          <Text>{t('none')}</Text>
        ) : (
          <KeyTable keys={keys} {...{ canManage, setRetired, setCollected }} />
        )}
      </Stack>
      <ReasonDialog
        title={t('add')}
        text={t('addText')}
        isOpen={isAdding}
        onClose={() => setAdding(false)}
        endpoint={playConsoleEndpoints.proposeProviderKey}
        known={{ provider: code }}
        done={t('proposed')}
      />
      <ReasonDialog
        title={t('retire')}
        text={`${t('retireText', { id: retired?.id ?? '' })} ${activeKeys === 1 ? t('retireLast') : ''}`}
        isOpen={retired !== undefined}
        onClose={() => setRetired(undefined)}
        endpoint={playConsoleEndpoints.proposeKeyRetirement}
        known={{ keyId: retired?.id ?? '' }}
        done={t('proposed')}
        color="red.9"
      />
      <CollectKey keyId={collected?.id} onClose={() => setCollected(undefined)} />
    </Card>
  );
}

type KeyTableProps = {
  readonly keys: readonly Key[];
  readonly canManage: boolean;
  readonly setRetired: (key: Key) => void;
  readonly setCollected: (key: Key) => void;
};

function KeyTable({ keys, canManage, setRetired, setCollected }: KeyTableProps) {
  const t = useTranslations('providers.keys');
  return (
    <WideTable minWidth={600}>
      <Table className="numerals">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('id')}</Table.Th>
            <Table.Th>{t('created')}</Table.Th>
            <Table.Th>{t('used')}</Table.Th>
            <Table.Th>{t('state')}</Table.Th>
            {canManage && <Table.Td />}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {keys.map((key) => (
            <Table.Tr key={key.id}>
              <Table.Td>{key.id}</Table.Td>
              <Table.Td>
                <When at={key.createdAt} />
              </Table.Td>
              <Table.Td>
                <When at={key.lastUsedAt} />
              </Table.Td>
              <Table.Td>
                <KeyState value={key} />
              </Table.Td>
              {canManage && (
                <Table.Td>
                  <KeyActions value={key} {...{ setRetired, setCollected }} />
                </Table.Td>
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </WideTable>
  );
}

function KeyState({ value }: { readonly value: Key }) {
  const t = useTranslations('providers.keys');
  const { retiredAt, collectUntil, collectedBy } = value;
  if (retiredAt) return <Badge color="gray.7">{t('retired')}</Badge>;
  return (
    <Stack gap={2} align="start">
      <Badge color="teal.9">{t('active')}</Badge>
      {collectUntil && <Text size="sm">{t('waiting')}</Text>}
      {collectedBy && (
        <Text size="sm" c="dimmed">
          {t('takenBy', { operator: collectedBy })}
        </Text>
      )}
    </Stack>
  );
}

type KeyActionsProps = Pick<KeyTableProps, 'setRetired' | 'setCollected'> & { readonly value: Key };

function KeyActions({ value, setRetired, setCollected }: KeyActionsProps) {
  const t = useTranslations('providers.keys');
  const { id, retiredAt, collectUntil } = value;
  if (retiredAt) return null;
  return (
    <Group gap="xs" justify="end">
      {collectUntil && (
        <Button
          size="compact-sm"
          aria-label={t('collectLabel', { id })}
          onClick={() => setCollected(value)}
        >
          {t('collect')}
        </Button>
      )}
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t('retireLabel', { id })}
        onClick={() => setRetired(value)}
      >
        {t('retire')}
      </Button>
    </Group>
  );
}
