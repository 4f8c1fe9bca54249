import { chatEndpoints } from '@maneki/contract/messages/chat-endpoints';
import type { Topics } from '@maneki/contract/topics';
import { Button } from '@maneki/ui/button';
import { confirm } from '@maneki/ui/overlays';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/browser.ts';
import { readValue } from '#platform/call/refused-error.ts';
import { type Asked, ask } from '#platform/forms/ask.ts';
import { readBase64 } from '#platform/pictures/read-base64.ts';
import { shrinkPicture } from '#platform/pictures/shrink-picture.ts';
import { Composer } from './composer.tsx';
import { type Chat, chatQuery, type Message } from './queries.ts';
import { Rating } from './rating.tsx';
import { ThreadView } from './thread-view.tsx';
import { useOutbox, type Wish } from './use-outbox.ts';
import { type Room, useThread } from './use-thread.ts';

/** Enough to read a screenshot by. */
const SENT_SIDE_PX = 2_000;
const TELL_TYPING_MS = 3_000;
const TYPING_SHOWN_MS = 5_000;

const LOOK_MS = 20_000;

const room: Room = {
  topic: 'messages.support',
  lookMs: LOOK_MS,
  read: (place) => readValue(call(chatEndpoints.listSupport, place)),
  newsOf(payload) {
    const { kind } = payload as Topics['messages.support'];
    return kind === 'MESSAGE' || kind === 'OWN' ? { kind: 'look' } : undefined;
  },
};

async function send({ key, text, images }: Wish): Promise<Asked<Message>> {
  const pictures: string[] = [];
  for (const image of images) {
    const data = await readBase64(await shrinkPicture(image, { sideMax: SENT_SIDE_PX }));
    const added = await ask(chatEndpoints.addChatPicture, { data });
    if (!added.ok) return added;
    pictures.push(added.value.id);
  }
  return ask(chatEndpoints.saySupport, { key, text, pictures });
}

/** The member and support. */
export function SupportRoom({ chat }: { readonly chat: Chat }) {
  const t = useTranslations('chat');
  const client = useQueryClient();
  const reread = () =>
    client.invalidateQueries({ queryKey: chatQuery(null).queryKey, exact: true });
  const thread = useThread(room);
  const outbox = useOutbox({
    send,
    say: ({ refusal }) => refusal?.message ?? t('unreachable'),
    onSent: (message) => {
      thread.add(message);
      void reread();
    },
  });
  const isTyping = useSupportNews(reread);
  useReading(thread.list?.at(-1)?.seq ?? 0);
  const tellTyping = useTellTyping();
  const { conversation, operatorReadSeq } = chat.support;
  const end = async () => {
    const isMeant = await confirm({
      title: t('end'),
      text: t('endText'),
      confirmLabel: t('end'),
      cancelLabel: t('cancel'),
    });
    if (!isMeant) return;
    await ask(chatEndpoints.closeSupport, {});
    await reread();
  };
  return (
    <>
      {conversation && conversation.state !== 'CLOSED' && (
        <div className="flex items-center justify-between gap-3 border-line border-b px-4 py-2 text-sm">
          <p role="status" className="text-muted">
            {conversation.state === 'WAITING'
              ? t('waiting', { place: conversation.place ?? 1 })
              : t('open')}
          </p>
          <Button size="small" kind="quiet" className="shrink-0" onClick={() => void end()}>
            {t('end')}
          </Button>
        </div>
      )}
      <ThreadView
        thread={thread}
        outbox={outbox}
        empty={{ title: t('supportEmptyTitle'), text: t('supportEmptyText') }}
        nameOf={() => t('support')}
        seenUpTo={operatorReadSeq}
        foot={
          <>
            <p role="status" className="pt-3 text-muted text-sm empty:hidden">
              {isTyping ? t('typing') : ''}
            </p>
            {conversation?.state === 'CLOSED' && (
              <Rating key={conversation.id} conversation={conversation} onRated={reread} />
            )}
          </>
        }
      />
      <Composer place="support" onWrite={outbox.write} onTyping={tellTyping} />
    </>
  );
}

/** Follows how the conversation stands, and whether support types just now. */
function useSupportNews(reread: () => void): boolean {
  const [isTyping, setIsTyping] = useState(false);
  const read = useRef(reread);
  read.current = reread;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listening = import('#platform/call/socket.ts').then(({ listen }) =>
      listen('messages.support', (payload) => {
        clearTimeout(timer);
        setIsTyping(payload?.kind === 'TYPING');
        if (payload?.kind === 'TYPING') timer = setTimeout(setIsTyping, TYPING_SHOWN_MS, false);
        else read.current();
      }),
    );
    listening.catch(() => {});
    return () => {
      clearTimeout(timer);
      listening.then((stop) => stop()).catch(() => {});
    };
  }, []);
  return isTyping;
}

/** Says that what is shown was read, while somebody looks at it. */
function useReading(last: number): void {
  useEffect(() => {
    const tell = () => {
      if (last === 0 || document.visibilityState !== 'visible') return;
      // Told again by the next message, should it not arrive.
      call(chatEndpoints.readSupport, { seq: last }).catch(() => {});
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [last]);
}

function useTellTyping(): () => void {
  const toldAt = useRef(0);
  return () => {
    if (Date.now() - toldAt.current < TELL_TYPING_MS) return;
    toldAt.current = Date.now();
    call(chatEndpoints.typeSupport, {}).catch(() => {});
  };
}
