import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@maneki/contract/language';
import { chatConsoleEndpoints } from '@maneki/contract/messages/chat-console-endpoints';
import type { CannedAnswer } from '@maneki/contract/messages/chat-console-schemas';
import { Button, Card, Group, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/call.ts';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { answersQuery } from './queries.ts';

/** Answers that operators send by a tap, each in every language. */
export function AnswerList() {
  const t = useTranslations('chats.answers');
  const { data, error, refetch } = useQuery(answersQuery);
  const [edited, setEdited] = useState<CannedAnswer | 'new'>();
  if (!data) return error ? <Problem error={error} onAgain={() => void refetch()} /> : <Waiting />;
  if (edited)
    return (
      <AnswerForm
        answer={edited === 'new' ? undefined : edited}
        onDone={() => setEdited(undefined)}
      />
    );
  return (
    <Stack align="start">
      <Button onClick={() => setEdited('new')}>{t('add')}</Button>
      {data.list.length === 0 && <Text c="dimmed">{t('none')}</Text>}
      {data.list.map((answer) => (
        <Card key={answer.id} withBorder w="100%">
          <Group justify="space-between">
            <Title order={2} size="h5">
              {answer.title}
            </Title>
            <Button size="xs" variant="default" onClick={() => setEdited(answer)}>
              {t('edit', { title: answer.title })}
            </Button>
          </Group>
          <Text size="sm" c="dimmed" lineClamp={2}>
            {answer.texts.EN}
          </Text>
        </Card>
      ))}
    </Stack>
  );
}

type AnswerFormProps = { readonly answer: CannedAnswer | undefined; readonly onDone: () => void };

const NOTHING: Readonly<Record<Language, string>> = { EN: '', JA: '', CN: '', TH: '', VI: '' };

function AnswerForm({ answer, onDone }: AnswerFormProps) {
  const t = useTranslations('chats.answers');
  const words = useTranslations('chats');
  const tell = useTell();
  const client = useQueryClient();
  const [title, setTitle] = useState(answer?.title ?? '');
  const [texts, setTexts] = useState(answer?.texts ?? NOTHING);
  const after = (message: string) => ({
    onError: tell.failed,
    onSuccess: () => {
      tell.done(message);
      void client.invalidateQueries({ queryKey: answersQuery.queryKey });
      onDone();
    },
  });
  const saving = useMutation({
    mutationFn: () =>
      call(chatConsoleEndpoints.saveAnswer, { ...(answer && { id: answer.id }), title, texts }),
    ...after(t('saved')),
  });
  const removing = useMutation({
    mutationFn: (id: string) => call(chatConsoleEndpoints.removeAnswer, { id }),
    ...after(t('removed')),
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    saving.mutate();
  };
  return (
    <form onSubmit={save}>
      <Stack maw={720}>
        <TextInput
          label={t('name')}
          required
          maxLength={60}
          value={title}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        {LANGUAGES.map((language) => (
          <Textarea
            key={language}
            label={LANGUAGE_NAMES[language]}
            required
            autosize
            minRows={2}
            value={texts[language]}
            onChange={({ currentTarget }) =>
              setTexts({ ...texts, [language]: currentTarget.value })
            }
          />
        ))}
        <Group>
          <Button type="submit" loading={saving.isPending}>
            {t('save')}
          </Button>
          <Button variant="default" onClick={onDone}>
            {words('cancel')}
          </Button>
          {answer && (
            <Button
              color="red.9"
              loading={removing.isPending}
              onClick={() => removing.mutate(answer.id)}
            >
              {t('remove')}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}
