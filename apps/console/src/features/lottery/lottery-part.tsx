import { lotteryConsoleEndpoints } from '@maneki/contract/lottery/console-endpoints';
import { Alert, Anchor, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { When } from '#platform/look/when.tsx';
import { useMay } from '#platform/self.ts';
import { FactGrid } from './fact-grid.tsx';
import { IssuesList } from './issues/issues-list.tsx';
import { LoadBar } from './issues/load-bar.tsx';
import { LimitsDialog } from './limits-dialog.tsx';
import { LotteryState } from './lottery-state.tsx';
import { useSchedule, useUnits } from './lottery-words.ts';
import { type Lottery, lotteryQuery, useMayForAll } from './queries.ts';
import { ReasonButton } from './reason-button.tsx';
import { RestrictionsCard } from './restrictions/restrictions-card.tsx';

/** One lottery: when it is drawn and what it may cost, which numbers are restricted, and its issues. */
export function LotteryPart() {
  const t = useTranslations('lotteries');
  const { lottery: id = '' } = useParams();
  const { data, error, refetch } = useQuery(lotteryQuery(id));
  if (error && !data) return <Problem error={error} onAgain={refetch} />;
  if (!data) return <Waiting />;
  return (
    <Stack key={id}>
      <Anchor component={Link} to="/lotteries" w="fit-content">
        {t('back')}
      </Anchor>
      <LotteryCard lottery={data} />
      <RestrictionsCard lottery={data} />
      <Title order={2} size="h3">
        {t('issues')}
      </Title>
      <IssuesList lottery={data} />
    </Stack>
  );
}

type LotteryProps = { readonly lottery: Lottery };

function LotteryCard({ lottery }: LotteryProps) {
  const t = useTranslations('lotteries');
  const families = useTranslations('lotteryPlays.families');
  const scheduleOf = useSchedule();
  const writeUnits = useUnits();
  const { name, family, drawSource, schedule, zone, current, limits } = lottery;
  const { isRun, isOffered, isDemo } = lottery;
  return (
    <Card withBorder padding="lg">
      <Stack>
        <Group justify="space-between">
          <Group gap="sm">
            <Title order={2}>{name}</Title>
            <LotteryState lottery={lottery} />
          </Group>
          <Acts lottery={lottery} />
        </Group>
        {isOffered && !isRun && <Alert color="red">{t('aloneText')}</Alert>}
        <FactGrid
          facts={[
            [t('family'), families(family)],
            [t('source'), t(`sources.${drawSource}`)],
            [t('schedule.title'), `${scheduleOf(schedule)} (${zone})`],
            [t('issue'), current?.issueNo ?? '–'],
            [t('closeAt'), <When key="closes" at={current?.closeAt ?? null} />],
            [t('drawAt'), <When key="draws" at={current?.drawAt ?? null} />],
            [t('staked'), writeUnits(lottery.staked, isDemo)],
            [t('slips'), lottery.slips],
            [
              t('heaviest'),
              <LoadBar key="load" load={lottery.heaviest} most={limits.loadMax} isDemo={isDemo} />,
            ],
            [t('limits.ticketStakeMin'), writeUnits(limits.ticketStakeMin)],
            [t('limits.ticketStakeMax'), writeUnits(limits.ticketStakeMax)],
            [t('limits.ticketPayoutMax'), writeUnits(limits.ticketPayoutMax)],
            [t('limits.memberPayoutMax'), writeUnits(limits.memberPayoutMax)],
            [t('limits.loadMax'), writeUnits(limits.loadMax)],
          ]}
        />
      </Stack>
    </Card>
  );
}

function Acts({ lottery: shown }: LotteryProps) {
  const t = useTranslations('lotteries');
  const hasRight = useMay('runLotteries');
  const may = useMayForAll('runLotteries');
  const [setsLimits, setSetsLimits] = useState(false);
  if (!hasRight) return null;
  if (!may)
    return (
      <Text size="sm" c="dimmed">
        {t('notAll')}
      </Text>
    );
  const { lottery, isPaused, isOffered } = shown;
  const offer = isOffered ? 'withdraw' : 'offer';
  const pause = isPaused ? 'goOn' : 'pause';
  return (
    <Group gap="xs">
      <Button variant="default" onClick={() => setSetsLimits(true)}>
        {t('setLimits.title')}
      </Button>
      <LimitsDialog lottery={shown} isOpen={setsLimits} onClose={() => setSetsLimits(false)} />
      {isOffered && (
        <ReasonButton
          title={t(`${pause}.title`)}
          text={t(`${pause}.text`)}
          done={t(`${pause}.done`)}
          endpoint={lotteryConsoleEndpoints.pauseLottery}
          known={{ lottery, isPaused: !isPaused }}
          variant={isPaused ? 'filled' : 'default'}
        />
      )}
      <ReasonButton
        title={t(`${offer}.title`)}
        text={t(`${offer}.text`)}
        done={t(`${offer}.done`)}
        endpoint={lotteryConsoleEndpoints.offerLottery}
        known={{ lottery, isOffered: !isOffered }}
        variant={isOffered ? 'default' : 'filled'}
      />
    </Group>
  );
}
