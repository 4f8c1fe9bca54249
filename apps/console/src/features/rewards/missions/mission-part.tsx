import { LANGUAGE_NAMES } from '@maneki/contract/language';
import { CATEGORIES } from '@maneki/contract/play/tickets';
import {
  MISSION_METRICS,
  MISSION_REPEATS,
  MISSION_TABS,
  type MissionMetric,
} from '@maneki/contract/rewards/mission';
import { missionConsoleEndpoints as calls } from '@maneki/contract/rewards/mission-console-endpoints';
import { Alert, Anchor, Card, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useChoice } from '#platform/choice.ts';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { Page } from '#platform/look/page.tsx';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { useMay } from '#platform/self.ts';
import { type Mission, missionsQuery, useMissionsChanged } from './queries.ts';

/** Where a new one is written: no mission can have this code. */
const NEW_CODE = '+';

/** What a new one begins with. */
const NEW = {
  tab: 'DAILY',
  repeat: 'DAILY',
  categories: [],
  cash: '0',
  points: 0,
  activity: 0,
  rollover: 0,
  isOn: false,
  sort: 0,
} as const;

/** One mission and its terms, or a new one. */
export function MissionPart() {
  const t = useTranslations('missions');
  const { code = '' } = useParams();
  const { language } = useChoice();
  const { data, error, refetch } = useQuery(missionsQuery);
  const mayChange = useMay('changeRewards');
  if (error) return <Problem error={error} onAgain={refetch} />;
  if (!data) return <Waiting />;
  const mission = data.rows.find((row) => row.code === code);
  if (!mission && code !== NEW_CODE) return <Alert color="gray">{t('unknown')}</Alert>;
  return (
    <Page title={mission ? t('edit', { name: mission.titles[language] }) : t('add')}>
      <Group>
        <Anchor component={Link} to="/missions" size="sm">
          {t('back')}
        </Anchor>
      </Group>
      {!mayChange && <Alert color="gray">{t('readOnly')}</Alert>}
      <Card withBorder padding="lg">
        <MissionForm key={code} mission={mission} />
      </Card>
    </Page>
  );
}

function MissionForm({ mission }: { readonly mission: Mission | undefined }) {
  const t = useTranslations('missions');
  const catalog = useTranslations('catalog');
  const tell = useTell();
  const navigate = useNavigate();
  const hasChanged = useMissionsChanged();
  const named = <Name extends string>(names: readonly Name[], write: (name: Name) => string) =>
    Object.fromEntries(names.map((name) => [name, write(name)]));
  return (
    <SchemaForm
      endpoint={calls.saveMission}
      initial={mission ? termsOf(mission) : { ...NEW, categories: [] }}
      fields={{
        code: { label: t('fields.code'), description: t('hints.code') },
        isOn: { label: t('fields.isOn') },
        titles: { label: t('fields.titles'), options: LANGUAGE_NAMES },
        tab: {
          label: t('fields.tab'),
          options: named(MISSION_TABS, (tab) => t(`tabs.${tab}`)),
        },
        repeat: {
          label: t('fields.repeat'),
          options: named(MISSION_REPEATS, (repeat) => t(`repeats.${repeat}`)),
        },
        metric: {
          label: t('fields.metric'),
          options: named(Object.keys(MISSION_METRICS) as MissionMetric[], (metric) =>
            t(`metrics.${metric}`),
          ),
        },
        target: { label: t('fields.target'), description: t('hints.target') },
        categories: {
          label: t('fields.categories'),
          description: t('hints.categories'),
          options: named(CATEGORIES, (category) => catalog(`categories.${category}`)),
        },
        game: { label: t('fields.game'), description: t('hints.game') },
        cash: { label: t('fields.cash') },
        rollover: { label: t('fields.rollover') },
        points: { label: t('fields.points') },
        activity: { label: t('fields.activity'), description: t('hints.activity') },
        startsAt: { label: t('fields.startsAt'), description: t('hints.time') },
        endsAt: { label: t('fields.endsAt'), description: t('hints.time') },
        sort: { label: t('fields.sort'), description: t('hints.sort') },
      }}
      submit={t('save')}
      onDone={() => {
        tell.done(t('saved'));
        hasChanged();
        navigate('/missions');
      }}
    />
  );
}

/** What can be changed of a mission; the rest is told. */
function termsOf({ doneToday: _done, changedAt: _at, changedBy: _by, ...terms }: Mission) {
  return terms;
}
