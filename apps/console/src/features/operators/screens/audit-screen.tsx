import {
  Button,
  Code,
  Collapse,
  Group,
  SimpleGrid,
  Stack,
  Table,
  Text,
  TextInput,
} from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, Fragment } from 'react';
import { useSearchParams } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { Page } from '#platform/look/page.tsx';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { actsQuery } from '../queries.ts';

const FILTERS = ['operator', 'act', 'subject'] as const;
const COLUMNS = 6;

/** Who did what, the latest first. What is searched for stands in the address. */
export function AuditScreen() {
  const t = useTranslations('audit');
  const [search, setSearch] = useSearchParams();
  const wish = Object.fromEntries([...search].filter(([, value]) => value !== ''));
  const { data, error, refetch } = useQuery({
    ...actsQuery(wish),
    placeholderData: keepPreviousData,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const named = FILTERS.map((name) => [name, String(typed.get(name) ?? '').trim()] as const);
    setSearch(Object.fromEntries(named.filter(([, value]) => value !== '')));
  };
  const older = () => {
    if (data?.next) setSearch({ ...wish, cursor: data.next });
  };
  const { cursor, ...filters } = wish;
  return (
    <Page title={t('title')}>
      {/* Made anew where the address changes by another way, such as Back. */}
      <form onSubmit={submit} key={JSON.stringify(filters)}>
        <Group align="end">
          {FILTERS.map((name) => (
            <TextInput
              key={name}
              name={name}
              label={t(name)}
              defaultValue={search.get(name) ?? ''}
              maxLength={100}
            />
          ))}
          <Button type="submit">{t('search')}</Button>
          <Button variant="default" onClick={() => setSearch({})}>
            {t('clear')}
          </Button>
        </Group>
      </form>
      {error && <Problem error={error} onAgain={refetch} />}
      {!data && !error && <Waiting />}
      {data && data.acts.length === 0 && <Text>{t('empty')}</Text>}
      {data && data.acts.length > 0 && (
        <Table.ScrollContainer minWidth={800}>
          <Table verticalSpacing="xs" className="numerals">
            <Table.Thead>
              <Table.Tr>
                {(['at', 'operator', 'act', 'subject', 'reason'] as const).map((column) => (
                  <Table.Th key={column}>{t(column)}</Table.Th>
                ))}
                <Table.Td />
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.acts.map((act) => (
                <Act key={act.seq} act={act} />
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      <Group>
        {cursor && (
          <Button variant="default" onClick={() => setSearch(filters)}>
            {t('newest')}
          </Button>
        )}
        {data?.next && (
          <Button variant="default" onClick={older}>
            {t('older')}
          </Button>
        )}
      </Group>
    </Page>
  );
}

type ActProps = {
  readonly act: {
    readonly seq: string;
    readonly at: string;
    readonly operator: string;
    readonly address: string;
    readonly act: string;
    readonly subject: string;
    readonly reason: string | null;
    readonly before: unknown;
    readonly after: unknown;
  };
};

function Act({ act }: ActProps) {
  const t = useTranslations('audit');
  const format = useFormatter();
  const [isOpen, { toggle }] = useDisclosure(false);
  const at = format.dateTime(new Date(act.at), { dateStyle: 'medium', timeStyle: 'medium' });
  return (
    <Fragment>
      <Table.Tr>
        <Table.Td>{at}</Table.Td>
        <Table.Td>{act.operator}</Table.Td>
        <Table.Td>
          <Code>{act.act}</Code>
        </Table.Td>
        <Table.Td>{act.subject}</Table.Td>
        <Table.Td>{act.reason ?? '–'}</Table.Td>
        <Table.Td ta="right">
          <Button
            size="compact-sm"
            variant="subtle"
            aria-expanded={isOpen}
            aria-label={t('details', { seq: act.seq })}
            onClick={toggle}
          >
            {isOpen ? '−' : '+'}
          </Button>
        </Table.Td>
      </Table.Tr>
      <Table.Tr hidden={!isOpen}>
        <Table.Td colSpan={COLUMNS}>
          <Collapse expanded={isOpen}>
            <SimpleGrid cols={2}>
              {(['before', 'after'] as const).map((side) => (
                <Stack key={side} gap={4}>
                  <Text size="xs" c="dimmed">
                    {t(side)}
                  </Text>
                  <Code block>{JSON.stringify(act[side], null, 2)}</Code>
                </Stack>
              ))}
            </SimpleGrid>
            <Text size="xs" c="dimmed" mt="xs">
              {`${t('address')}: ${act.address || '–'}`}
            </Text>
          </Collapse>
        </Table.Td>
      </Table.Tr>
    </Fragment>
  );
}
