import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@maneki/contract/language';
import {
  BROADCAST_BODY_MAX,
  MESSAGE_CATEGORIES,
  MESSAGE_TITLE_MAX,
} from '@maneki/contract/messages/inbox';
import { inboxConsoleEndpoints as calls } from '@maneki/contract/messages/inbox-console-endpoints';
import {
  Alert,
  Anchor,
  Button,
  Card,
  Group,
  Modal,
  Select,
  Stack,
  Tabs,
  Text,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/call.ts';
import { Page } from '#platform/look/page.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { useMay } from '#platform/self.ts';
import { AudienceFields } from './audience-fields.tsx';
import { ReadOnly } from './broadcast-part.tsx';
import { MessagePreview } from './message-preview.tsx';
import { audienceQuery, type Draft, useInboxChanged } from './queries.ts';

const nothing = () =>
  Object.fromEntries(LANGUAGES.map((language) => [language, ''])) as Record<Language, string>;

const beginning = (): Draft => ({
  ...{ category: 'SYSTEM', titles: nothing(), bodies: nothing() },
  ...{ types: [], vipMin: null, vipMax: null, labels: [], countries: [], languages: [] },
});

type Change = (change: Partial<Draft>) => void;

/** Writes to many members at once: the words, to whom, how many that are, and then it is sent. */
export function Composer() {
  const t = useTranslations('broadcasts');
  const categories = useTranslations('messageCategories');
  const maySend = useMay('sendMessages');
  const [draft, setDraft] = useState(beginning);
  const [isAsking, setAsking] = useState(false);
  const change: Change = (next) => setDraft((held) => ({ ...held, ...next }));
  const counted = useQuery(audienceQuery(draft));
  const count = counted.data?.count;
  if (!maySend) return <ReadOnly text={t('readOnly')} />;
  return (
    <Page title={t('add')}>
      <Anchor component={Link} to="/broadcasts" size="sm" w="fit-content">
        {t('back')}
      </Anchor>
      <Card withBorder padding="lg">
        <Stack>
          <Select
            label={t('category')}
            allowDeselect={false}
            maw={240}
            data={MESSAGE_CATEGORIES.map((value) => ({ value, label: categories(value) }))}
            value={draft.category}
            onChange={(value) => change({ category: (value ?? 'SYSTEM') as Draft['category'] })}
          />
          <WordsFields draft={draft} onChange={change} />
        </Stack>
      </Card>
      <Card withBorder padding="lg">
        <AudienceFields draft={draft} onChange={change} />
        <Text role="status" mt="md" fw={600}>
          {counted.error
            ? counted.error.message
            : count === undefined
              ? t('counting')
              : t('count', { count })}
        </Text>
      </Card>
      <Group justify="end">
        <Button disabled={count === undefined} onClick={() => setAsking(true)}>
          {t('send')}
        </Button>
      </Group>
      <SendDialog
        draft={draft}
        count={count ?? 0}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
      />
    </Page>
  );
}

/** A title and a text in each language, beside what readers will see. */
function WordsFields({ draft, onChange }: { readonly draft: Draft; readonly onChange: Change }) {
  const t = useTranslations('broadcasts');
  const { titles, bodies } = draft;
  return (
    <>
      <div>
        <Title order={3} size="h4">
          {t('words')}
        </Title>
        <Text size="sm" c="dimmed">
          {t('wordsText')}
        </Text>
      </div>
      <Tabs defaultValue="EN">
        <Tabs.List>
          {LANGUAGES.map((language) => (
            <Tabs.Tab key={language} value={language}>
              {LANGUAGE_NAMES[language]}
              {titles[language] && bodies[language] ? ' ✓' : ''}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {LANGUAGES.map((language) => (
          <Tabs.Panel key={language} value={language} pt="md">
            <Stack>
              <TextInput
                label={t('titleField')}
                maxLength={MESSAGE_TITLE_MAX}
                value={titles[language]}
                onChange={({ currentTarget: { value } }) =>
                  onChange({ titles: { ...titles, [language]: value } })
                }
              />
              <Textarea
                label={t('bodyField')}
                autosize
                minRows={5}
                maxLength={BROADCAST_BODY_MAX}
                value={bodies[language]}
                onChange={({ currentTarget: { value } }) =>
                  onChange({ bodies: { ...bodies, [language]: value } })
                }
              />
              <Text size="sm" c="dimmed">
                {t('preview')}
              </Text>
              {titles[language] || bodies[language] ? (
                <MessagePreview title={titles[language]} html={asParagraphs(bodies[language])} />
              ) : (
                <Text size="sm">{t('previewEmpty')}</Text>
              )}
            </Stack>
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  );
}

const MARKUP = /<\/?[a-z][^>]*>/i;

/** As the server will write plain words; what it takes out, a frame without scripts does not run. */
const asParagraphs = (text: string): string =>
  MARKUP.test(text)
    ? text
    : text
        .split(/\n{2,}/)
        .map((part) => `<p>${part.replaceAll('<', '&lt;').replaceAll('\n', '<br>')}</p>`)
        .join('');

type SendDialogProps = {
  readonly draft: Draft;
  readonly count: number;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** What was sent cannot be changed: it is asked for once more, with the number of members. */
function SendDialog({ draft, count, isOpen, onClose }: SendDialogProps) {
  const t = useTranslations('broadcasts');
  const problem = useTranslations('problem');
  const tell = useTell();
  const navigate = useNavigate();
  const hasChanged = useInboxChanged();
  const sending = useMutation({
    mutationFn: () => call(calls.sendBroadcast, draft),
    onSuccess: ({ id, reach }) => {
      tell.done(t('sent', { count: reach }));
      hasChanged();
      navigate(`/broadcasts/${id}`);
    },
  });
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('sendTitle', { count })}
      closeButtonProps={{ 'aria-label': problem('close') }}
    >
      <Stack>
        <Text size="sm">{t('sendText')}</Text>
        {sending.error && (
          <Alert color="red" role="alert">
            {sending.error.message}
          </Alert>
        )}
        <Group justify="end">
          <Button loading={sending.isPending} onClick={() => sending.mutate()}>
            {t('sendConfirm')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
