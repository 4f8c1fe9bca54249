import { expect, test } from 'vitest';
import { listCentreRows, mayChat } from './centre-rows.ts';

const FULL = {
  flags: { CBS3: true, MAILCEN: true },
  telegram: 'https://t.me/maneki',
  line: 'https://line.me/maneki',
  service: 'https://support.maneki.example/chat',
  member: { mayRead: true, mayChat: true },
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
  ['no chat for who may not', { member: { ...FULL.member, mayChat: false } }, without('chat')],
  ['everything for a guest', { member: null }, ALL],
])('[MSG-1] the message centre has %s', (_, change, names) => {
  expect(namesOf(change)).toEqual(names);
});

test.each([
  ['a member', { type: 0, memberLabel: [{ labelName: 'night owl' }] }, true],
  ['a trial', { type: 4, memberLabel: [] }, false],
  ['a member with the label nochat', { type: 0, memberLabel: [{ labelName: 'nochat' }] }, false],
] as const)('[MSG-4] chat is for %s: %j', (_, { type, memberLabel }, expected) => {
  expect(mayChat({ type, memberLabel: [...memberLabel] })).toBe(expected);
});

const countsOf = (member: typeof FULL.member | null) =>
  listCentreRows({ ...FULL, member }).map(({ count }) => count);

test('[MSG-1] what is unread is told to members alone', () => {
  expect(countsOf(FULL.member)).toEqual([0, 2, 120, 1, 0, 0]);
  expect(countsOf(null)).toEqual([0, 0, 0, 0, 0, 0]);
});

test('[MSG-4] the chat is a link, so that a tap before scripts run is not lost', () => {
  expect(listCentreRows(FULL).find(({ name }) => name === 'chat')?.href).toBe('/m/chat');
});
