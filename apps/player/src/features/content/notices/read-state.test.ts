import { expect, test } from 'vitest';
import { addRead, countUnread, isRead, parseRead } from './read-state.ts';

const notices = [
  { announcementId: 'a', read: true },
  { announcementId: 'b', read: false },
  { announcementId: 'c', read: false },
];

test('[MSG-2] an announcement is read where the server or this page knows of it', () => {
  const here = new Set(['b']);
  expect(notices.map((notice) => isRead(notice, here))).toEqual([true, true, false]);
});

test('[MSG-2] a member’s count is the server’s, less what was read here since', () => {
  const counted = { unread: 5, notices, isGuest: false };
  expect(countUnread({ ...counted, here: new Set() })).toBe(5);
  expect(countUnread({ ...counted, here: new Set(['b']) })).toBe(4);
  // The server counts it already: it is not taken off twice.
  expect(countUnread({ ...counted, here: new Set(['a']) })).toBe(5);
  expect(countUnread({ ...counted, unread: 0, here: new Set(['b']) })).toBe(0);
});

test('[MSG-2] a guest’s count is the device’s own', () => {
  const guests = notices.map((notice) => ({ ...notice, read: false }));
  const counted = { unread: 0, notices: guests, isGuest: true };
  expect(countUnread({ ...counted, here: new Set() })).toBe(3);
  expect(countUnread({ ...counted, here: new Set(['a', 'x']) })).toBe(2);
});

test('what is read again changes nothing, and the oldest of three hundred give way', () => {
  const ids = new Set(Array.from({ length: 300 }, (_, position) => `n${position}`));
  expect(addRead(ids, 'n7')).toBe(ids);
  const more = addRead(ids, 'new');
  expect(more.size).toBe(300);
  expect([more.has('new'), more.has('n0'), more.has('n1')]).toEqual([true, false, true]);
});

test('a memory that is not ours counts as none', () => {
  for (const text of [null, '', '{}', '3', '[1,null]']) expect(parseRead(text)).toEqual(new Set());
  expect(parseRead('["a","b"]')).toEqual(new Set(['a', 'b']));
});
