import { expect, test } from 'vitest';
import { readLanguage } from './read-language.ts';

test.each([
  [undefined, 'EN'],
  ['', 'EN'],
  ['ja', 'JA'],
  ['zh-CN,zh;q=0.9', 'CN'],
  ['de, th;q=0.5', 'TH'],
  ['jam', 'EN'],
  ['VI-VN', 'VI'],
])('who asks for "%s" is answered in %s', (header, language) => {
  expect(readLanguage(header)).toBe(language);
});
