import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '@maneki/contract/language';
import { fillText, MESSAGE_TEXT_MAX, MESSAGE_TITLE_MAX } from '@maneki/contract/messages/inbox';
import { inboxConsoleEndpoints as calls } from '@maneki/contract/messages/inbox-console-endpoints';
import {
  Alert,
  Anchor,
  Button,
  Card,
  Code,
  Group,
  SimpleGrid,
  Stack,
  Switch,
  Text,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/call.ts';
import { useChoice } from '#platform/choice.ts';
import { Page } from '#platform/look/page.tsx';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { useMay } from '#platform/self.ts';
import { ReadOnly } from './broadcast-part.tsx';
import { MessagePreview } from './message-preview.tsx';
import { type Template, templatesQuery, useInboxChanged } from './queries.ts';

/** What stands in the places of a preview. */
const SAMPLES = {
  money: '¥ 12,500.00',
  text: 'D2601010000000001',
  number: '3',
  day: '2026-12-01',
  title: 'Welcome bonus',
} as const;

/** One message in five languages: the product's words, the merchant's own, and how readers see it. */
export function TemplatePart() {
  const t = useTranslations('messageTemplates');
  const { kind = '' } = useParams();
  const { language } = useChoice();
  const { data, error, refetch } = useQuery(templatesQuery);
  const maySend = useMay('sendMessages');
  if (error) return <Problem error={error} onAgain={refetch} />;
  if (!data) return <Waiting />;
  const template = data.list.find((one) => one.kind === kind);
  if (!template) return <ReadOnly text={t('unknown')} />;
  return (
    <Page title={template.standard[language].title}>
      <Anchor component={Link} to="/messageTemplates" size="sm" w="fit-content">
        {t('back')}
      </Anchor>
      {!maySend && <ReadOnly text={t('readOnly')} />}
      <TemplateForm key={template.changedAt ?? ''} template={template} maySend={maySend} />
    </Page>
  );
}

type Words = Pick<Template, 'isOff' | 'titles' | 'texts'>;

function TemplateForm({
  template,
  maySend,
}: {
  readonly template: Template;
  readonly maySend: boolean;
}) {
  const t = useTranslations('messageTemplates');
  const tell = useTell();
  const hasChanged = useInboxChanged();
  const { kind, params, standard } = template;
  const [words, setWords] = useState<Words>({
    ...{ isOff: template.isOff, titles: template.titles, texts: template.texts },
  });
  const saving = useMutation({
    mutationFn: () => call(calls.saveTemplate, { kind, ...words }),
    onSuccess: () => {
      tell.done(t('saved'));
      hasChanged();
    },
  });
  const samples = Object.fromEntries(
    Object.entries(params).map(([name, type]) => [name, SAMPLES[type]]),
  );
  const names = Object.keys(params);
  return (
    <>
      <Card withBorder padding="lg">
        <Stack>
          <Switch
            label={t('isOff')}
            description={t('isOffHint')}
            disabled={!maySend}
            checked={words.isOff}
            onChange={({ currentTarget: { checked } }) => setWords({ ...words, isOff: checked })}
          />
          {names.length > 0 && (
            <Group gap="xs">
              <Text size="sm">{t('places')}:</Text>
              {names.map((name) => (
                <Code key={name}>{`{${name}}`}</Code>
              ))}
            </Group>
          )}
        </Stack>
      </Card>
      {LANGUAGES.map((language) => (
        <Card key={language} withBorder padding="lg" lang={LANGUAGE_TAGS[language]}>
          <Title order={3} size="h5" mb="xs">
            {LANGUAGE_NAMES[language]}
          </Title>
          <SimpleGrid cols={{ base: 1, md: 2 }}>
            <Stack>
              <TextInput
                label={t('titleField')}
                description={t('fieldHint')}
                placeholder={standard[language].title}
                maxLength={MESSAGE_TITLE_MAX}
                disabled={!maySend}
                value={words.titles[language]}
                onChange={({ currentTarget: { value } }) =>
                  setWords({ ...words, titles: { ...words.titles, [language]: value } })
                }
              />
              <Textarea
                label={t('textField')}
                placeholder={standard[language].text}
                autosize
                minRows={2}
                maxLength={MESSAGE_TEXT_MAX}
                disabled={!maySend}
                value={words.texts[language]}
                onChange={({ currentTarget: { value } }) =>
                  setWords({ ...words, texts: { ...words.texts, [language]: value } })
                }
              />
            </Stack>
            <div>
              <Text size="sm" c="dimmed" mb={4}>
                {t('preview')}
              </Text>
              <MessagePreview
                title={fillText(words.titles[language] || standard[language].title, samples)}
                text={fillText(words.texts[language] || standard[language].text, samples)}
              />
            </div>
          </SimpleGrid>
        </Card>
      ))}
      {saving.error && (
        <Alert color="red" role="alert">
          {saving.error.message}
        </Alert>
      )}
      {maySend && (
        <Group justify="end">
          <Button loading={saving.isPending} onClick={() => saving.mutate()}>
            {t('save')}
          </Button>
        </Group>
      )}
    </>
  );
}
