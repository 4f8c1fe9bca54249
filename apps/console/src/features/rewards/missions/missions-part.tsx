import { MISSION_TABS } from '@maneki/contract/rewards/mission';
import { missionConsoleEndpoints as calls } from '@maneki/contract/rewards/mission-console-endpoints';
import { Anchor, Badge, Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/call.ts';
import { useChoice } from '#platform/choice.ts';
import { List } from '#platform/list/list.tsx';
import { Page } from '#platform/look/page.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { When } from '#platform/look/when.tsx';
import { useMay } from '#platform/self.ts';
import { type Mission, useMissionsChanged } from './queries.ts';

/** Every mission, how many members finished it today, and whether it is on. */
export function MissionsPart() {
  const t = useTranslations('missions');
  const { language } = useChoice();
  const mayChange = useMay('changeRewards');
  return (
    <Page
      title={t('title')}
      actions={
        mayChange && (
          <Button component={Link} to="/missions/+">
            {t('add')}
          </Button>
        )
      }
    >
      <Text c="dimmed">{t('text')}</Text>
      <List
        endpoint={calls.listAllMissions}
        keyOf={({ code }) => code}
        empty={t('empty')}
        filters={[
          {
            name: 'tab',
            label: t('columns.tab'),
            options: MISSION_TABS.map((tab) => ({ value: tab, label: t(`tabs.${tab}`) })),
          },
        ]}
        columns={[
          {
            name: 'titles',
            label: t('columns.name'),
            cell: ({ code, titles }) => (
              <Anchor component={Link} to={`/missions/${code}`} size="sm" fw={600}>
                {titles[language]}
              </Anchor>
            ),
          },
          { name: 'tab', label: t('columns.tab'), cell: ({ tab }) => t(`tabs.${tab}`) },
          {
            name: 'metric',
            label: t('columns.metric'),
            cell: ({ metric }) => t(`metrics.${metric}`),
          },
          { name: 'target', label: t('columns.target'), cell: ({ target }) => target },
          {
            name: 'cash',
            label: t('columns.gives'),
            cell: ({ cash, points, activity }) => t('gives', { cash, points, activity }),
          },
          {
            name: 'doneToday',
            label: t('columns.doneToday'),
            cell: ({ doneToday }) => doneToday,
          },
          {
            name: 'isOn',
            label: t('columns.state'),
            cell: ({ isOn }) => (
              <Badge color={isOn ? 'teal.9' : 'gray.7'}>{t(isOn ? 'on' : 'off')}</Badge>
            ),
          },
          {
            name: 'changedAt',
            label: t('columns.changed'),
            cell: ({ changedAt, changedBy }) => (
              <>
                <When at={changedAt} /> {changedBy}
              </>
            ),
          },
          {
            name: 'code',
            label: t('columns.act'),
            cell: (mission) => mayChange && <SwitchButton mission={mission} />,
          },
        ]}
      />
    </Page>
  );
}

function SwitchButton({ mission }: { readonly mission: Mission }) {
  const t = useTranslations('missions');
  const { language } = useChoice();
  const tell = useTell();
  const hasChanged = useMissionsChanged();
  const { code, isOn } = mission;
  const name = mission.titles[language];
  const change = useMutation({
    mutationFn: () => call(calls.switchMission, { code, isOn: !isOn }),
    onSuccess: () => {
      tell.done(t('saved'));
      hasChanged();
    },
    onError: tell.failed,
  });
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={change.isPending}
      aria-label={t(isOn ? 'switchOff' : 'switchOn', { name })}
      onClick={() => change.mutate()}
    >
      {t(isOn ? 'turnOff' : 'turnOn')}
    </Button>
  );
}
