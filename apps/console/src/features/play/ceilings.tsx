import { playConsoleEndpoints } from '@maneki/contract/play/console-endpoints';
import { Button, Card, Group, Modal, Stack, Table, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { WideTable } from '#platform/look/wide-table.tsx';
import { Facts } from './facts.tsx';
import { type Provider, usePlayChanged } from './queries.ts';
import { ReasonDialog } from './reason-dialog.tsx';

const NAMES = ['winPerRoundMax', 'winPerStakeMax', 'jackpotMax', 'exposurePerDayMax'] as const;
type Name = (typeof NAMES)[number];

const NONE_SAID = {
  winPerRoundMax: null,
  winPerStakeMax: null,
  jackpotMax: null,
  exposurePerDayMax: null,
};

type CeilingsProps = { readonly provider: Provider; readonly canManage: boolean };

/** What a provider may pay before an operator looks. */
export function Ceilings({ provider, canManage }: CeilingsProps) {
  const t = useTranslations('providers.ceilings');
  const [isChanging, setChanging] = useState(false);
  const [isResetting, setResetting] = useState(false);
  const writeCeiling = useWriteCeiling();
  const { code, ceilings, said, games } = provider;
  const isSaid = NAMES.some((name) => typeof said[name] === 'number');
  return (
    <Card withBorder padding="lg">
      <Stack>
        <Group justify="space-between">
          <Title order={3} size="h4">
            {t('title')}
          </Title>
          {canManage && (
            <Group gap="xs">
              {isSaid && (
                <Button variant="default" onClick={() => setResetting(true)}>
                  {t('reset')}
                </Button>
              )}
              <Button onClick={() => setChanging(true)}>{t('change')}</Button>
            </Group>
          )}
        </Group>
        <Text c="dimmed" size="sm">
          {t('text')}
        </Text>
        <Facts
          facts={NAMES.map((name) => {
            const shown = writeCeiling(name, ceilings[name]);
            const isOwn = typeof said[name] === 'number';
            return [t(name), isOwn ? shown : `${shown} (${t('forAll')})`] as const;
          })}
        />
        {games.length > 0 && <GameCeilings games={games} />}
      </Stack>
      <ChangeCeilings provider={provider} isOpen={isChanging} onClose={() => setChanging(false)} />
      <ReasonDialog
        title={t('reset')}
        text={t('resetText')}
        isOpen={isResetting}
        onClose={() => setResetting(false)}
        endpoint={playConsoleEndpoints.changeCeilings}
        known={{ provider: code, ...NONE_SAID }}
        done={t('saved')}
        color="red.9"
      />
    </Card>
  );
}

function useWriteCeiling() {
  const t = useTranslations('providers.ceilings');
  const format = useFormatter();
  return (name: Name, ceiling: number) =>
    t(name === 'winPerStakeMax' ? 'times' : 'units', { count: format.number(ceiling) });
}

function GameCeilings({ games }: Pick<Provider, 'games'>) {
  const t = useTranslations('providers.ceilings');
  const writeCeiling = useWriteCeiling();
  return (
    <WideTable minWidth={500}>
      <Table className="numerals">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('games')}</Table.Th>
            {NAMES.map((name) => (
              <Table.Th key={name} ta="right">
                {t(name)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {games.map((game) => (
            <Table.Tr key={`${game.vendor}/${game.gameId}`}>
              <Table.Td>{game.name}</Table.Td>
              {NAMES.map((name) => (
                <Table.Td key={name} ta="right">
                  {writeCeiling(name, game[name])}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </WideTable>
  );
}

type ChangeCeilingsProps = {
  readonly provider: Provider;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

function ChangeCeilings({ provider, isOpen, onClose }: ChangeCeilingsProps) {
  const t = useTranslations('providers');
  const tell = useTell();
  const hasChanged = usePlayChanged();
  const said = Object.fromEntries(
    Object.entries(provider.said).filter(([, ceiling]) => ceiling !== null),
  );
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('ceilings.change')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Stack>
        <Text size="sm">{t('ceilings.keep')}</Text>
        <SchemaForm<typeof playConsoleEndpoints.changeCeilings, 'provider' | 'game'>
          endpoint={playConsoleEndpoints.changeCeilings}
          known={{ provider: provider.code }}
          initial={said}
          fields={{
            winPerRoundMax: { label: t('ceilings.winPerRoundMax') },
            winPerStakeMax: { label: t('ceilings.winPerStakeMax') },
            jackpotMax: { label: t('ceilings.jackpotMax') },
            exposurePerDayMax: { label: t('ceilings.exposurePerDayMax') },
            reason: { label: t('reason') },
          }}
          submit={t('ceilings.save')}
          onCancel={onClose}
          onDone={() => {
            tell.done(t('ceilings.saved'));
            hasChanged();
            onClose();
          }}
        />
      </Stack>
    </Modal>
  );
}
