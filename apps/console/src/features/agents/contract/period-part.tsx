import { contractConsoleEndpoints as calls } from '@maneki/contract/agents/contract-console-endpoints';
import { Alert, Card, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { Facts } from '#platform/look/facts.tsx';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { useMay } from '#platform/self.ts';
import { periodQuery, useContractActed } from './queries.ts';

/** By which period the company settles dividends, and changing it. */
export function PeriodPart() {
  const t = useTranslations('agentContracts');
  const mayChange = useMay('changeAgents');
  const acted = useContractActed();
  // The form is made anew after each change: a reason is for one of them.
  const [changes, setChanges] = useState(0);
  const { data, error, refetch } = useQuery(periodQuery);
  if (error) return <Problem error={error} onAgain={refetch} />;
  if (!data) return <Waiting />;
  const { period, periodStart, periodEnd, next } = data;
  return (
    <>
      <Facts
        title={t('period')}
        facts={[
          [t('periodNow'), t(`periods.${period}`)],
          [t('periodRuns'), t('fromTo', { from: periodStart, to: periodEnd })],
          [
            t('periodNext'),
            next
              ? t('periodFrom', { period: t(`periods.${next.period}`), day: next.from })
              : t('same'),
          ],
        ]}
      />
      {mayChange ? (
        <Card withBorder padding="md" maw={560}>
          <Title order={2} size="h4" mb="md">
            {t('changePeriod')}
          </Title>
          <SchemaForm
            key={`${next?.period ?? period} ${changes}`}
            endpoint={calls.setDividendPeriod}
            initial={{ period: next?.period ?? period }}
            fields={{
              period: {
                label: t('period'),
                description: t('periodText'),
                options: {
                  HALF_MONTH: t('periods.HALF_MONTH'),
                  MONTH: t('periods.MONTH'),
                  WEEK: t('periods.WEEK'),
                  TEN_DAYS: t('periods.TEN_DAYS'),
                },
              },
              reason: { label: t('reason') },
            }}
            submit={t('savePeriod')}
            onDone={({ from }) => {
              acted(t('periodSaved', { day: from }));
              setChanges(changes + 1);
            }}
          />
        </Card>
      ) : (
        <Alert color="gray">{t('readOnly')}</Alert>
      )}
    </>
  );
}
