import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@maneki/contract/language';
import { CUSTOMER_SERVICE_TITLES, type CustomerServiceTitle } from '@maneki/contract/site/links';
import { Button, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { moved, OrderButtons } from './order-buttons.tsx';

type Entry = {
  readonly type: CustomerServiceTitle;
  readonly language: Language | null;
  readonly url: string;
};

type ServiceEntriesProps = {
  readonly entries: readonly Entry[];
  readonly isLocked: boolean;
  readonly onChange: (entries: Entry[]) => void;
};

const EVERYBODY = 'all';

/** The ways to reach a person, in the order in which the site shows them. */
export function ServiceEntries({ entries, isLocked, onChange }: ServiceEntriesProps) {
  const t = useTranslations('service');
  const change = (at: number, entry: Entry) => onChange(entries.with(at, entry));
  return (
    <Stack>
      {entries.length === 0 && <Text c="dimmed">{t('none')}</Text>}
      {entries.map((entry, at) => (
        <Group
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is nothing but its place until it is saved
          key={at}
          align="end"
          wrap="wrap"
          className="entry"
          role="group"
          aria-label={t('entry', { number: at + 1 })}
        >
          <Select
            w={150}
            label={t('kind')}
            data={CUSTOMER_SERVICE_TITLES.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            value={entry.type}
            allowDeselect={false}
            disabled={isLocked}
            onChange={(type) => change(at, { ...entry, type: type as CustomerServiceTitle })}
          />
          <Select
            w={170}
            label={t('language')}
            data={[
              { value: EVERYBODY, label: t('everybody') },
              ...LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
            ]}
            value={entry.language ?? EVERYBODY}
            allowDeselect={false}
            disabled={isLocked}
            onChange={(chosen) =>
              change(at, {
                ...entry,
                language: chosen === EVERYBODY ? null : (chosen as Language),
              })
            }
          />
          <TextInput
            flex={1}
            miw={220}
            label={t('address')}
            placeholder="https://"
            value={entry.url}
            disabled={isLocked}
            onChange={({ currentTarget }) => change(at, { ...entry, url: currentTarget.value })}
          />
          <OrderButtons
            at={at}
            count={entries.length}
            isLocked={isLocked}
            name={t('entry', { number: at + 1 })}
            onMove={(to) => onChange(moved(entries, at, to))}
            onRemove={() => onChange(entries.toSpliced(at, 1))}
          />
        </Group>
      ))}
      {!isLocked && (
        <Button
          variant="default"
          style={{ alignSelf: 'start' }}
          onClick={() => onChange([...entries, { type: 'CS', language: null, url: '' }])}
        >
          {t('add')}
        </Button>
      )}
    </Stack>
  );
}
