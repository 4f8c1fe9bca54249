import { fillText, listPlaceholders } from '@maneki/contract/messages/inbox';
import { expect, test } from 'vitest';
import { everyText, isFit, isWhole } from './broadcasts/broadcast.ts';
import { inParagraphs } from './broadcasts/send-broadcast.ts';
import { describeMessage, textIn } from './message.ts';
import { findMisfit } from './templates/save-template.ts';

test.each([
  [{ EN: 'a', JA: 'b' }, 'JA', 'b'],
  [{ EN: 'a', JA: 'b' }, 'TH', 'a'],
  [{ JA: 'b' }, 'TH', 'b'],
  [{}, 'TH', ''],
] as const)('[MSG-3] of %j a reader of %s reads “%s”', (texts, language, text) => {
  expect(textIn(texts, language)).toBe(text);
});

test('[MSG-3] a message follows the language of its reader, and a merchant’s words go before the product’s', () => {
  const message = {
    ...({ id: 'i', category: 'PROMO', kind: 'CLAIM_REFUSED', titles: null, readAt: null } as const),
    params: { promotion: { EN: 'Hello', JA: 'ようこそ' }, reason: 'x' },
    sentAt: new Date(0),
  };
  const own = { titles: { JA: 'お知らせ' }, texts: {} };
  expect(describeMessage(message, { language: 'JA', own })).toMatchObject({
    params: { promotion: 'ようこそ', reason: 'x' },
    title: 'お知らせ',
    text: null,
  });
  expect(describeMessage(message, { language: 'TH', own }).title).toBeNull();
});

test.each([
  ['{amount} of {orderNo}', undefined],
  ['nothing to fill', undefined],
  ['{sum}', 'sum'],
  ['{amount', '{'],
  ['amount}', '}'],
  ['{{amount}}', '{'],
  ['{}', ''],
])('[MSG-3] a template “%s” misfits by %j', (text, placeholder) => {
  const empty = everyText({});
  const misfit = findMisfit('DEPOSIT_CREDITED', { titles: empty, texts: { ...empty, VI: text } });
  expect(misfit).toEqual(placeholder === undefined ? undefined : { language: 'VI', placeholder });
});

test('places are filled once, whatever stands in them', () => {
  expect(listPlaceholders('{a} {b} {a}')).toEqual(['a', 'b']);
  expect(fillText('{a} and {b}', { a: '{b}', b: '$&' })).toBe('{b} and $&');
});

test.each([
  [{ EN: 't' }, { EN: 'b' }, true],
  [{ EN: 't', JA: 't' }, { EN: 'b' }, false],
  [{ EN: 't' }, { EN: 'b', JA: 'b' }, false],
  [{}, {}, false],
])('titles %j with bodies %j are whole: %s', (titles, bodies, whole) => {
  expect(isWhole(titles, bodies)).toBe(whole);
});

test.each([
  [2, 2, true],
  [3, 2, false],
  [null, 2, true],
])('levels from %s to %s fit: %s', (vipMin, vipMax, fits) => {
  expect(isFit({ vipMin, vipMax })).toBe(fits);
});

test('plain words become paragraphs, and markup stays what it is', () => {
  expect(inParagraphs('one\ntwo\n\nthree')).toBe('<p>one<br />two</p><p>three</p>');
  expect(inParagraphs('<p>one</p>\n\n<p>two</p>')).toBe('<p>one</p>\n\n<p>two</p>');
});
