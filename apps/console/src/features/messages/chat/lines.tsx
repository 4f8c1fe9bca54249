import type { ChatLine } from '@maneki/contract/messages/chat-console-schemas';
import { Button, Image, Loader, Paper, ScrollArea, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { When } from '#platform/look/when.tsx';
import { pictureQuery } from './queries.ts';
import type { useLines } from './use-lines.ts';

type LinesProps = {
  readonly lines: ReturnType<typeof useLines>;
  readonly label: string;
  readonly earlier: string;
  readonly empty?: string;
  readonly height: number | string;
  /** What stands below a message. */
  readonly noteOf?: (line: ChatLine) => ReactNode;
};

/** What was written, the latest at the end and in sight. Texts are shown as texts, whoever wrote them. */
export function Lines({ lines, label, earlier, empty, height, noteOf }: LinesProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const last = lines.list.at(-1)?.seq;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message asks once
  useEffect(() => {
    viewport.current?.scrollTo({ top: viewport.current.scrollHeight });
  }, [last]);
  return (
    <ScrollArea
      h={height}
      viewportRef={viewport}
      viewportProps={{ role: 'log', 'aria-label': label, tabIndex: 0 }}
    >
      <Stack gap="xs" p="xs">
        {lines.hasEarlier && (
          <Button size="xs" variant="default" onClick={() => void lines.readEarlier()}>
            {earlier}
          </Button>
        )}
        {lines.list.length === 0 && <Text c="dimmed">{empty}</Text>}
        {lines.list.map((line) => (
          <Line key={line.seq} line={line} note={noteOf?.(line)} />
        ))}
      </Stack>
    </ScrollArea>
  );
}

function Line({ line, note }: { readonly line: ChatLine; readonly note: ReactNode }) {
  const t = useTranslations('chats');
  const isOurs = line.author === 'OPERATOR';
  return (
    <Paper
      withBorder
      p="xs"
      radius="md"
      ml={isOurs ? 'xl' : 0}
      mr={isOurs ? 0 : 'xl'}
      bg={isOurs ? 'var(--mantine-primary-color-light)' : 'transparent'}
    >
      <Text size="xs" c="dimmed">
        {line.name} · <When at={line.at} />
      </Text>
      <Text
        size="sm"
        style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        td={line.deletedBy ? 'line-through' : undefined}
      >
        {line.text}
      </Text>
      {line.pictures.map((id, index) => (
        <Picture key={id} id={id} name={t('picture', { number: index + 1 })} />
      ))}
      {note}
    </Paper>
  );
}

function Picture({ id, name }: { readonly id: string; readonly name: string }) {
  const { data } = useQuery(pictureQuery(id));
  if (!data) return <Loader size="sm" />;
  return <Image src={`data:image/webp;base64,${data.data}`} alt={name} mah={240} w="auto" mt={4} />;
}
