import { contentConsoleEndpoints } from '@maneki/contract/content/console-endpoints';
import { LANGUAGE_NAMES } from '@maneki/contract/language';
import { Badge, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { List } from '#platform/list/list.tsx';
import type { RowOf } from '#platform/list/list-query.ts';
import { When } from '#platform/look/when.tsx';
import { useMay } from '#platform/self.ts';
import type { Entry } from '../queries.ts';
import { RestoreDialog } from './restore-dialog.tsx';

const { listVersions } = contentConsoleEndpoints;

type Version = RowOf<typeof listVersions>;

/** Who saved what and when, and the way back to any of it. */
export function VersionsPanel({ entry }: { readonly entry: Entry }) {
  const t = useTranslations('content');
  const mayEdit = useMay('editContent');
  const [, setSearch] = useSearchParams();
  const [restored, setRestored] = useState<number>();
  return (
    <>
      <List
        endpoint={listVersions}
        of={{ id: entry.id }}
        keyOf={({ version }) => String(version)}
        empty={t('noVersions')}
        columns={[
          { name: 'version', label: t('version'), cell: (row) => <Numbered row={row} /> },
          { name: 'savedAt', label: t('savedAt'), cell: ({ savedAt }) => <When at={savedAt} /> },
          { name: 'savedBy', label: t('savedBy'), cell: ({ savedBy }) => savedBy },
          { name: 'changes', label: t('changes'), cell: (row) => <Changes row={row} /> },
          {
            name: 'actions',
            label: t('actions'),
            cell: ({ version }) => (
              <Group gap={4} wrap="nowrap">
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={t('lookAt', { version: String(version) })}
                  onClick={() => setSearch({ tab: 'preview', version: String(version) })}
                >
                  {t('look')}
                </Button>
                {mayEdit && version !== entry.version && (
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={t('goBackTo', { version: String(version) })}
                    onClick={() => setRestored(version)}
                  >
                    {t('goBack')}
                  </Button>
                )}
              </Group>
            ),
          },
        ]}
      />
      <RestoreDialog entry={entry} version={restored} onClose={() => setRestored(undefined)} />
    </>
  );
}

type RowProps = { readonly row: Version };

function Numbered({ row: { version, isLive } }: RowProps) {
  const t = useTranslations('content');
  return (
    <Group gap={6} wrap="nowrap">
      <Text fw={600}>{version}</Text>
      {isLive && <Badge color="teal.9">{t('readersSee')}</Badge>}
    </Group>
  );
}

/** What it changed, part by part and language by language. */
function Changes({ row: { version, restoredFrom, changes } }: RowProps) {
  const t = useTranslations('content');
  const told = changes.map(({ part, language }) =>
    language
      ? t('partIn', { part: t(`parts.${part}`), language: LANGUAGE_NAMES[language] })
      : t(`parts.${part}`),
  );
  if (version === 1) return t('firstVersion');
  const words = told.length > 0 ? told.join(', ') : t('noChanges');
  return restoredFrom === null
    ? words
    : `${t('restoredFrom', { version: String(restoredFrom) })}: ${words}`;
}
