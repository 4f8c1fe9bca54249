import { type EntryKind, isHelp } from '@maneki/contract/content/desk';
import {
  BANNER_GROUPS,
  HELP_TAGS,
  LINK_TYPES,
  type LinkType,
  POPUP_FREQUENCIES,
} from '@maneki/contract/content/kinds';
import { Card, Select, Stack, Switch, TextInput, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { asLocalTime, fromLocalTime } from '#platform/local-time.ts';
import { PictureField } from '#platform/pictures/picture-field.tsx';
import { useLookArt } from '#platform/pictures/use-art.ts';
import type { Draft } from '../draft.ts';
import { AudienceFields } from './audience-fields.tsx';
import type { Writing } from './use-writing.ts';

type SettingsPanelProps = {
  readonly kind: EntryKind;
  readonly writing: Pick<Writing, 'draft' | 'change'>;
  readonly isLocked: boolean;
};

/** Everything about an entry but its words: who sees it, when, where, and what a tap opens. */
export function SettingsPanel({ kind, writing: { draft, change }, isLocked }: SettingsPanelProps) {
  const t = useTranslations('content');
  const art = useLookArt();
  const common = { draft, change, isLocked };
  return (
    <Card withBorder component="section" aria-label={t('settings')}>
      <Stack>
        <Title order={2} size="h5">
          {t('settings')}
        </Title>
        {isHelp(kind) ? (
          <ArticleFields {...common} />
        ) : (
          <>
            {kind === 'B' && <PlaceField {...common} />}
            <PictureField
              label={t('picture')}
              image={draft.image}
              art={art}
              isLocked={isLocked}
              onChange={(image) => change({ image })}
              onRemove={() => change({ image: null })}
            />
            <LinkFields {...common} />
            <AudienceFields
              kind={kind}
              audience={draft.audience}
              isLocked={isLocked}
              onChange={(audience) => change({ audience })}
            />
            <PeriodFields {...common} />
            {kind === 'PU' && <PopupFields {...common} />}
            <Switch
              label={t('pinned')}
              disabled={isLocked}
              checked={draft.isPinned}
              onChange={({ currentTarget }) => change({ isPinned: currentTarget.checked })}
            />
          </>
        )}
      </Stack>
    </Card>
  );
}

type FieldsProps = {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
  readonly isLocked: boolean;
};

function PlaceField({ draft, change, isLocked }: FieldsProps) {
  const t = useTranslations('content');
  return (
    <Select
      label={t('place')}
      allowDeselect={false}
      disabled={isLocked}
      data={BANNER_GROUPS.map((group) => ({ value: group, label: t(`places.${group}`) }))}
      value={draft.groupName}
      onChange={(group) => change({ groupName: group as Draft['groupName'] })}
    />
  );
}

/** A link to a promotion is shown where there is one; there is no page yet that it would open. */
const OFFERED: readonly LinkType[] = LINK_TYPES.filter((type) => type !== 'PROMO');

function LinkFields({ draft, change, isLocked }: FieldsProps) {
  const t = useTranslations('content');
  const types = draft.linkType === 'PROMO' ? LINK_TYPES : OFFERED;
  return (
    <>
      <Select
        label={t('link')}
        allowDeselect={false}
        disabled={isLocked}
        data={types.map((type) => ({ value: type, label: t(`links.${type}`) }))}
        value={draft.linkType}
        onChange={(type) => change({ linkType: type as LinkType, linkage: '' })}
      />
      {draft.linkType !== 'NONE' && (
        <TextInput
          label={t('linkage')}
          description={t(`linkHints.${draft.linkType}`)}
          disabled={isLocked}
          value={draft.linkage}
          onChange={({ currentTarget }) => change({ linkage: currentTarget.value })}
        />
      )}
    </>
  );
}

function PeriodFields({ draft, change, isLocked }: FieldsProps) {
  const t = useTranslations('content');
  return (['startsAt', 'endsAt'] as const).map((end) => (
    <TextInput
      key={end}
      type="datetime-local"
      label={t(end)}
      disabled={isLocked}
      value={draft[end] ? asLocalTime(draft[end]) : ''}
      onChange={({ currentTarget: { value } }) =>
        change({ [end]: value ? fromLocalTime(value) : null })
      }
    />
  ));
}

function PopupFields({ draft, change, isLocked }: FieldsProps) {
  const t = useTranslations('content');
  return (
    <>
      <Select
        label={t('frequency')}
        allowDeselect={false}
        disabled={isLocked}
        data={POPUP_FREQUENCIES.map((value) => ({ value, label: t(`frequencies.${value}`) }))}
        value={draft.frequency}
        onChange={(value) => change({ frequency: value as Draft['frequency'] })}
      />
      <Switch
        label={t('mustRead')}
        disabled={isLocked}
        checked={draft.mustRead}
        onChange={({ currentTarget }) => change({ mustRead: currentTarget.checked })}
      />
    </>
  );
}

function ArticleFields({ draft, change, isLocked }: FieldsProps) {
  const t = useTranslations('content');
  return (
    <>
      <Select
        label={t('tag')}
        description={t('tagHint')}
        clearable
        clearButtonProps={{ 'aria-label': t('clearTag') }}
        disabled={isLocked}
        data={HELP_TAGS.map((value) => ({ value, label: t(`tags.${value}`) }))}
        value={draft.tag}
        onChange={(tag) => change({ tag: tag as Draft['tag'] })}
      />
      <Select
        label={t('device')}
        allowDeselect={false}
        disabled={isLocked}
        data={(['ALL', 'MOBILE', 'WEB'] as const).map((value) => ({
          value,
          label: t(`devices.${value}`),
        }))}
        value={draft.device}
        onChange={(device) => change({ device: device as Draft['device'] })}
      />
    </>
  );
}
