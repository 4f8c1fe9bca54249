import { hasRight } from '@maneki/contract/identity/member-types';
import { MESSAGE_CATEGORIES, type MessageCategory } from '@maneki/contract/messages/inbox';
import { Button } from '@maneki/ui/button';
import { Chips } from '@maneki/ui/chips';
import { List } from '@maneki/ui/list';
import type { ListMessageWords } from '@maneki/ui/list-message';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useSearchParams } from '#platform/navigation/use-search-params.ts';
import { useEndlessList } from '#platform/reading/use-endless-list.ts';
import { useViewer } from '#platform/viewer/use-viewer.ts';
import { MessageRow, MessageRowSkeleton } from './message-row.tsx';
import { useInboxActs } from './mutations.ts';
import { messagesQuery } from './queries.ts';
import { useUnreadMessages } from './use-unread-messages.ts';

type MessageListProps = {
  readonly onDelete: (message: { readonly id: string; readonly title: string }) => void;
  /** The id of the one that is being deleted. */
  readonly deleting: string | undefined;
};

/** What was written to the member, the latest first, of all kinds or of one. */
export function MessageList({ onDelete, deleting }: MessageListProps) {
  const t = useTranslations('inbox');
  const [address] = useSearchParams();
  const asked = address.get('category');
  const category = MESSAGE_CATEGORIES.find((each) => each === asked);
  const query = useInfiniteQuery(messagesQuery(category));
  const messages = query.data?.pages.flatMap((page) => page.messages) ?? [];
  const list = useEndlessList(query, t);
  const empty: ListMessageWords = category
    ? { icon: 'inbox', title: t('emptyTab'), text: t('emptyTabText') }
    : {
        ...{ icon: 'inbox', title: t('emptyTitle'), text: t('emptyText') },
        action: { text: t('home'), href: '/m/home' },
      };
  return (
    <div className="grid grid-cols-1 gap-3 px-4 pt-3 pb-8">
      <CategoryChips category={category} />
      <UnreadLine category={category} />
      <List
        label={t('label')}
        layout="cards"
        items={messages}
        keyOf={({ id }) => id}
        skeleton={<MessageRowSkeleton />}
        empty={empty}
        {...list}
      >
        {(message) => (
          <MessageRow
            message={message}
            isPending={deleting === message.id}
            onDelete={(title) => onDelete({ id: message.id, title })}
          />
        )}
      </List>
    </div>
  );
}

type Chosen = { readonly category: MessageCategory | undefined };

function CategoryChips({ category }: Chosen) {
  const t = useTranslations('inbox');
  const { member } = useViewer();
  const [, ask] = useSearchParams();
  const isAgent = member !== null && hasRight(member.type, 'agent');
  const shown = MESSAGE_CATEGORIES.filter((each) => each !== 'AGENT' || isAgent);
  return (
    <Chips
      label={t('tabsLabel')}
      options={(['ALL', ...shown] as const).map((value) => ({ value, text: t(`tabs.${value}`) }))}
      value={category ?? 'ALL'}
      onValue={(value) => ask(value === 'ALL' ? {} : { category: value }, { replace: true })}
    />
  );
}

/** How much is new, and the way to have read it. */
function UnreadLine({ category }: Chosen) {
  const t = useTranslations('inbox');
  const count = useUnreadMessages(true);
  const { readAll } = useInboxActs();
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
      <p role="status" className="text-muted text-sm">
        {count > 0 && t('unread', { count: String(count) })}
      </p>
      {count > 0 && (
        <Button
          kind="quiet"
          size="small"
          isPending={readAll.isPending}
          onClick={() => readAll.mutate(category)}
        >
          {t('readAll')}
        </Button>
      )}
    </div>
  );
}
