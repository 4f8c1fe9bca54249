import type { EntryKind } from '@maneki/contract/content/desk';
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES, type Language } from '@maneki/contract/language';
import { Card, Chip, Group, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Draft, type DraftWords, missingParts, NO_WORDS, wordsOf } from '../draft.ts';
import { BodyField } from './body-field.tsx';
import type { Writing } from './use-writing.ts';

type WordsPanelProps = {
  readonly kind: EntryKind;
  readonly writing: Writing;
  readonly isLocked: boolean;
};

/** The same words in several languages, side by side, and what each of them lacks. */
export function WordsPanel({ kind, writing: { draft, change }, isLocked }: WordsPanelProps) {
  const t = useTranslations('content');
  const [shown, setShown] = useState<readonly string[]>(() => firstShown(draft));
  const languages = LANGUAGES.filter((language) => shown.includes(language));
  return (
    <Stack>
      <Stack gap={6}>
        <Text size="sm" fw={500} id="languages">
          {t('languages')}
        </Text>
        <Group gap="xs" role="group" aria-labelledby="languages">
          <Chip.Group multiple value={[...shown]} onChange={setShown}>
            {LANGUAGES.map((language) => (
              <Chip key={language} value={language} variant="outline">
                {LANGUAGE_NAMES[language]}
              </Chip>
            ))}
          </Chip.Group>
        </Group>
        <Gaps kind={kind} draft={draft} />
      </Stack>
      <SimpleGrid cols={{ base: 1, md: Math.min(languages.length, 2) || 1 }}>
        {languages.map((language) => (
          <WordsCard
            key={language}
            kind={kind}
            language={language}
            words={draft.texts[language] ?? NO_WORDS}
            isLocked={isLocked}
            onChange={(words) => change({ texts: { ...draft.texts, [language]: words } })}
          />
        ))}
      </SimpleGrid>
    </Stack>
  );
}

/** What is written, and English beside it; English and one more where nothing is. */
function firstShown({ texts }: Draft): Language[] {
  const written = LANGUAGES.filter((language) => texts[language]);
  return written.length > 0 ? written.slice(0, 2) : LANGUAGES.slice(0, 2);
}

type GapsProps = { readonly kind: EntryKind; readonly draft: Draft };

function Gaps({ kind, draft }: GapsProps) {
  const t = useTranslations('content');
  const gaps = LANGUAGES.flatMap((language) => {
    const parts = missingParts(kind, draft, language);
    if (parts.length === 0) return [];
    const words = parts.includes('title')
      ? t('notWritten')
      : t('lacks', { parts: parts.map((part) => t(`parts.${part}`)).join(', ') });
    return [`${LANGUAGE_NAMES[language]}: ${words}`];
  });
  return (
    <Text size="sm" c="dimmed" role="status">
      {gaps.length > 0 ? gaps.join(' · ') : t('noGaps')}
    </Text>
  );
}

type WordsCardProps = {
  readonly kind: EntryKind;
  readonly language: Language;
  readonly words: DraftWords;
  readonly isLocked: boolean;
  readonly onChange: (words: DraftWords) => void;
};

function WordsCard({ kind, language, words, isLocked, onChange }: WordsCardProps) {
  const t = useTranslations('content');
  const parts = wordsOf(kind);
  const name = LANGUAGE_NAMES[language];
  const lang = LANGUAGE_TAGS[language];
  return (
    <Card withBorder component="section" aria-label={name}>
      <Stack gap="sm">
        <Title order={2} size="h5" lang={lang}>
          {name}
        </Title>
        <TextInput
          label={t('parts.title')}
          lang={lang}
          maxLength={200}
          readOnly={isLocked}
          value={words.title}
          onChange={({ currentTarget }) => onChange({ ...words, title: currentTarget.value })}
        />
        {parts.includes('text') && (
          <TextInput
            label={t('parts.text')}
            lang={lang}
            maxLength={500}
            readOnly={isLocked}
            value={words.text}
            onChange={({ currentTarget }) => onChange({ ...words, text: currentTarget.value })}
          />
        )}
        {parts.includes('body') && (
          <BodyField
            lang={lang}
            value={words.body}
            isLocked={isLocked}
            onChange={(body) => onChange({ ...words, body })}
          />
        )}
      </Stack>
    </Card>
  );
}
