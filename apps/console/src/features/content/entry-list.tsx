import { contentConsoleEndpoints } from '@maneki/contract/content/console-endpoints';
import { AUDIENCE_NAMES, ENTRY_KINDS, ENTRY_STATES } from '@maneki/contract/content/desk';
import { LANGUAGE_NAMES, LANGUAGES } from '@maneki/contract/language';
import { Anchor, Badge, Button, Group, Image, Menu, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { List } from '#platform/list/list.tsx';
import { Page } from '#platform/look/page.tsx';
import { When } from '#platform/look/when.tsx';
import { thumbnailOf } from '#platform/pictures/art.ts';
import { useLookArt } from '#platform/pictures/use-art.ts';
import { useMay } from '#platform/self.ts';
import type { EntryRow } from './queries.ts';
import { StateBadge } from './state-badge.tsx';

/** Everything that operators have written, the last saved first. */
export function EntryList() {
  const t = useTranslations('content');
  return (
    <Page title={t('title')} actions={<Actions />}>
      <List
        endpoint={contentConsoleEndpoints.listEntries}
        keyOf={({ id }) => id}
        empty={t('empty')}
        filters={[
          {
            name: 'kind',
            label: t('kind'),
            options: optionsOf(ENTRY_KINDS, (kind) => t(`kinds.${kind}`)),
          },
          {
            name: 'state',
            label: t('state'),
            options: optionsOf(ENTRY_STATES, (state) => t(`states.${state}`)),
          },
          {
            name: 'audience',
            label: t('audience'),
            options: optionsOf(AUDIENCE_NAMES, (name) => t(`audiences.${name}`)),
          },
          {
            name: 'missing',
            label: t('missing'),
            options: optionsOf(LANGUAGES, (language) => LANGUAGE_NAMES[language]),
          },
        ]}
        columns={[
          { name: 'title', label: t('entryTitle'), cell: (row) => <Titled row={row} /> },
          { name: 'kind', label: t('kind'), cell: ({ kind }) => <Word>{t(`kinds.${kind}`)}</Word> },
          { name: 'state', label: t('state'), cell: (row) => <StateBadge entry={row} /> },
          {
            name: 'audience',
            label: t('audience'),
            cell: ({ audience }) => <Word>{t(`audiences.${audience}`)}</Word>,
          },
          { name: 'missing', label: t('missing'), cell: (row) => <Missing row={row} /> },
          { name: 'period', label: t('period'), cell: (row) => <Period row={row} /> },
          { name: 'savedAt', label: t('savedAt'), cell: ({ savedAt }) => <When at={savedAt} /> },
          { name: 'savedBy', label: t('savedBy'), cell: ({ savedBy }) => savedBy, isExtra: true },
        ]}
      />
    </Page>
  );
}

/** A few words that stay together, however narrow the column. */
const Word = ({ children }: { readonly children: string }) => (
  <Text size="sm" className="whole">
    {children}
  </Text>
);

const optionsOf = <Value extends string>(
  values: readonly Value[],
  label: (value: Value) => string,
) => values.map((value) => ({ value, label: label(value) }));

function Actions() {
  const t = useTranslations('content');
  const mayEdit = useMay('editContent');
  return (
    <Group gap="xs">
      <Button component={Link} to="order" variant="default">
        {t('order')}
      </Button>
      {mayEdit && (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button>{t('new')}</Button>
          </Menu.Target>
          <Menu.Dropdown>
            {ENTRY_KINDS.map((kind) => (
              <Menu.Item key={kind} component={Link} to={`new/${kind}`}>
                {t(`kinds.${kind}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </Group>
  );
}

type RowProps = { readonly row: EntryRow };

function Titled({ row: { id, title, image, kind, groupName } }: RowProps) {
  const t = useTranslations('content');
  const art = useLookArt();
  const thumbnail = thumbnailOf(image, art);
  return (
    <Group gap="sm" wrap="nowrap">
      {thumbnail && (
        <Image src={thumbnail} alt="" w={56} h={32} radius="sm" fit="cover" loading="lazy" />
      )}
      <Stack gap={0}>
        <Anchor component={Link} to={id} fw={600}>
          {title}
        </Anchor>
        {kind === 'B' && groupName && (
          <Text size="xs" c="dimmed">
            {t(`places.${groupName as 'm_home'}`)}
          </Text>
        )}
      </Stack>
    </Group>
  );
}

function Missing({ row: { missing } }: RowProps) {
  const t = useTranslations('content');
  if (missing.length === 0) return <Word>{t('nothingMissing')}</Word>;
  return (
    <Group gap={4}>
      {missing.map((language) => (
        <Badge key={language} variant="outline" color="gray" tt="none">
          {LANGUAGE_NAMES[language]}
        </Badge>
      ))}
    </Group>
  );
}

function Period({ row: { startsAt, endsAt } }: RowProps) {
  const t = useTranslations('content');
  if (!startsAt && !endsAt) return <Word>{t('always')}</Word>;
  return (
    <Stack gap={0}>
      {startsAt && (
        <Text size="sm">
          {t('fromWhen')} <When at={startsAt} />
        </Text>
      )}
      {endsAt && (
        <Text size="sm">
          {t('untilWhen')} <When at={endsAt} />
        </Text>
      )}
    </Stack>
  );
}
