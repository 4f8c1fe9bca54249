import { expect, test } from 'vitest';
import { createPlaces, packNotices, readNotice } from './notice.ts';

const countFrom = (first: number) => {
  let place = first;
  return () => ({ node: 'a', place: place++ });
};

const message = (index: number) => ({ id: `${index}`, topic: '猫招き', merchantCode: 'maneki' });

test('messages are packed in order, no notice over the limit, none lost', () => {
  const messages = Array.from({ length: 500 }, (_, index) => message(index));
  const notices = packNotices(
    messages.map((each) => JSON.stringify(each)),
    countFrom(1),
    1_000,
  );

  for (const notice of notices) expect(Buffer.byteLength(notice)).toBeLessThanOrEqual(1_000);
  const read = notices.map((notice) => readNotice(notice)!);
  expect(read.flatMap((notice) => notice.messages)).toEqual(messages);
  expect(read.map(({ place }) => place)).toEqual(notices.map((_, index) => index + 1));
  expect(notices.length).toBeLessThan(50);
});

test('a notice may fill its limit exactly', () => {
  const texts = [1, 2].map((index) => JSON.stringify(message(index)));
  const [whole] = packNotices(texts, countFrom(1));
  const bytes = Buffer.byteLength(whole!);
  expect(packNotices(texts, countFrom(1), bytes)).toHaveLength(1);
  expect(packNotices(texts, countFrom(1), bytes - 1)).toHaveLength(2);
});

test('a beat is a notice without messages', () => {
  expect(packNotices([], countFrom(7)).map(readNotice)).toEqual([
    { node: 'a', place: 7, messages: [] },
  ]);
});

test('what is not a notice is not read', () => {
  for (const foreign of [
    '',
    'hello',
    '[]',
    '{}',
    'null',
    '{"node":"a","place":1,"messages":[1]}',
    '{"node":"a","place":1,"messages":[{"id":"1","topic":"t","merchantCode":"m","memberId":7}]}',
  ]) {
    expect(readNotice(foreign), foreign).toBeUndefined();
  }
});

test('a gap in what one node sent is noticed, its first notice and its next are none', () => {
  const places = createPlaces();
  const hear = (node: string, place: number) => places.isAfterGap({ node, place });
  expect([hear('a', 5), hear('a', 6), hear('b', 1), hear('a', 7)]).toEqual(Array(4).fill(false));
  expect(hear('a', 9)).toBe(true);
  expect([hear('a', 10), hear('b', 2)]).toEqual([false, false]);
});
