import {
  FEEDBACK_STATES,
  FEEDBACK_TYPE_NAMES,
  FEEDBACK_TYPES,
  type FeedbackState,
} from '@maneki/contract/messages/feedback';
import { feedbackConsoleEndpoints } from '@maneki/contract/messages/feedback-console-endpoints';
import { Anchor, Badge } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { List } from '#platform/list/list.tsx';
import { When } from '#platform/look/when.tsx';

const AGAIN_MS = 10_000;

const COLORS: Readonly<Record<FeedbackState, string>> = {
  NEW: 'gold.8',
  IN_PROGRESS: 'blue.9',
  ANSWERED: 'teal.9',
  CLOSED: 'gray.7',
};

export function StateBadge({ state }: { readonly state: FeedbackState }) {
  const t = useTranslations('feedback.states');
  return (
    <Badge miw="fit-content" color={COLORS[state]}>
      {t(state)}
    </Badge>
  );
}

/** Feedback of members; that of one state where it is named. */
export function FeedbackList({ state }: { readonly state?: FeedbackState }) {
  const t = useTranslations('feedback');
  const states = FEEDBACK_STATES.map((value) => ({ value, label: t(`states.${value}`) }));
  return (
    <List
      endpoint={feedbackConsoleEndpoints.searchFeedback}
      of={state ? { state } : {}}
      keyOf={({ id }) => id}
      empty={t(state ? 'nothingWaits' : 'empty')}
      everyMs={AGAIN_MS}
      filters={[
        {
          name: 'type',
          label: t('type'),
          options: FEEDBACK_TYPES.map((value) => ({
            value: `${value}`,
            label: t(`types.${FEEDBACK_TYPE_NAMES[value]}`),
          })),
        },
        ...(state ? [] : [{ name: 'state', label: t('state'), options: states }]),
      ]}
      columns={[
        {
          name: 'content',
          label: t('content'),
          cell: ({ id, content }) => (
            <Anchor component={Link} to={`/feedback/one/${id}`} size="sm" lineClamp={2}>
              {content}
            </Anchor>
          ),
        },
        {
          name: 'type',
          label: t('type'),
          cell: ({ type }) => t(`types.${FEEDBACK_TYPE_NAMES[type]}`),
        },
        { name: 'member', label: t('member'), cell: ({ member }) => member },
        { name: 'sentAt', label: t('sentAt'), cell: ({ sentAt }) => <When at={sentAt} /> },
        { name: 'takenBy', label: t('takenBy'), cell: ({ takenBy }) => takenBy ?? '–' },
        { name: 'state', label: t('state'), cell: (row) => <StateBadge state={row.state} /> },
      ]}
    />
  );
}
