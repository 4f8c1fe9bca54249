import type { MessageCategory } from '@maneki/contract/messages/inbox';
import { Icon, type IconName } from '@maneki/ui/icon';
import { IconButton } from '@maneki/ui/icon-button';
import { Link } from '@maneki/ui/link';
import { Skeleton, SkeletonText } from '@maneki/ui/skeleton';
import { Tag } from '@maneki/ui/tag';
import { useTranslations } from 'use-intl';
import { messageAddress } from './addresses.ts';
import type { Message } from './queries.ts';
import { useMessageTime } from './use-message-time.ts';
import { useMessageWords } from './use-message-words.ts';

export const CATEGORY_ICONS: Readonly<Record<MessageCategory, IconName>> = {
  SYSTEM: 'shield',
  FINANCE: 'wallet',
  PROMO: 'gift',
  AGENT: 'users',
};

type MessageRowProps = {
  readonly message: Message;
  readonly isPending: boolean;
  readonly onDelete: (title: string) => void;
};

/** What a message says in short, when it came, and whether it is new; it opens by a tap. */
export function MessageRow({ message, isPending, onDelete }: MessageRowProps) {
  const t = useTranslations('inbox');
  const wordsOf = useMessageWords();
  const timeOf = useMessageTime();
  const { id, kind, category, sentAt, isRead } = message;
  const { title, text } = wordsOf(message);
  return (
    <article
      data-read={isRead || undefined}
      className="surface group relative flex items-start gap-1 rounded-card pr-1"
    >
      <Link
        href={messageAddress(id)}
        className="flex min-w-0 flex-1 gap-3 rounded-card py-3.5 pl-3.5 transition active:scale-[0.99]"
      >
        <span className="grid size-10 shrink-0 place-items-center rounded-pill bg-raised text-gold-text group-data-read:text-faint">
          <Icon
            name={kind === 'BROADCAST' ? 'mail' : CATEGORY_ICONS[category]}
            className="size-5"
          />
        </span>
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="wrap-anywhere line-clamp-2 font-bold leading-snug group-data-read:font-semibold group-data-read:text-muted">
            {title}
          </span>
          {text && <span className="wrap-anywhere line-clamp-2 text-muted text-sm">{text}</span>}
          <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-faint text-xs">
            <time dateTime={sentAt} className="numerals">
              {timeOf(sentAt)}
            </time>
            {!isRead && <Tag tone="primary">{t('new')}</Tag>}
          </span>
        </span>
      </Link>
      <IconButton
        icon="trash"
        isBare
        label={t('removeNamed', { title })}
        disabled={isPending}
        className="mt-2"
        onClick={() => onDelete(title)}
      />
    </article>
  );
}

export const MessageRowSkeleton = () => (
  <div className="surface flex gap-3 rounded-card p-3.5">
    <Skeleton className="size-10 shrink-0 rounded-pill" />
    <div className="min-w-0 flex-1">
      <SkeletonText lines={3} />
    </div>
  </div>
);
