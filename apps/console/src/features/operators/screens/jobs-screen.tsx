import { systemEndpoints } from '@maneki/contract/operators/system-endpoints';
import { Badge, Code, Group, Text, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { List } from '#platform/list/list.tsx';
import type { RowOf } from '#platform/list/list-query.ts';
import { Page } from '#platform/look/page.tsx';
import { When } from '#platform/look/when.tsx';
import { useMay } from '#platform/self.ts';
import { ActButton } from '../system/act-button.tsx';

type Job = RowOf<typeof systemEndpoints.listJobs>;
type Work = RowOf<typeof systemEndpoints.listFailedWork>;

const LOOK_EVERY_MS = 15_000;

/** What runs by itself for every merchant, and what of it failed. */
export function JobsScreen() {
  const t = useTranslations('jobs');
  const mayRun = useMay('runSystem');
  return (
    <Page title={t('title')}>
      <List
        endpoint={systemEndpoints.listJobs}
        keyOf={({ name }) => name}
        empty={t('none')}
        everyMs={LOOK_EVERY_MS}
        columns={[
          { name: 'name', label: t('name'), cell: ({ name }) => <Code>{name}</Code> },
          { name: 'state', label: t('state'), cell: (job) => <State job={job} /> },
          { name: 'endedAt', label: t('endedAt'), cell: ({ endedAt }) => <When at={endedAt} /> },
          { name: 'schedule', label: t('schedule'), cell: (job) => <Schedule job={job} /> },
          {
            name: 'waiting',
            label: t('waiting'),
            isNumber: true,
            cell: ({ waiting }) => waiting,
          },
          { name: 'act', label: '', cell: (job) => mayRun && job.cron && <Run job={job} /> },
        ]}
      />
      <Title order={2} size="h4">
        {t('failedWork')}
      </Title>
      <List
        endpoint={systemEndpoints.listFailedWork}
        prefix="work."
        keyOf={({ id }) => id}
        empty={t('noFailedWork')}
        everyMs={LOOK_EVERY_MS}
        columns={[
          { name: 'name', label: t('name'), cell: ({ name }) => <Code>{name}</Code> },
          {
            name: 'createdAt',
            label: t('createdAt'),
            cell: ({ createdAt }) => <When at={createdAt} />,
          },
          {
            name: 'attempts',
            label: t('attempts'),
            isNumber: true,
            cell: ({ attempts }) => attempts,
          },
          { name: 'error', label: t('error'), cell: ({ error }) => error ?? '–' },
          { name: 'nextAt', label: t('nextAt'), cell: ({ nextAt }) => <When at={nextAt} /> },
          {
            name: 'act',
            label: '',
            cell: (work) => mayRun && work.state === 'failed' && <Retry work={work} />,
          },
        ]}
      />
    </Page>
  );
}

function State({ job: { failingSince, error, running } }: { readonly job: Job }) {
  const t = useTranslations('jobs');
  if (failingSince === null)
    return (
      <Badge color={running > 0 ? 'plum' : 'teal.9'}>{t(running > 0 ? 'running' : 'good')}</Badge>
    );
  return (
    <Group gap="xs">
      <Badge color="red.9">{t('failing')}</Badge>
      <Text size="xs">
        <When at={failingSince} />
        {`: ${error}`}
      </Text>
    </Group>
  );
}

function Schedule({ job: { cron, timezone } }: { readonly job: Job }) {
  const t = useTranslations('jobs');
  return cron === null ? t('whenSent') : <Code>{`${cron} ${timezone}`}</Code>;
}

function Run({ job: { name } }: { readonly job: Job }) {
  const t = useTranslations('jobs');
  return (
    <ActButton label={t('run')} title={name} text={t('runText')} changes={systemEndpoints.listJobs}>
      {({ done, close }) => (
        <SchemaForm
          endpoint={systemEndpoints.runJob}
          known={{ name }}
          fields={{ reason: { label: t('reason') } }}
          submit={t('run')}
          onDone={done}
          onCancel={close}
        />
      )}
    </ActButton>
  );
}

function Retry({ work: { name, id } }: { readonly work: Work }) {
  const t = useTranslations('jobs');
  return (
    <ActButton
      label={t('retry')}
      title={name}
      text={t('retryText')}
      changes={systemEndpoints.listFailedWork}
    >
      {({ done, close }) => (
        <SchemaForm
          endpoint={systemEndpoints.retryWork}
          known={{ name, id }}
          fields={{ reason: { label: t('reason') } }}
          submit={t('retry')}
          onDone={done}
          onCancel={close}
        />
      )}
    </ActButton>
  );
}
