import { PREVIEW_READERS, type PreviewReader } from '@maneki/contract/content/desk';
import { LANGUAGE_NAMES, type Language } from '@maneki/contract/language';
import { Alert, Button, Group, Select, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { deskQuery } from '#platform/pictures/queries.ts';
import { useMay } from '#platform/self.ts';
import { type Entry, previewQuery } from '../queries.ts';
import type { Writing } from './use-writing.ts';

type PreviewPanelProps = { readonly entry: Entry; readonly writing: Writing };

/** The merchant's own site on a phone, with what was written on it: as somebody, in some language. */
export function PreviewPanel({ entry, writing: { isChanged, save, saving } }: PreviewPanelProps) {
  const t = useTranslations('content');
  const [search] = useSearchParams();
  const mayEdit = useMay('editContent');
  const [reader, setReader] = useState<PreviewReader>('guest');
  const [language, setLanguage] = useState<Language>('EN');
  const { data: desk } = useQuery(deskQuery);
  const version = Number(search.get('version') ?? '') || entry.version;
  const previewed = { id: entry.id, version, reader, language };
  const { data, error, refetch } = useQuery(previewQuery(previewed));
  return (
    <Stack>
      {isChanged && (
        <Alert color="gold">
          <Group justify="space-between">
            <Text size="sm">{t('previewOld', { version: String(version) })}</Text>
            {mayEdit && (
              <Button size="xs" loading={saving.isPending} onClick={() => save({})}>
                {t('save')}
              </Button>
            )}
          </Group>
        </Alert>
      )}
      <Group align="end">
        <Select
          label={t('previewReader')}
          allowDeselect={false}
          data={PREVIEW_READERS.map((value) => ({ value, label: t(`readers.${value}`) }))}
          value={reader}
          onChange={(value) => setReader(value as PreviewReader)}
        />
        <Select
          label={t('previewLanguage')}
          allowDeselect={false}
          data={(desk?.languages ?? ['EN']).map((value) => ({
            value,
            label: LANGUAGE_NAMES[value],
          }))}
          value={language}
          onChange={(value) => setLanguage(value as Language)}
        />
        <Text size="sm" c="dimmed" pb={8}>
          {t('previewVersion', { version: String(version) })}
        </Text>
      </Group>
      {error && <Problem error={error} onAgain={refetch} />}
      {!data && !error && <Waiting />}
      {data && (
        <figure className="phone">
          <iframe key={data.address} title={t('previewFrame')} src={data.address} />
        </figure>
      )}
    </Stack>
  );
}
