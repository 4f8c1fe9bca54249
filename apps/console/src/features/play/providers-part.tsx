import { playConsoleEndpoints } from '@maneki/contract/play/console-endpoints';
import { Anchor, Badge } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { List } from '#platform/list/list.tsx';
import { When } from '#platform/look/when.tsx';

/** Everybody who runs games, with how they are doing. */
export function ProvidersPart() {
  const t = useTranslations('providers.list');
  const writeMs = (ms: number | null) => (ms === null ? '–' : t('ms', { ms }));
  return (
    <List
      endpoint={playConsoleEndpoints.listProviders}
      keyOf={({ code }) => code}
      empty={t('empty')}
      everyMs={10_000}
      columns={[
        {
          name: 'name',
          label: t('name'),
          cell: ({ code, name }) => (
            <Anchor component={Link} to={`/providers/list/${code}`} size="sm" fw={600}>
              {name}
            </Anchor>
          ),
        },
        {
          name: 'state',
          label: t('state'),
          cell: ({ isOn }) => (
            <Badge miw="fit-content" color={isOn ? 'teal.9' : 'gray.7'}>
              {t(isOn ? 'on' : 'off')}
            </Badge>
          ),
        },
        { name: 'calls', label: t('calls'), isNumber: true, cell: ({ calls }) => calls },
        {
          name: 'turnedAway',
          label: t('turnedAway'),
          isNumber: true,
          isExtra: true,
          cell: ({ turnedAway }) => turnedAway,
        },
        { name: 'failed', label: t('failed'), isNumber: true, cell: ({ failed }) => failed },
        {
          name: 'mean',
          label: t('mean'),
          isNumber: true,
          cell: ({ meanMs }) => writeMs(meanMs),
        },
        {
          name: 'slowest',
          label: t('slowest'),
          isNumber: true,
          isExtra: true,
          cell: ({ slowestMs }) => writeMs(slowestMs),
        },
        { name: 'last', label: t('last'), cell: ({ lastCallAt }) => <When at={lastCallAt} /> },
        {
          name: 'keys',
          label: t('keys'),
          isNumber: true,
          isExtra: true,
          cell: ({ activeKeys }) => activeKeys,
        },
        {
          name: 'exceptions',
          label: t('exceptions'),
          isNumber: true,
          cell: ({ openExceptions }) => openExceptions,
        },
      ]}
    />
  );
}
