import { lotteryConsoleEndpoints } from '@maneki/contract/lottery/console-endpoints';
import { Alert, Anchor, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { call, RefusedError } from '#platform/call/call.ts';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { When } from '#platform/look/when.tsx';
import { type Issue, issueQuery, useLotteryChanged, useMayForAll } from '../queries.ts';
import { EntryState } from './entry-state.tsx';
import { ResultForm } from './result-form.tsx';

/** Where one of two operators types what was drawn. */
export function EntryPart() {
  const t = useTranslations('results');
  const { lottery = '', no = '' } = useParams();
  const { data, error, refetch } = useQuery(issueQuery(lottery, Number(no)));
  if (error && !data) return <Problem error={error} onAgain={refetch} />;
  if (!data) return <Waiting />;
  return (
    // What is typed about one is never about the next.
    <Stack key={`${lottery}/${no}`}>
      <Anchor component={Link} to="/results" w="fit-content">
        {t('back')}
      </Anchor>
      <Card withBorder padding="lg">
        <Stack>
          <Group gap="sm">
            <Title order={2}>{`${data.name} · ${data.issueNo}`}</Title>
            <EntryState entry={data.entry} />
          </Group>
          <Text size="sm" c="dimmed">
            {t('drawnAt')} <When at={data.drawAt} />
          </Text>
          <Entry issue={data} />
        </Stack>
      </Card>
    </Stack>
  );
}

function Entry({ issue }: { readonly issue: Issue }) {
  const t = useTranslations('results');
  const mayEnter = useMayForAll('enterResults');
  const { result, status, lottery, no } = issue;
  const isOver = result !== null || status === 'VOID';
  if (isOver)
    return (
      <Alert color="teal">
        {t('over')}{' '}
        <Anchor component={Link} to={`/lotteries/${lottery}/${no}`} size="sm">
          {t('toIssue')}
        </Anchor>
      </Alert>
    );
  if (!mayEnter) return <Text>{t('mayNot')}</Text>;
  return <EntryForm issue={issue} />;
}

function EntryForm({ issue: { lottery, no, family, entry } }: { readonly issue: Issue }) {
  const t = useTranslations('results');
  const form = useTranslations('form');
  const tell = useTell();
  const navigate = useNavigate();
  const hasChanged = useLotteryChanged();
  const sending = useMutation({
    mutationFn: (result: string[]) =>
      call(lotteryConsoleEndpoints.enterResult, { lottery, no, result }),
    onSuccess: ({ outcome }) => {
      hasChanged();
      if (outcome === 'DIFFERS') return;
      tell.done(t(`outcomes.${outcome}`));
      navigate('/results');
    },
  });
  const { error, data } = sending;
  const refusal = error && (error instanceof RefusedError ? error.message : form('unreachable'));
  const fault = data?.outcome === 'DIFFERS' ? t('outcomes.DIFFERS') : refusal;
  return (
    <>
      {entry?.isOwn && entry.differedBy !== null && (
        <Alert color="red">{t('differed', { other: entry.differedBy })}</Alert>
      )}
      <Text size="sm">{t(whoTypes(entry), { by: entry?.by ?? '' })}</Text>
      <ResultForm
        family={family}
        submit={t('submit')}
        isSending={sending.isPending}
        fault={fault}
        onSubmit={(result) => sending.mutate(result)}
      />
    </>
  );
}

/** Whether the form is for the first of two entries, the second, or the same again because the house has not heard. */
function whoTypes(entry: Issue['entry']) {
  if (entry === null) return 'first';
  if (entry.confirmedBy !== null) return 'again';
  return entry.isOwn ? 'first' : 'second';
}
