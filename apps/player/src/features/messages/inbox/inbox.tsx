import { UNDO_MS } from '@maneki/contract/messages/inbox';
import { NoticeBar } from '@maneki/ui/notice-bar';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNavigate } from '#platform/navigation/navigation.ts';
import { useSearchParams } from '#platform/navigation/use-search-params.ts';
import { MessageArticle } from './message-article.tsx';
import { MessageList } from './message-list.tsx';
import { useInboxActs } from './mutations.ts';
import { useInboxNews } from './use-unread-messages.ts';

type Deleted = { readonly id: string; readonly title: string };

/** All messages of the member, or with `?id=` one of them. What was deleted can be brought back for a while. */
export function Inbox({ writeHtml }: { readonly writeHtml: (html: string) => ReactNode }) {
  useInboxNews();
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const { remove, restore } = useInboxActs();
  const [deleted, setDeleted] = useState<Deleted>();
  useEffect(() => {
    if (!deleted) return;
    const timer = setTimeout(() => setDeleted(undefined), UNDO_MS);
    return () => clearTimeout(timer);
  }, [deleted]);
  const id = address.get('id');
  const onDelete = (message: Deleted) =>
    remove.mutate(message, {
      onSuccess: () => {
        setDeleted(message);
        if (id) navigate('/webEmail', { replace: true });
      },
    });
  const undo = (message: Deleted) => {
    setDeleted(undefined);
    restore.mutate(message);
  };
  const deleting = remove.isPending ? remove.variables.id : undefined;
  return (
    <>
      {id ? (
        <MessageArticle
          key={id}
          id={id}
          isDeleting={deleting === id}
          onDelete={(title) => onDelete({ id, title })}
          writeHtml={writeHtml}
        />
      ) : (
        <MessageList deleting={deleting} onDelete={onDelete} />
      )}
      {deleted && <UndoBar title={deleted.title} onUndo={() => undo(deleted)} />}
    </>
  );
}

/** Stands above the bottom menu, in reach of the thumb, for as long as the way back is open. */
function UndoBar({ title, onUndo }: { readonly title: string; readonly onUndo: () => void }) {
  const t = useTranslations('inbox');
  return (
    <div className="sticky bottom-[calc(4.5rem+env(safe-area-inset-bottom,0px))] z-15 animate-rise px-4">
      <div className="rounded-field shadow-lift">
        <NoticeBar kind="success" action={{ text: t('undo'), onPress: onUndo }}>
          <span className="line-clamp-2">{t('undoText', { title })}</span>
        </NoticeBar>
      </div>
    </div>
  );
}
