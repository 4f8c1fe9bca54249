import { createHmac } from 'node:crypto';
import { PREVIEW_READERS, type PreviewReader } from '@maneki/contract/content/desk';
import { LANGUAGES, type Language } from '@maneki/contract/language';
import { HOUR_MS } from '@maneki/kernel/clock';
import { deriveKey } from '#platform/encryption/seal';
import { isSameHash } from '#platform/secrets/secrets';

/** What a preview shows: one version of an entry, to whose eyes, in which language. */
export type Previewed = {
  readonly merchantCode: string;
  readonly id: string;
  readonly version: number;
  readonly reader: PreviewReader;
  readonly language: Language;
};

/**
 * Lets the site show a draft to whoever an operator opens it for: signed instead of stored, for an hour. The page that
 * shows it is the site's, which knows no operators, and may be at the host of another merchant.
 */
export type PreviewTokens = {
  make(previewed: Previewed, now: Date): string;
  read(token: string, now: Date): Previewed | undefined;
};

const FORM = /^([\w-]{1,64})\.([0-9a-f-]{36})\.(\d{1,7})\.([a-z]+)\.([A-Z]{2})\.([0-9a-z]{1,11})$/;

export function createPreviewTokens(masterSecret: string): PreviewTokens {
  const key = deriveKey(masterSecret, 'content previews');
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    make({ merchantCode, id, version, reader, language }, now) {
      const expiresAt = (now.getTime() + HOUR_MS).toString(36);
      const text = [merchantCode, id, version, reader, language, expiresAt].join('.');
      return `${text}.${sign(text)}`;
    },
    read(token, now) {
      const end = token.lastIndexOf('.');
      const text = token.slice(0, end);
      if (!isSameHash(token.slice(end + 1), sign(text))) return undefined;
      const [, merchantCode = '', id = '', version, ...rest] = FORM.exec(text) ?? [];
      const reader = PREVIEW_READERS.find((name) => name === rest[0]);
      const language = LANGUAGES.find((name) => name === rest[1]);
      const isOver = Number.parseInt(rest[2] ?? '', 36) < now.getTime();
      if (!reader || !language || isOver) return undefined;
      return { merchantCode, id, version: Number(version), reader, language };
    },
  };
}
