import type { EntryKind } from '@maneki/contract/content/desk';
import { MEMBER_TYPES, type MemberType } from '@maneki/contract/identity/member-types';
import { VIP_LEVELS, vipLabel } from '@maneki/contract/rewards/vip';
import { MultiSelect, Select, Switch, TagsInput, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { AUDIENCE_CHOICES, type Audience, type AudienceChoice, choiceOf } from '../draft.ts';

type AudienceFieldsProps = {
  readonly kind: EntryKind;
  readonly audience: Audience;
  readonly isLocked: boolean;
  readonly onChange: (audience: Audience) => void;
};

const CHOICES = [...Object.keys(AUDIENCE_CHOICES), 'chosen'] as AudienceChoice[];
const LEVELS = VIP_LEVELS.map(({ level }) => ({ value: String(level), label: vipLabel(level) }));
const TYPES = Object.entries(MEMBER_TYPES) as [keyof typeof MEMBER_TYPES, MemberType][];

/** For whom it is: first by the kind of account, then by level, label and country. */
export function AudienceFields({ kind, audience, isLocked, onChange }: AudienceFieldsProps) {
  const t = useTranslations('content');
  const countries = useCountries();
  const change = (part: Partial<Audience>) => onChange({ ...audience, ...part });
  const choose = (choice: AudienceChoice) => {
    if (choice === 'chosen') return change({ types: TYPES.map(([, type]) => type) });
    const { guest, types } = AUDIENCE_CHOICES[choice];
    return change({ guest, types: types && [...types] });
  };
  const choice = choiceOf(audience);
  return (
    <>
      {kind === 'A' ? (
        <Text size="sm">{t('agentsOnly')}</Text>
      ) : (
        <Select
          label={t('audience')}
          allowDeselect={false}
          disabled={isLocked}
          data={CHOICES.map((value) => ({ value, label: t(`choices.${value}`) }))}
          value={choice}
          onChange={(value) => choose(value as AudienceChoice)}
        />
      )}
      {kind !== 'A' && choice === 'chosen' && (
        <>
          <Switch
            label={t('alsoGuests')}
            disabled={isLocked}
            checked={audience.guest}
            onChange={({ currentTarget }) => change({ guest: currentTarget.checked })}
          />
          <MultiSelect
            label={t('types')}
            disabled={isLocked}
            data={TYPES.map(([name, type]) => ({ value: String(type), label: t(`type.${name}`) }))}
            value={(audience.types ?? []).map(String)}
            onChange={(types) => change({ types: types.map((type) => Number(type) as MemberType) })}
          />
        </>
      )}
      <MultiSelect
        label={t('levels')}
        description={t('levelsHint')}
        disabled={isLocked}
        data={LEVELS}
        value={(audience.vip ?? []).map(String)}
        onChange={(levels) => change({ vip: levels.length > 0 ? levels.map(Number) : null })}
      />
      <TagsInput
        label={t('labels')}
        description={t('labelsHint')}
        disabled={isLocked}
        maxTags={100}
        value={audience.labels ?? []}
        onChange={(labels) => change({ labels: labels.length > 0 ? labels : null })}
      />
      <MultiSelect
        label={t('countries')}
        description={t('countriesHint')}
        searchable
        disabled={isLocked}
        data={countries}
        value={audience.countries ?? []}
        onChange={(chosen) => change({ countries: chosen.length > 0 ? chosen : null })}
      />
    </>
  );
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Every country that the browser has a name for, by that name. */
function useCountries() {
  const locale = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
    return LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`))
      .flatMap((value) => {
        const label = names.of(value);
        return label ? [{ value, label }] : [];
      })
      .toSorted((one, other) => one.label.localeCompare(other.label, locale));
  }, [locale]);
}
