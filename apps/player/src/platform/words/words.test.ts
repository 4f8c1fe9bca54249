import { everyPhrase } from '@maneki/phrases/every-phrase';
import { beforeEach, expect, test } from 'vitest';
import { words } from './words.ts';

const { EN, JA } = everyPhrase;
const firstView = () => ({ shell: EN.shell, site: EN.site });

beforeEach(() => words.start({ language: 'EN', phrases: firstView() }));

test('words that a part needs are added without anything being drawn anew', async () => {
  const before = words.get();
  let told = 0;
  const stop = words.subscribe(() => {
    told += 1;
  });
  await words.ensure(['identity', 'wallet']);
  expect(words.get()).toBe(before);
  expect(words.get().phrases).toEqual({ ...firstView(), identity: EN.identity, wallet: EN.wallet });
  expect(told).toBe(0);
  stop();
});

test('a part that comes while the language is switched is there in the new one', async () => {
  const added = words.ensure(['identity']);
  const spoken = words.speak('JA', ['catalog']);
  await added;
  expect(words.get().phrases.identity).toBeDefined();
  expect(await spoken).toBe(true);
  await words.ensure(['identity']);
  const { shell, site, catalog, identity } = JA;
  expect(words.get()).toEqual({ language: 'JA', phrases: { shell, site, catalog, identity } });
});

test('words asked for at the last moment before another language are there in it', async () => {
  await Promise.all([words.speak('JA', []), words.ensure(['wallet'])]);
  expect(words.get().phrases.wallet).toEqual(JA.wallet);
});

test('of two languages the one wished for last is spoken', async () => {
  const [first, second] = await Promise.all([words.speak('TH', []), words.speak('JA', [])]);
  expect([first, second]).toEqual([false, true]);
  expect(words.get().language).toBe('JA');
});
