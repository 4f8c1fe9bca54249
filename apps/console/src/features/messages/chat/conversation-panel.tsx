import { chatConsoleEndpoints } from '@maneki/contract/messages/chat-console-endpoints';
import type { CurrentChat } from '@maneki/contract/messages/chat-console-schemas';
import { Badge, Button, Card, Group, Menu, Stack, Text, Textarea, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call, RefusedError } from '#platform/call/call.ts';
import { ConversationActions } from './conversation-actions.tsx';
import { Lines } from './lines.tsx';
import { MemberContext } from './member-context.tsx';
import { answersQuery } from './queries.ts';
import { useLines } from './use-lines.ts';

const TELL_TYPING_MS = 3_000;

type PanelProps = { readonly chat: CurrentChat; readonly colleagues: readonly string[] };

/** One conversation: what was said, what can be said and done, and whom it is with. */
export function ConversationPanel({ chat, colleagues }: PanelProps) {
  const t = useTranslations('chats');
  const { id, member, language, lastSeq, memberReadSeq, isTyping } = chat;
  const read = useCallback(
    (place: object) => call(chatConsoleEndpoints.listConversation, { id, ...place }),
    [id],
  );
  const lines = useLines(read, lastSeq);
  const shown = lines.list.at(-1)?.seq ?? 0;
  const attend = useAttention(id, shown);
  const lastOurs = lines.list.findLast(({ author }) => author === 'OPERATOR')?.seq;
  return (
    <Card withBorder padding="sm">
      <Group justify="space-between" mb="xs">
        <Group gap="xs">
          <Title order={2} size="h5">
            {member}
          </Title>
          <Badge variant="light">{language}</Badge>
          <Text size="sm" c="dimmed" role="status">
            {isTyping ? t('typing') : ''}
          </Text>
        </Group>
        <ConversationActions id={id} colleagues={colleagues} />
      </Group>
      <MemberContext memberId={chat.memberId} />
      <Lines
        lines={lines}
        label={t('log', { member })}
        earlier={t('earlier')}
        height={340}
        noteOf={({ seq }) =>
          seq === lastOurs && (
            <Text size="xs" c="dimmed">
              {t(seq <= memberReadSeq ? 'seen' : 'sent')}
            </Text>
          )
        }
      />
      <AnswerForm chat={chat} onSent={lines.take} onTyping={attend} />
    </Card>
  );
}

/** Says what was read as soon as it is shown; answers how to say that the operator types. */
function useAttention(id: string, seq: number): () => void {
  const toldAt = useRef(0);
  const tell = useCallback(
    (isTyping: boolean) => {
      if (seq === 0) return;
      // Said again with the next message or key.
      call(chatConsoleEndpoints.attendConversation, { id, seq, isTyping }).catch(() => {});
    },
    [id, seq],
  );
  useEffect(() => tell(false), [tell]);
  return () => {
    if (Date.now() - toldAt.current < TELL_TYPING_MS) return;
    toldAt.current = Date.now();
    tell(true);
  };
}

type AnswerFormProps = {
  readonly chat: CurrentChat;
  readonly onSent: ReturnType<typeof useLines>['take'];
  readonly onTyping: () => void;
};

function AnswerForm({ chat, onSent, onTyping }: AnswerFormProps) {
  const t = useTranslations('chats');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const [isSending, setIsSending] = useState(false);
  // The same until it has arrived: pressed again after a lost answer it is the same message.
  const key = useRef(crypto.randomUUID());
  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    if (isSending || text.trim() === '') return;
    setIsSending(true);
    try {
      const sent = { id: chat.id, key: key.current, text };
      onSent([await call(chatConsoleEndpoints.sayToMember, sent)]);
      key.current = crypto.randomUUID();
      setText('');
      setProblem('');
    } catch (error) {
      setProblem(error instanceof RefusedError ? error.message : t('notSent'));
    } finally {
      setIsSending(false);
    }
  };
  return (
    <form onSubmit={send}>
      <Stack gap="xs" mt="xs">
        <Textarea
          aria-label={t('write', { member: chat.member })}
          value={text}
          error={problem || undefined}
          autosize
          minRows={2}
          maxRows={6}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            onTyping();
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
          }}
        />
        <Group justify="space-between">
          <CannedAnswers language={chat.language} onChosen={setText} />
          <Button type="submit" loading={isSending}>
            {t('send')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

type CannedProps = {
  readonly language: CurrentChat['language'];
  readonly onChosen: (text: string) => void;
};

/** Answers that are kept ready, in the member's language; what is chosen can still be changed. */
function CannedAnswers({ language, onChosen }: CannedProps) {
  const t = useTranslations('chats');
  const { data } = useQuery(answersQuery);
  return (
    <Menu>
      <Menu.Target>
        <Button variant="default" disabled={!data || data.list.length === 0}>
          {t('insert')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {data?.list.map(({ id, title, texts }) => (
          <Menu.Item key={id} onClick={() => onChosen(texts[language])}>
            {title}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
