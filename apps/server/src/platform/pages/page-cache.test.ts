import { fixedClock } from '@maneki/testkit/fixed-clock';
import { waitFor } from '@maneki/testkit/wait-for';
import { expect, test } from 'vitest';
import { compressPage, createPageCache, type KeptPage } from './page-cache.ts';

const page = async (text: string): Promise<KeptPage> => ({
  ...(await compressPage(text)),
  policy: '',
  etag: text,
});

test('a page is rendered once, however many visitors ask at the same moment', async () => {
  const cache = createPageCache(fixedClock('2030-01-01T00:00:00Z'));
  let renders = 0;
  const render = () => {
    renders += 1;
    return page('home');
  };
  await Promise.all(Array.from({ length: 20 }, () => cache.get('home', render)));
  expect(renders).toBe(1);
});

test('an old page is still served at once, and renewed behind the visitor', async () => {
  const clock = fixedClock('2030-01-01T00:00:00Z');
  const cache = createPageCache(clock);
  await cache.get('home', () => page('first'));
  clock.advance(60_001);
  expect((await cache.get('home', () => page('second'))).etag).toBe('first');
  await waitFor(async () => (await cache.get('home', () => page('third'))).etag === 'second');
});

test('a page that nobody asked for in a long time is rendered before it is served', async () => {
  const clock = fixedClock('2030-01-01T00:00:00Z');
  const cache = createPageCache(clock);
  await cache.get('home', () => page('first'));
  clock.advance(75_001);
  let renders = 0;
  const render = () => {
    renders += 1;
    return page('second');
  };
  const served = await Promise.all([cache.get('home', render), cache.get('home', render)]);
  expect(served.map(({ etag }) => etag)).toEqual(['second', 'second']);
  expect(renders).toBe(1);
});

test('where a page cannot be renewed, the old one is better than none, until that fails for long', async () => {
  const clock = fixedClock('2030-01-01T00:00:00Z');
  const cache = createPageCache(clock);
  const fail = () => Promise.reject(new Error('broken'));
  await cache.get('home', () => page('first'));
  for (let failures = 1; failures <= 5; failures += 1) {
    clock.advance(75_001);
    expect((await cache.get('home', fail)).etag).toBe('first');
  }
  await expect(cache.get('home', fail)).rejects.toThrow('broken');
});

test('a page that failed to render is tried again by the next visitor', async () => {
  const cache = createPageCache(fixedClock('2030-01-01T00:00:00Z'));
  await expect(cache.get('home', () => Promise.reject(new Error('broken')))).rejects.toThrow();
  expect((await cache.get('home', () => page('whole'))).etag).toBe('whole');
});

test('the five hundred most recently used pages stay, older ones give way', async () => {
  const cache = createPageCache(fixedClock('2030-01-01T00:00:00Z'));
  const kept = await page('same');
  for (let index = 0; index < 501; index += 1) await cache.get(`${index}`, async () => kept);
  expect(cache.size).toBe(500);
  let isRenderedAgain = false;
  await cache.get('0', async () => {
    isRenderedAgain = true;
    return kept;
  });
  expect(isRenderedAgain).toBe(true);
});
