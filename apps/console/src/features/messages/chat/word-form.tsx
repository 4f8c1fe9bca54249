import { chatConsoleEndpoints } from '@maneki/contract/messages/chat-console-endpoints';
import { Button, Stack, Text, Textarea } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/call.ts';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { wordsQuery } from './queries.ts';

/** The words that no lobby takes, one on each line. */
export function WordForm() {
  const t = useTranslations('lobbyWatch.words');
  const tell = useTell();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(wordsQuery);
  const [typed, setTyped] = useState<string>();
  const text = typed ?? data?.words.join('\n') ?? '';
  const saving = useMutation({
    mutationFn: () => {
      const words = text.split('\n').map((word) => word.trim());
      return call(chatConsoleEndpoints.saveWords, { words: words.filter(Boolean) });
    },
    onError: tell.failed,
    onSuccess: (saved) => {
      client.setQueryData(wordsQuery.queryKey, saved);
      setTyped(undefined);
      tell.done(t('saved'));
    },
  });
  if (!data) return error ? <Problem error={error} onAgain={() => void refetch()} /> : <Waiting />;
  const save = (event: FormEvent) => {
    event.preventDefault();
    saving.mutate();
  };
  return (
    <form onSubmit={save}>
      <Stack maw={480} align="start">
        <Text size="sm">{t('text')}</Text>
        <Textarea
          w="100%"
          label={t('label')}
          autosize
          minRows={8}
          value={text}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" loading={saving.isPending}>
          {t('save')}
        </Button>
      </Stack>
    </form>
  );
}
