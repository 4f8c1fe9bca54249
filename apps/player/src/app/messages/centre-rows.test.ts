import { expect, test } from 'vitest';
import { listCentreRows } from './centre-rows.ts';

const FULL = {
  flags: { CBS3: true, MAILCEN: true },
  telegram: 'https://t.me/maneki',
  line: 'https://line.me/maneki',
  isChatOpen: true,
  service: 'https://support.maneki.example/chat',
  member: { isTrial: false, mayRead: true, labels: [] as string[] },
  unread: { notices: 2, inbox: 120, chat: 1 },
};
const namesOf = (change: Partial<Parameters<typeof listCentreRows>[0]>) =>
  listCentreRows({ ...FULL, ...change }).map(({ name }) => name);
const ALL = ['telegram', 'notices', 'inbox', 'chat', 'service', 'line'];
const without = (name: string) => ALL.filter((each) => each !== name);

test.each([
  ['everything where all is configured', {}, ALL],
  ['no Telegram without a link', { telegram: undefined }, without('telegram')],
  ['no LINE without a link', { line: undefined }, without('line')],
  ['no inbox without MAILCEN', { flags: { CBS3: true, MAILCEN: false } }, without('inbox')],
  ['no chat without CBS3', { flags: { CBS3: false, MAILCEN: true } }, without('chat')],
  ['no chat for a trial', { member: { ...FULL.member, isTrial: true } }, without('chat')],
  ['no chat for nochat', { member: { ...FULL.member, labels: ['nochat'] } }, without('chat')],
  ['no chat where nobody opens one', { isChatOpen: false }, without('chat')],
  ['everything for a guest', { member: null }, ALL],
])('[MSG-1] the message centre has %s', (_, change, names) => {
  expect(namesOf(change)).toEqual(names);
});

const countsOf = (member: typeof FULL.member | null) =>
  listCentreRows({ ...FULL, member }).map(({ count }) => count);

test('[MSG-1] what is unread is told to members alone', () => {
  expect(countsOf(FULL.member)).toEqual([0, 2, 120, 1, 0, 0]);
  expect(countsOf(null)).toEqual([0, 0, 0, 0, 0, 0]);
});
