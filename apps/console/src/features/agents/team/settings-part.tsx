import { teamConsoleEndpoints as calls } from '@maneki/contract/agents/team-console-endpoints';
import { Alert, Card, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { useMay } from '#platform/self.ts';
import { useFinish } from './agent-acts.tsx';
import { settingsQuery } from './queries.ts';

/** What agents of the merchant see of their members. */
export function TeamSettingsPart() {
  const t = useTranslations('agents.settings');
  const readOnly = useTranslations('agents')('readOnly');
  const { data, error, refetch } = useQuery(settingsQuery);
  const mayChange = useMay('changeAgents');
  const finish = useFinish();
  if (error) return <Problem error={error} onAgain={refetch} />;
  if (!data) return <Waiting />;
  return (
    <Card withBorder padding="lg">
      <Title order={2} size="h4" mb="md">
        {t('title')}
      </Title>
      {mayChange ? (
        <SchemaForm
          key={String(data.showsBalances)}
          endpoint={calls.changeTeamSettings}
          initial={data}
          fields={{ showsBalances: { label: t('showsBalances'), description: t('hint') } }}
          submit={t('save')}
          onDone={() => finish(t('saved'), () => {})}
        />
      ) : (
        <Alert color="gray">{readOnly}</Alert>
      )}
    </Card>
  );
}
