import { expect, test } from 'vitest';
import { ownPathOf, readColour } from './own-path.ts';

const site = { origin: 'https://maneki.example', hosts: ['maneki.example', 'm.maneki.example'] };

test.each([
  ['/m/message', '/m/message'],
  ['/m/game?id=1#top', '/m/game?id=1#top'],
  ['https://maneki.example/m/home', '/m/home'],
  ['https://m.maneki.example/m/activity', '/m/activity'],
  ['https://evil.example/m/home', '/m/home'],
  ['//evil.example/m/x', '/m/home'],
  ['/\\evil.example/m/x', '/m/home'],
  ['javascript:alert(1)', '/m/home'],
  ['https://maneki.example@evil.example/m/x', '/m/home'],
  ['https://user:word@maneki.example/m/x', '/m/home'],
  ['/m/../console', '/m/home'],
  ['/console', '/m/home'],
  ['http://[', '/m/home'],
  [undefined, '/m/home'],
])('[MSG-4] the chat leads back from %s to a page of this site', (asked, path) => {
  expect(ownPathOf(asked, site)).toBe(path);
});

test.each([
  ['#A0b1C2', '#a0b1c2'],
  ['102030', '#102030'],
  ['red', null],
  ['#fff;background:url(x)', null],
  [undefined, null],
])('[MSG-4] the header takes %s as %s', (asked, colour) => {
  expect(readColour(asked)).toBe(colour);
});
