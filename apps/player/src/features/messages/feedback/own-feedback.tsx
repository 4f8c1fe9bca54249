import { FEEDBACK_TYPE_NAMES, type FeedbackState } from '@maneki/contract/messages/feedback';
import type { FeedbackView } from '@maneki/contract/messages/feedback-schemas';
import { ListMessage } from '@maneki/ui/list-message';
import { SectionHeading } from '@maneki/ui/section-heading';
import { Skeleton } from '@maneki/ui/skeleton';
import { Tag, type TagTone } from '@maneki/ui/tag';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useFollow } from '#platform/call/use-follow.ts';
import { MoreButton } from '#platform/reading/more-button.tsx';
import { useRecordTimes } from '#platform/records/use-record-times.ts';
import { feedbackKeys, ownFeedbackQuery } from './queries.ts';

const FOLLOWED = [feedbackKeys.all];

const TONES: Readonly<Record<FeedbackState, TagTone>> = {
  NEW: 'plain',
  IN_PROGRESS: 'gold',
  ANSWERED: 'success',
  CLOSED: 'plain',
};

/** What the member has sent, with what was answered; it follows while the page is open. */
export function OwnFeedback() {
  const t = useTranslations('feedback');
  useFollow('messages.changed', FOLLOWED);
  return (
    <section className="grid gap-3">
      <SectionHeading title={t('own')} />
      <Sent />
    </section>
  );
}

function Sent() {
  const t = useTranslations('feedback');
  const shell = useTranslations('shell');
  const query = useInfiniteQuery(ownFeedbackQuery);
  const { data, isError, fetchStatus, refetch } = query;
  if (!data) {
    if (fetchStatus === 'paused' || (isError && fetchStatus !== 'fetching'))
      return (
        <ListMessage
          icon={fetchStatus === 'paused' ? 'wifi-off' : 'circle-alert'}
          title={t('failed')}
          action={{ text: shell('actions.retry'), onPress: () => refetch() }}
        />
      );
    return <Skeleton className="h-32 rounded-card" />;
  }
  const list = data.pages.flatMap((page) => page.list);
  if (list.length === 0) return <p className="text-muted text-sm">{t('empty')}</p>;
  return (
    <>
      <ul aria-label={t('own')} className="grid gap-3">
        {list.map((feedback) => (
          <li key={feedback.id}>
            <Piece feedback={feedback} />
          </li>
        ))}
      </ul>
      <MoreButton query={query} text={t('more')} />
    </>
  );
}

function Piece({ feedback }: { readonly feedback: FeedbackView }) {
  const t = useTranslations('feedback');
  const times = useRecordTimes();
  const { type, content, state, answer, sentAt, answeredAt } = feedback;
  return (
    <article className="surface grid gap-3 rounded-card p-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h3 className="font-bold text-base">{t(`types.${FEEDBACK_TYPE_NAMES[type]}`)}</h3>
        <Tag tone={TONES[state]} className="ml-auto">
          {t(`states.${state}`)}
        </Tag>
        <time
          dateTime={sentAt}
          className="numerals w-full text-faint text-xs"
          suppressHydrationWarning
        >
          {times.moment(sentAt)}
        </time>
      </header>
      <p className="wrap-anywhere whitespace-pre-line text-sm">{content}</p>
      {answer === null ? (
        <p className="text-faint text-xs">{t('waiting')}</p>
      ) : (
        <div className="grid gap-1 border-gold-text border-l-2 pl-3">
          <p className="flex flex-wrap gap-x-2 font-semibold text-gold-text text-xs">
            {t('answer')}
            {answeredAt && (
              <time dateTime={answeredAt} className="numerals text-faint" suppressHydrationWarning>
                {times.moment(answeredAt)}
              </time>
            )}
          </p>
          <p className="wrap-anywhere whitespace-pre-line text-sm">{answer}</p>
        </div>
      )}
    </article>
  );
}
