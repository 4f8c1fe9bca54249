import { Button, ButtonLink } from '@maneki/ui/button';
import { Icon } from '@maneki/ui/icon';
import { Link } from '@maneki/ui/link';
import { ListMessage } from '@maneki/ui/list-message';
import { Skeleton, SkeletonText } from '@maneki/ui/skeleton';
import { Tag } from '@maneki/ui/tag';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { isRefused } from '#platform/call/refused-error.ts';
import { INBOX_PAGE } from './addresses.ts';
import { linkOf } from './link-of.ts';
import { inboxKeys, messageQuery, type OpenedMessage } from './queries.ts';
import { useMessageTime } from './use-message-time.ts';
import { useMessageWords } from './use-message-words.ts';

type MessageArticleProps = {
  readonly id: string;
  readonly isDeleting: boolean;
  readonly onDelete: (title: string) => void;
  /** Shows what an operator wrote, as the feature of such texts does. */
  readonly writeHtml: (html: string) => ReactNode;
};

/** One message in full. Whoever has it before them has read it. */
export function MessageArticle({ id, ...acts }: MessageArticleProps) {
  const t = useTranslations('inbox');
  const client = useQueryClient();
  const { data, error, isPending, refetch } = useQuery(messageQuery(id));
  const isThere = data !== undefined;
  useEffect(() => {
    if (!isThere) return;
    for (const queryKey of [inboxKeys.lists, inboxKeys.unread])
      client.invalidateQueries({ queryKey });
  }, [client, isThere]);
  return (
    <div className="px-4 pt-2 pb-8">
      <Link
        href={INBOX_PAGE}
        className="-ml-1 inline-flex min-h-11 items-center gap-1 text-muted text-sm hover:text-text"
      >
        <Icon name="chevron-left" className="size-4.5" />
        {t('back')}
      </Link>
      {isPending && <ArticleSkeleton />}
      {!data && error && <Trouble error={error} onRetry={() => refetch()} />}
      {data && <Article message={data} {...acts} />}
    </div>
  );
}

type ArticleProps = Omit<MessageArticleProps, 'id'> & { readonly message: OpenedMessage };

function Article({ message, isDeleting, onDelete, writeHtml }: ArticleProps) {
  const t = useTranslations('inbox');
  const wordsOf = useMessageWords();
  const timeOf = useMessageTime();
  const { title, text } = wordsOf(message);
  const link = linkOf(message);
  const { html, sentAt, category } = message;
  return (
    <article className="grid grid-cols-1 gap-4">
      <header className="grid gap-1.5">
        <h2 className="wrap-anywhere text-balance text-xl">{title}</h2>
        <p className="flex flex-wrap items-center gap-2 text-faint text-sm">
          <Tag>{t(`tabs.${category}`)}</Tag>
          <time dateTime={sentAt} className="numerals">
            {timeOf(sentAt)}
          </time>
        </p>
      </header>
      {html === null ? (
        <p className="wrap-anywhere whitespace-pre-line leading-relaxed">{text}</p>
      ) : (
        writeHtml(html)
      )}
      <div className="grid gap-3 pt-2">
        {link && (
          <ButtonLink href={link.href} isWide>
            {t(`links.${link.name}`)}
          </ButtonLink>
        )}
        <Button kind="quiet" isWide isPending={isDeleting} onClick={() => onDelete(title)}>
          {t('remove')}
        </Button>
      </div>
    </article>
  );
}

/** A message that is gone stays gone; anything else may be tried again. */
function Trouble({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const t = useTranslations('inbox');
  const shell = useTranslations('shell.actions');
  if (isRefused(error, 'messages.message_unknown'))
    return (
      <ListMessage
        icon="mail"
        title={t('goneTitle')}
        text={t('goneText')}
        action={{ text: t('back'), href: INBOX_PAGE }}
      />
    );
  return (
    <ListMessage
      icon="circle-alert"
      title={t('failed')}
      text={t('failedText')}
      action={{ text: shell('retry'), onPress: onRetry }}
    />
  );
}

const ArticleSkeleton = () => (
  <div className="grid gap-5 pt-1">
    <Skeleton className="h-7 w-4/5 rounded-pill" />
    <SkeletonText lines={4} />
  </div>
);
