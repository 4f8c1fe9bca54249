import { LANGUAGES } from '@maneki/contract/language';
import { expect, test } from 'vitest';
import { writeMessage } from './write-message.ts';

const merchant = {
  name: 'Maneki',
  hosts: ['play.example', 'alt.example'],
  mainDomain: 'play.example',
};
const about = { language: 'EN', hostname: 'alt.example', code: '012345' } as const;

test.each(LANGUAGES)(
  'a text message in %s names the code and, for browsers, the site',
  (language) => {
    const { body } = writeMessage(merchant, { ...about, language, channel: 'sms' });
    const lines = body.split('\n');
    expect(lines[0]).toContain('012345');
    expect(lines[0]).toContain('Maneki');
    expect(lines.at(-1)).toBe('@alt.example #012345');
  },
);

test.each(LANGUAGES)('a mail in %s has the code in its subject and its text', (language) => {
  const { subject, body } = writeMessage(merchant, { ...about, language, channel: 'email' });
  expect(subject).toContain('012345');
  expect(body).toContain('012345');
  expect(body).not.toContain('@');
});

test('a host that is not the merchant’s never gets a code filled in', () => {
  const { body } = writeMessage(merchant, { ...about, hostname: 'evil.example', channel: 'sms' });
  expect(body).toContain('@play.example #012345');
  expect(body).not.toContain('evil.example');
});
