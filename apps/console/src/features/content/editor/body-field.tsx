import { BODY_CHARACTERS_MAX } from '@maneki/contract/content/desk';
import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';

type BodyFieldProps = {
  readonly lang: string;
  readonly value: string;
  readonly isLocked: boolean;
  readonly onChange: (value: string) => void;
};

/** What each button puts around the words that are marked. */
const MARKS = {
  paragraph: ['<p>', '</p>'],
  heading: ['<h2>', '</h2>'],
  bold: ['<strong>', '</strong>'],
  list: ['<ul>\n  <li>', '</li>\n</ul>'],
  link: ['<a href="/m/help">', '</a>'],
} as const;

/** A text with markup. The buttons write the tags, so that nobody has to know them. */
export function BodyField({ lang, value, isLocked, onChange }: BodyFieldProps) {
  const t = useTranslations('content');
  const field = useRef<HTMLTextAreaElement>(null);
  const mark = ([before, after]: readonly [string, string]) => {
    const { selectionStart: from = value.length, selectionEnd: to = value.length } =
      field.current ?? {};
    onChange(`${value.slice(0, from)}${before}${value.slice(from, to)}${after}${value.slice(to)}`);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(from + before.length, to + before.length);
    });
  };
  return (
    <Textarea
      ref={field}
      label={t('parts.body')}
      lang={lang}
      autosize
      minRows={8}
      maxRows={24}
      maxLength={BODY_CHARACTERS_MAX}
      readOnly={isLocked}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      inputContainer={(input) => (
        <Stack gap={6}>
          {!isLocked && (
            <Group gap={4} role="group" aria-label={t('marksHint')}>
              {Object.entries(MARKS).map(([name, tags]) => (
                <Button key={name} size="compact-xs" variant="default" onClick={() => mark(tags)}>
                  {t(`marks.${name as keyof typeof MARKS}`)}
                </Button>
              ))}
            </Group>
          )}
          {input}
        </Stack>
      )}
    />
  );
}
