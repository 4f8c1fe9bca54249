import { FEEDBACK_TYPE_NAMES } from '@maneki/contract/messages/feedback';
import { feedbackConsoleEndpoints as calls } from '@maneki/contract/messages/feedback-console-endpoints';
import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/call.ts';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { ActDialog } from '#platform/look/act-dialog.tsx';
import { Facts } from '#platform/look/facts.tsx';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { When } from '#platform/look/when.tsx';
import { useMay } from '#platform/self.ts';
import { StateBadge } from './feedback-list.tsx';
import { type Feedback, feedbackQuery, useFeedbackChanged } from './queries.ts';

type FeedbackProps = { readonly feedback: Feedback };

/** One piece of feedback, what became of it, and what can be done about it. */
export function FeedbackPart() {
  const t = useTranslations('feedback');
  const { id = '' } = useParams();
  const { data: feedback, error, refetch } = useQuery(feedbackQuery(id));
  if (error) return <Problem error={error} onAgain={refetch} />;
  if (!feedback) return <Waiting />;
  return (
    <Stack>
      <Anchor component={Link} to="/feedback" w="fit-content">
        {t('back')}
      </Anchor>
      <Group justify="space-between">
        <Group gap="sm">
          <Title order={2} size="h3">
            {t(`types.${FEEDBACK_TYPE_NAMES[feedback.type]}`)}
          </Title>
          <StateBadge state={feedback.state} />
        </Group>
        <Acts feedback={feedback} />
      </Group>
      <FeedbackFacts feedback={feedback} />
    </Stack>
  );
}

function FeedbackFacts({ feedback }: FeedbackProps) {
  const t = useTranslations('feedback');
  return (
    <Facts
      title={t('content')}
      facts={[
        [t('content'), <Written key="content" text={feedback.content} />],
        [
          t('member'),
          <Anchor key="member" component={Link} to={`/members/${feedback.memberId}`}>
            {feedback.member}
          </Anchor>,
        ],
        [t('language'), feedback.language],
        [t('sentAt'), <When key="sent" at={feedback.sentAt} />],
        [t('takenBy'), feedback.takenBy ?? '–'],
        [t('answer'), feedback.answer ? <Written key="answer" text={feedback.answer} /> : '–'],
        [t('answeredBy'), feedback.answeredBy ?? '–'],
      ]}
    />
  );
}

/** As it was typed, line by line. */
const Written = ({ text }: { readonly text: string }) => (
  <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
    {text}
  </Text>
);

function Acts({ feedback: { id, state } }: FeedbackProps) {
  const t = useTranslations('feedback');
  if (!useMay('answerMembers')) return null;
  const isOpen = state === 'NEW' || state === 'IN_PROGRESS';
  return (
    <Group gap="xs">
      {isOpen && (
        <ActButton
          id={id}
          endpoint={calls.takeFeedback}
          text={t(state === 'NEW' ? 'take' : 'takeOver')}
          told={t('taken')}
          isQuiet={state !== 'NEW'}
        />
      )}
      {state === 'IN_PROGRESS' && <AnswerButton id={id} />}
      {state === 'ANSWERED' && (
        <ActButton id={id} endpoint={calls.closeFeedback} text={t('close')} told={t('closed')} />
      )}
    </Group>
  );
}

type ActButtonProps = {
  readonly id: string;
  readonly endpoint: typeof calls.takeFeedback | typeof calls.closeFeedback;
  readonly text: string;
  /** Said once it is done. */
  readonly told: string;
  readonly isQuiet?: boolean;
};

function ActButton({ id, endpoint, text, told, isQuiet = false }: ActButtonProps) {
  const tell = useTell();
  const hasChanged = useFeedbackChanged();
  const acting = useMutation({
    mutationFn: () => call(endpoint, { id }),
    onSuccess: () => tell.done(told),
    onError: tell.failed,
    onSettled: hasChanged,
  });
  return (
    <Button
      variant={isQuiet ? 'default' : 'filled'}
      loading={acting.isPending}
      onClick={() => acting.mutate()}
    >
      {text}
    </Button>
  );
}

function AnswerButton({ id }: { readonly id: string }) {
  const t = useTranslations('feedback');
  const tell = useTell();
  const hasChanged = useFeedbackChanged();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('answer')}</Button>
      <ActDialog title={t('answer')} text={t('answerText')} isOpen={isOpen} onClose={close}>
        <SchemaForm
          endpoint={calls.answerFeedback}
          known={{ id }}
          fields={{ answer: { label: t('answer') } }}
          submit={t('answer')}
          onCancel={close}
          onDone={() => {
            tell.done(t('answered'));
            hasChanged();
            close();
          }}
        />
      </ActDialog>
    </>
  );
}
