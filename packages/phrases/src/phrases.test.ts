import { NO_FIELD } from '@maneki/contract/call/refusals';
import { refusals } from '@maneki/contract/contract';
import { LANGUAGES, type Language } from '@maneki/contract/language';
import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import { everyPhrase } from './every-phrase.ts';
import { phraseRefusal, phraseUnknownError } from './phrase-refusal.ts';

type Messages = Map<string, string>;

function listMessages(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]) => {
    const place = path ? `${path}.${key}` : key;
    return typeof value === 'string'
      ? [[place, value] as [string, string]]
      : listMessages(value, place);
  });
}

/** The names between braces, wherever they stand in a compiled message. */
function listArguments(compiled: unknown): string[] {
  if (!Array.isArray(compiled)) return [];
  return compiled.flatMap((part) => {
    if (!Array.isArray(part)) return [];
    const [name, ...rest] = part;
    const inner = rest.flatMap((more) =>
      typeof more === 'object' && more !== null ? Object.values(more).flatMap(listArguments) : [],
    );
    return typeof name === 'string' ? [name, ...inner] : inner;
  });
}

const messages = Object.fromEntries(
  LANGUAGES.map((language) => [language, new Map(listMessages(everyPhrase[language]))]),
) as Record<Language, Messages>;

const others = LANGUAGES.filter((language) => language !== 'EN');

test.each(others)('[SITE-6] %s has every phrase that English has, and no other', (language) => {
  expect([...messages[language].keys()].sort()).toEqual([...messages.EN.keys()].sort());
});

test.each(LANGUAGES)(
  '[SITE-6] no phrase of %s is empty, padded or unreadable as a message',
  (language) => {
    for (const [key, text] of messages[language]) {
      expect(text.trim(), key).toBe(text);
      expect(text, key).not.toBe('');
      expect(() => compile(text), key).not.toThrow();
      expect(text, `${key} escapes by accident`).not.toContain("'");
    }
  },
);

test.each(others)(
  '[SITE-6] phrases of %s take the same arguments as the English ones',
  (language) => {
    for (const [key, english] of messages.EN) {
      const expected = [...new Set(listArguments(compile(english)))].sort();
      const found = [...new Set(listArguments(compile(messages[language].get(key) ?? '')))].sort();
      expect(found, key).toEqual(expected);
    }
  },
);

/** Names and words that are the same everywhere, or too short to differ. */
const SAME_EVERYWHERE =
  /^(site\.service\.whatsapp|site\.footer\.(age|copyright)|shell\.actions\.ok|site\.meta\.page\.title|site\.restrict\.|identity\.fields\.(facebook|wechat|line|whatsapp|zalo)$|identity\.providers\.|identity\.countries\.PH$|messages\.centre\.(telegram|line)$)/;

test.each(others)('[SITE-6] %s is translated, not copied', (language) => {
  const copied = [...messages[language]].filter(
    ([key, text]) => text === messages.EN.get(key) && !SAME_EVERYWHERE.test(key),
  );
  expect(copied.map(([key]) => key)).toEqual([]);
});

test.each(LANGUAGES)('every refusal has its sentence in %s, its details filled in', (language) => {
  for (const [code, { detail }] of Object.entries(refusals)) {
    const values = Object.fromEntries(detail.map((field) => [field, '7']));
    const sentence = phraseRefusal(language, { code, detail: values });
    expect(sentence, code).not.toMatch(/[{}]/);
    expect(sentence, code).not.toContain('refusals.');
  }
  expect(phraseUnknownError(language, 'ref-1')).toContain('ref-1');
});

test('a request that is wrong as a whole is told without the name of a field', () => {
  for (const language of LANGUAGES) {
    const tell = (field: string) =>
      phraseRefusal(language, { code: 'call.input_invalid', detail: { field } });
    expect(tell('username')).toContain('username');
    expect(tell(NO_FIELD), language).not.toMatch(/none|[-“「]/);
  }
});
