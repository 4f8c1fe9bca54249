import { TOAST_MS } from '@maneki/contract/constants';
import type { Language } from '@maneki/contract/language';
import { REPORT_REASONS, type ReportReason } from '@maneki/contract/messages/chat';
import { chatEndpoints } from '@maneki/contract/messages/chat-endpoints';
import type { Topics } from '@maneki/contract/topics';
import { Button } from '@maneki/ui/button';
import { toast } from '@maneki/ui/overlays';
import { Sheet } from '@maneki/ui/sheet';
import { useMemo, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { call } from '#platform/call/browser.ts';
import { readValue } from '#platform/call/refused-error.ts';
import { ask } from '#platform/forms/ask.ts';
import { Composer } from './composer.tsx';
import type { Message } from './queries.ts';
import { ThreadView } from './thread-view.tsx';
import { useOutbox } from './use-outbox.ts';
import { type Room, useThread } from './use-thread.ts';

/** Seldom, because a lobby has many readers and the next message shows that one is missing. */
const LOOK_MS = 60_000;

const roomOf = (language: Language, self: string): Room => ({
  topic: 'messages.lobby',
  lookMs: LOOK_MS,
  read: (place) => readValue(call(chatEndpoints.listLobby, { language, ...place })),
  newsOf(payload) {
    const news = payload as Topics['messages.lobby'];
    if (news.language !== language) return undefined;
    if (news.kind === 'LOOK') return { kind: 'look' };
    if (news.kind === 'REMOVED') return { kind: 'removed', seq: news.seq };
    const { by, ...said } = news.message;
    // An own message, maybe of another page, is read: only its author is told by which key it was sent.
    if (by === self) return { kind: 'look' };
    const rest = { author: 'MEMBER', isOwn: false, key: null, isDeleted: false } as const;
    return { kind: 'message', message: { ...said, ...rest, pictures: [] } };
  },
});

type LobbyRoomProps = {
  readonly language: Language;
  readonly mutedUntil: string | null;
  /** By what news name the reader. */
  readonly self: string;
};

/** Everybody of a language. */
export function LobbyRoom({ language, mutedUntil, self }: LobbyRoomProps) {
  const t = useTranslations('chat');
  const format = useFormatter();
  const room = useMemo(() => roomOf(language, self), [language, self]);
  const thread = useThread(room);
  const outbox = useOutbox({
    send: ({ key, text }) => ask(chatEndpoints.sayLobby, { key, text, language }),
    say: ({ refusal }) => refusal?.message ?? t('unreachable'),
    onSent: thread.add,
  });
  const [reported, setReported] = useState<Message>();
  const report = async (reason: ReportReason) => {
    const seq = reported?.seq ?? 0;
    setReported(undefined);
    const told = await ask(chatEndpoints.reportMessage, { language, seq, reason });
    const text = told.ok ? t('reported') : (told.refusal?.message ?? t('unreachable'));
    toast({ kind: told.ok ? 'success' : 'error', text, durationMs: TOAST_MS.short });
  };
  return (
    <>
      <p className="border-line border-b px-4 py-2 text-muted text-xs">{t('rules')}</p>
      <ThreadView
        thread={thread}
        outbox={outbox}
        empty={{ title: t('lobbyEmptyTitle'), text: t('lobbyEmptyText') }}
        nameOf={({ name }) => name}
        actionOf={(message) =>
          !message.isOwn &&
          !message.isDeleted && (
            <button
              type="button"
              aria-label={t('reportNamed', { name: message.name })}
              className="hit underline"
              onClick={() => setReported(message)}
            >
              {t('report')}
            </button>
          )
        }
      />
      {mutedUntil === null ? (
        <Composer place="lobby" onWrite={outbox.write} />
      ) : (
        <p role="status" className="border-line border-t p-4 text-muted text-sm">
          {t('muted', {
            time: format.dateTime(new Date(mutedUntil), { dateStyle: 'short', timeStyle: 'short' }),
          })}
        </p>
      )}
      <Sheet
        isOpen={reported !== undefined}
        onClose={() => setReported(undefined)}
        title={t('reportTitle')}
        closeLabel={t('close')}
      >
        <div className="grid gap-2">
          {REPORT_REASONS.map((reason) => (
            <Button key={reason} kind="quiet" isWide onClick={() => void report(reason)}>
              {t(`reasons.${reason}`)}
            </Button>
          ))}
        </div>
      </Sheet>
    </>
  );
}
