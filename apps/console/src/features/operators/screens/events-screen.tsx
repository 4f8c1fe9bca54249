import { systemEndpoints } from '@maneki/contract/operators/system-endpoints';
import { Badge, Code, Group, Stack, Text, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { List } from '#platform/list/list.tsx';
import type { RowOf } from '#platform/list/list-query.ts';
import { Page } from '#platform/look/page.tsx';
import { When } from '#platform/look/when.tsx';
import { useMay } from '#platform/self.ts';
import { ActButton } from '../system/act-button.tsx';

type FailedEvent = RowOf<typeof systemEndpoints.listFailedEvents>;

const LOOK_EVERY_MS = 15_000;

/** Facts that features tell each other: who is behind, and what could not be taken. */
export function EventsScreen() {
  const t = useTranslations('events');
  const mayRun = useMay('runSystem');
  return (
    <Page title={t('title')}>
      <Text>{t('text')}</Text>
      <List
        endpoint={systemEndpoints.listFailedEvents}
        keyOf={({ handler, eventId }) => `${eventId} ${handler}`}
        empty={t('noFailures')}
        everyMs={LOOK_EVERY_MS}
        filters={[{ name: 'handler', label: t('handler') }]}
        columns={[
          {
            name: 'failedAt',
            label: t('failedAt'),
            cell: ({ failedAt }) => <When at={failedAt} />,
          },
          { name: 'handler', label: t('handler'), cell: ({ handler }) => <Code>{handler}</Code> },
          { name: 'event', label: t('event'), cell: ({ event }) => <Code>{event}</Code> },
          {
            name: 'attempts',
            label: t('attempts'),
            isNumber: true,
            cell: ({ attempts }) => attempts,
          },
          {
            name: 'state',
            label: t('state'),
            cell: ({ isGivenUp }) => (
              <Badge color={isGivenUp ? 'red.9' : 'gold.8'}>
                {t(isGivenUp ? 'givenUp' : 'tried')}
              </Badge>
            ),
          },
          {
            name: 'act',
            label: '',
            cell: (event) => mayRun && event.isGivenUp && <Decide event={event} />,
          },
        ]}
        details={({ error, payload }) => (
          <Stack gap="xs">
            <Code block>{error}</Code>
            <Code block>{JSON.stringify(payload, null, 2)}</Code>
          </Stack>
        )}
      />
      <Title order={2} size="h4">
        {t('handlers')}
      </Title>
      <List
        endpoint={systemEndpoints.listHandlers}
        prefix="handlers."
        keyOf={({ name }) => name}
        empty={t('noHandlers')}
        everyMs={LOOK_EVERY_MS}
        columns={[
          { name: 'name', label: t('handler'), cell: ({ name }) => <Code>{name}</Code> },
          { name: 'event', label: t('event'), cell: ({ event }) => <Code>{event}</Code> },
          { name: 'movedAt', label: t('movedAt'), cell: ({ movedAt }) => <When at={movedAt} /> },
          {
            name: 'waitingSince',
            label: t('waitingSince'),
            cell: ({ waitingSince }) => <When at={waitingSince} />,
          },
          {
            name: 'failures',
            label: t('failures'),
            isNumber: true,
            cell: ({ failures }) => failures,
          },
        ]}
      />
    </Page>
  );
}

function Decide({ event: { handler, eventId } }: { readonly event: FailedEvent }) {
  const t = useTranslations('events');
  const common = { title: `${handler} ${eventId}`, changes: systemEndpoints.listFailedEvents };
  const known = { handler, eventId };
  const fields = { reason: { label: t('reason') } };
  return (
    <Group gap="xs" wrap="nowrap">
      <ActButton {...common} label={t('retry')} text={t('retryText')}>
        {({ done, close }) => (
          <SchemaForm
            endpoint={systemEndpoints.retryEvent}
            {...{ known, fields }}
            submit={t('retry')}
            onDone={done}
            onCancel={close}
          />
        )}
      </ActButton>
      <ActButton {...common} label={t('drop')} text={t('dropText')} isHurting>
        {({ done, close }) => (
          <SchemaForm
            endpoint={systemEndpoints.dropEvent}
            {...{ known, fields }}
            submit={t('drop')}
            color="red.9"
            onDone={done}
            onCancel={close}
          />
        )}
      </ActButton>
    </Group>
  );
}
