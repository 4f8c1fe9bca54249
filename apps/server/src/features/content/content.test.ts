import { expect, test } from 'vitest';
import { compareItems, isInPeriod, textIn } from './content.ts';
import { fillHtml, fillText } from './fill-placeholders.ts';

const at = (time: string) => new Date(`2030-01-01T${time}Z`);

test('[MSG-2] a text is in the reader’s language, else in English, else in any', () => {
  expect(textIn({ EN: 'a', JA: 'b' }, 'JA')).toBe('b');
  expect(textIn({ EN: 'a', JA: 'b' }, 'TH')).toBe('a');
  expect(textIn({ VI: 'c' }, 'TH')).toBe('c');
  expect(textIn({}, 'EN')).toBeUndefined();
});

test('[MSG-2] a period holds its first instant and not its last', () => {
  const period = { startsAt: at('10:00:00'), endsAt: at('11:00:00') };
  expect(isInPeriod(period, at('09:59:59.999'))).toBe(false);
  expect(isInPeriod(period, at('10:00:00'))).toBe(true);
  expect(isInPeriod(period, at('10:59:59.999'))).toBe(true);
  expect(isInPeriod(period, at('11:00:00'))).toBe(false);
  expect(isInPeriod({ startsAt: null, endsAt: null }, at('00:00:00'))).toBe(true);
});

test('[MSG-2] pinned items come first, then as they were sorted, then the newest', () => {
  const item = (id: string, more: object = {}) => ({
    id,
    isPinned: false,
    sortOrder: 10,
    publishedAt: at('10:00:00'),
    ...more,
  });
  const items = [
    item('old'),
    item('new', { publishedAt: at('11:00:00') }),
    item('first', { sortOrder: 5 }),
    item('pinned', { isPinned: true, sortOrder: 99 }),
  ];
  expect(items.sort(compareItems).map(({ id }) => id)).toEqual(['pinned', 'first', 'new', 'old']);
});

test('[HELP-1] a merchant’s name and age fill a text, and the name is never markup', () => {
  const filling = { merchant: 'Cat & <b>Co</b>', age: '21' };
  expect(fillText('{merchant}, {age}, {other}', filling)).toBe('Cat & <b>Co</b>, 21, {other}');
  expect(fillHtml('<p>{merchant}, {age}</p>', filling)).toBe(
    '<p>Cat &amp; &lt;b&gt;Co&lt;/b&gt;, 21</p>',
  );
});
