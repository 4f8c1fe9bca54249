import type { ResponseOf } from '@maneki/contract/contract';
import { safetyConsoleEndpoints } from '@maneki/contract/safety/console-endpoints';
import { LIFT_AFTER_HOURS } from '@maneki/contract/safety/exclusions';
import { Badge, Button, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { List } from '#platform/list/list.tsx';
import { When } from '#platform/look/when.tsx';
import { useMay } from '#platform/self.ts';
import type { Member } from '../queries.ts';
import { LiftDialog } from './lift-dialog.tsx';

type Row = ResponseOf<typeof safetyConsoleEndpoints.listExclusions>['rows'][number];

const HOUR_MS = 3_600_000;

/** When a member stayed away by their own wish, and the way to let them in before the time. */
export function ExclusionsPart({ member }: { readonly member: Member }) {
  const t = useTranslations('memberExclusions');
  const mayLift = useMay('liftExclusions');
  const [lifted, setLifted] = useState<string>();
  const cells = useCells();
  return (
    <Stack gap="xs">
      <Title order={2} size="h4">
        {t('title')}
      </Title>
      <Text size="sm">{t('text')}</Text>
      <List
        endpoint={safetyConsoleEndpoints.listExclusions}
        of={{ memberId: member.id }}
        keyOf={({ id }) => id}
        empty={t('empty')}
        columns={[
          { name: 'kind', label: t('kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
          { name: 'from', label: t('from'), cell: ({ startedAt }) => <When at={startedAt} /> },
          {
            name: 'until',
            label: t('until'),
            cell: ({ until }) => (until ? <When at={until} /> : t('forGood')),
          },
          { name: 'state', label: t('state'), cell: cells.state },
          {
            name: 'lift',
            label: t('lift'),
            cell: (row) =>
              mayLift && isLiftable(row) ? (
                <Button size="compact-sm" variant="default" onClick={() => setLifted(row.id)}>
                  {t('propose')}
                </Button>
              ) : (
                cells.lift(row)
              ),
          },
        ]}
      />
      <LiftDialog member={member} exclusionId={lifted} onClose={() => setLifted(undefined)} />
    </Stack>
  );
}

/** The server says the same to whoever asks too soon. */
const isLiftable = ({ isActive, startedAt }: Row): boolean =>
  isActive && Date.now() - Date.parse(startedAt) >= LIFT_AFTER_HOURS * HOUR_MS;

function useCells() {
  const t = useTranslations('memberExclusions');
  const format = useFormatter();
  return {
    state: ({ isActive, lift }: Row) => (
      <Badge variant={isActive ? 'filled' : 'default'}>
        {t(isActive ? 'holds' : lift ? 'lifted' : 'over')}
      </Badge>
    ),
    lift: ({ isActive, lift }: Row) => {
      if (lift)
        return t('liftedBy', {
          by: lift.by,
          at: format.dateTime(new Date(lift.at), { dateStyle: 'medium', timeStyle: 'short' }),
          reason: lift.reason,
        });
      return isActive ? t('notYet', { hours: LIFT_AFTER_HOURS }) : '–';
    },
  };
}
