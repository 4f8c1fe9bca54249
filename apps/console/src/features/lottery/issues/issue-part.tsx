import { Anchor, Badge, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { When } from '#platform/look/when.tsx';
import { FactGrid } from '../fact-grid.tsx';
import { IssueState } from '../lottery-state.tsx';
import { useIssueReason, useUnits } from '../lottery-words.ts';
import { type Issue, issueQuery } from '../queries.ts';
import { DrawnCard } from '../results/drawn-result.tsx';
import { IssueActs } from './issue-acts.tsx';
import { LoadsCard } from './loads-card.tsx';
import { PlaysTable } from './plays-table.tsx';
import { SlipsList } from './slips-list.tsx';

/** One issue: what was bet on it and what that may cost, what was drawn, and what proves it. */
export function IssuePart() {
  const t = useTranslations('issues');
  const { lottery = '', no = '' } = useParams();
  const { data, error, refetch } = useQuery(issueQuery(lottery, Number(no)));
  if (error && !data) return <Problem error={error} onAgain={refetch} />;
  if (!data) return <Waiting />;
  return (
    // What is typed about one is never about the next.
    <Stack key={`${lottery}/${no}`}>
      <Anchor component={Link} to={`/lotteries/${lottery}`} w="fit-content">
        {t('back')}
      </Anchor>
      <IssueCard issue={data} />
      {data.result && <DrawnCard family={data.family} result={data.result} />}
      <PlaysTable issue={data} />
      <LoadsCard issue={data} />
      <Title order={2} size="h3">
        {t('slips.title')}
      </Title>
      <SlipsList issue={data} />
      <Proof issue={data} />
    </Stack>
  );
}

type IssueProps = { readonly issue: Issue };

function IssueCard({ issue }: IssueProps) {
  const t = useTranslations('issues');
  const writeUnits = useUnits();
  const issueReason = useIssueReason();
  const { name, issueNo, status, voidWaits, resettlementWaits, reason } = issue;
  return (
    <Card withBorder padding="lg">
      <Stack>
        <Group justify="space-between">
          <Group gap="sm">
            <Title order={2}>{`${name} · ${issueNo}`}</Title>
            <IssueState status={status} />
            {voidWaits && <Waits words={t('void.waits')} />}
            {resettlementWaits && <Waits words={t('resettle.waits')} />}
          </Group>
          <IssueActs issue={issue} />
        </Group>
        <FactGrid
          facts={[
            [t('openAt'), <When key="open" at={issue.openAt} />],
            [t('closeAt'), <When key="close" at={issue.closeAt} />],
            [t('drawAt'), <When key="draw" at={issue.drawAt} />],
            [t('ended'), <When key="end" at={issue.endedAt} />],
            [t('players'), issue.players],
            [t('slipCount'), issue.slips],
            [t('staked'), writeUnits(issue.staked, issue.isDemo)],
            [t('paid'), writeUnits(issue.paid, issue.isDemo)],
            ...(reason === null ? [] : [[t('reason'), issueReason(reason)] as const]),
          ]}
        />
      </Stack>
    </Card>
  );
}

const Waits = ({ words }: { readonly words: string }) => (
  <Badge miw="fit-content" color="gold.8">
    {words}
  </Badge>
);

function Proof({ issue: { commitment, serverSeed } }: IssueProps) {
  const t = useTranslations('issues.proof');
  return (
    <Card withBorder padding="lg">
      <Stack>
        <Title order={3} size="h4">
          {t('title')}
        </Title>
        <Text size="sm" c="dimmed">
          {t(commitment === null ? 'elsewhere' : 'text')}
        </Text>
        {commitment !== null && (
          <Stack component="dl" gap="sm" m={0}>
            <Digest label={t('commitment')} digest={commitment} />
            <Digest label={t('seed')} digest={serverSeed ?? t('untold')} />
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

const Digest = ({ label, digest }: { readonly label: string; readonly digest: string }) => (
  <div>
    <Text component="dt" size="sm" c="dimmed">
      {label}
    </Text>
    <Text component="dd" m={0} size="sm" ff="monospace" className="as-written">
      {digest}
    </Text>
  </div>
);
