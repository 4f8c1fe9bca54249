import { LANGUAGE_NAMES, LANGUAGES } from '@maneki/contract/language';
import { Group, MultiSelect, NumberInput, Stack, TagsInput, Text, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { Draft } from './queries.ts';

const TYPES = ['0', '1', '2', '40', '41', '42'] as const;
const COUNTRY = /^[A-Z]{2}$/;

type AudienceFieldsProps = {
  readonly draft: Draft;
  readonly onChange: (change: Partial<Draft>) => void;
};

/** To whom it goes. What is left empty demands nothing. */
export function AudienceFields({ draft, onChange }: AudienceFieldsProps) {
  const t = useTranslations('broadcasts');
  const level = (name: 'vipMin' | 'vipMax') => (
    <NumberInput
      label={t(name)}
      min={0}
      max={100}
      value={draft[name] ?? ''}
      onChange={(value) => onChange({ [name]: typeof value === 'number' ? value : null })}
    />
  );
  return (
    <Stack>
      <div>
        <Title order={3} size="h4">
          {t('audience')}
        </Title>
        <Text size="sm" c="dimmed">
          {t('audienceText')}
        </Text>
      </div>
      <MultiSelect
        label={t('types')}
        data={TYPES.map((value) => ({ value, label: t(`typeNames.${value}`) }))}
        value={draft.types}
        onChange={(types) => onChange({ types: types as Draft['types'] })}
      />
      <Group grow>
        {level('vipMin')}
        {level('vipMax')}
      </Group>
      <TagsInput
        label={t('labels')}
        value={draft.labels}
        maxTags={20}
        onChange={(labels) => onChange({ labels })}
      />
      <TagsInput
        label={t('countries')}
        description={t('countriesHint')}
        value={draft.countries}
        onChange={(typed) =>
          onChange({
            countries: typed
              .map((code) => code.trim().toUpperCase())
              .filter((code) => COUNTRY.test(code)),
          })
        }
      />
      <MultiSelect
        label={t('languages')}
        data={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        value={draft.languages}
        onChange={(languages) => onChange({ languages: languages as Draft['languages'] })}
      />
    </Stack>
  );
}
