import type { SiteStatus } from '@maneki/contract/site/schemas';
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import type { PageWindow } from './support/page-window.ts';

declare const window: PageWindow;

const readKept = (page: Page, name: string): Promise<string | null> =>
  page.evaluate((asked) => window.localStorage.getItem(asked), name);

async function waitUntilKept(page: Page): Promise<void> {
  await expect.poll(() => readKept(page, 'site.service')).not.toBeNull();
}

/** Opens what is sealed as the site does: with the key that this browser holds and cannot show. */
const unseal = `(async () => {
  const settle = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await settle(indexedDB.open('maneki'));
  const key = await settle(database.transaction('keys').objectStore('keys').get('device'));
  const text = atob(localStorage.getItem('site.service'));
  const bytes = Uint8Array.from(text, (char) => char.charCodeAt(0));
  const algorithm = { name: 'AES-GCM', iv: bytes.subarray(0, 12) };
  const plain = await crypto.subtle.decrypt(algorithm, key, bytes.subarray(12));
  const entries = JSON.parse(new TextDecoder().decode(plain));
  return { entries, isExtractable: key.extractable };
})()`;

test('[SITE-4] a second visit is whole while its status call is still unanswered', async ({
  page,
}) => {
  await page.goto('/m/home');
  await waitUntilKept(page);
  const kept = JSON.parse((await readKept(page, 'site.status')) ?? '') as SiteStatus;
  expect(kept.info.whitelabel.name).toBe('Maneki');

  let isAsked = false;
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/site/status', async (route) => {
    isAsked = true;
    await isAnswered;
    await route.continue();
  });
  await page.evaluate(() => window.localStorage.setItem('site.status', '{"status":"old"}'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Maneki' })).toBeAttached();
  await expect(page.getByRole('heading', { name: 'What you can rely on' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Terms of service' })).toBeVisible();
  await expect.poll(() => isAsked).toBe(true);
  expect(JSON.parse((await readKept(page, 'site.status')) ?? '')).toMatchObject({
    info: { whitelabel: { name: 'Maneki' } },
  });

  // Once the answer is there, the kept copy is as fresh as the answer.
  await page.evaluate(() => window.localStorage.setItem('site.status', '{"status":"old"}'));
  answer();
  await expect
    .poll(async () => JSON.parse((await readKept(page, 'site.status')) ?? '').location?.ip)
    .toMatch(/^10\./);
});

test('[SITE-12] ways to reach customer service are kept encrypted, and can be read back', async ({
  page,
}) => {
  await page.goto('/m/home');
  await waitUntilKept(page);
  const everything = await page.evaluate<string>('JSON.stringify({ ...localStorage })');
  for (const readable of ['support.maneki.example', 'wa.me', 'whatsapp', '810000000000'])
    expect(everything).not.toContain(readable);

  const { entries, isExtractable } = await page.evaluate<{
    entries: { title: string; path: string }[];
    isExtractable: boolean;
  }>(unseal);
  expect(isExtractable).toBe(false);
  expect(entries).toEqual([
    { title: 'CS', path: 'https://support.maneki.example/chat' },
    { title: 'whatsapp', path: 'https://wa.me/810000000000' },
  ]);
  const social = page.getByRole('navigation', { name: 'Follow us' });
  for (const name of ['LINE', 'Telegram'])
    await expect(social.getByRole('link', { name })).toHaveAttribute('href', /^https:/);
});
