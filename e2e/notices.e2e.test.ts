import { items } from '@maneki/server/features/content/seed/items';
import { seedWords } from '@maneki/server/features/content/seed/words';
import type { Page, Request } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { openPage } from './support/open-page.ts';
import { enter, openAccount } from './support/people.ts';
import { untilAlive } from './support/until-alive.ts';
import { fill, words } from './support/words.ts';

const { content } = words('EN');
const { notices } = content;
const voice = seedWords.EN.maneki;
const COUNT = Object.values(items).filter(({ kind }) => kind === 'PL').length;
const READ = '**/api/content/announcements/read';

const rows = (page: Page, language: 'EN' | 'JA' = 'EN') =>
  page.getByRole('list', { name: words(language).content.notices.label }).getByRole('listitem');
const row = (page: Page, title: string) => rows(page).filter({ hasText: title });
const expectUnread = (page: Page, count: number) =>
  expect(page.getByRole('main').getByRole('status').first()).toHaveText(
    fill(notices.unread, { count }),
  );

/** Opens an announcement from the list, and sees it in full. */
async function open(page: Page, title: string): Promise<void> {
  await row(page, title).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
}

/** Back to the list. An announcement counts as read when its page has come alive. */
async function goToAll(page: Page): Promise<void> {
  const back = page.getByRole('link', { name: notices.back });
  await untilAlive(back);
  await back.click();
}

test('[MSG-2] what a member reads is read at once, told in one call, and known on every device', async ({
  arrive,
}) => {
  const username = await openAccount();
  const page = await arrive();
  await enter(page, username);
  const told: Request[] = [];
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  await page.route(READ, async (route) => {
    told.push(route.request());
    await mayAnswer;
    await route.continue();
  });
  await page.goto('/m/notice');
  await expectUnread(page, COUNT);
  const { title } = voice['notice.fairness'];
  await expect(row(page, title)).toContainText(notices.new);
  await open(page, title);
  const id = new URL(page.url()).searchParams.get('id');

  // The server has not answered yet, and the page knows already.
  await goToAll(page);
  await expectUnread(page, COUNT - 1);
  await expect(row(page, title)).not.toContainText(notices.new);
  const reloaded = page.waitForResponse('**/api/content/notices**');
  answer();
  await reloaded;
  await expectUnread(page, COUNT - 1);
  expect(told.map((call) => call.postDataJSON())).toEqual([{ announcementId: id, read: true }]);

  const other = await arrive();
  await enter(other, username);
  await other.goto('/m/notice');
  await expectUnread(other, COUNT - 1);
  await expect(row(other, title)).not.toContainText(notices.new);
});

test('[MSG-2] what a guest reads the device remembers, and nobody is told', async ({ arrive }) => {
  const page = await arrive();
  const told: Request[] = [];
  page.on('request', (call) => call.method() === 'POST' && told.push(call));
  await page.goto('/m/notice');
  await expectUnread(page, COUNT);
  for (const key of ['notice.jackpots', 'notice.limits'] as const) {
    await open(page, voice[key].title);
    await goToAll(page);
  }
  await expectUnread(page, COUNT - 2);
  await page.reload();
  await expectUnread(page, COUNT - 2);
  await expect(row(page, voice['notice.limits'].title)).not.toContainText(notices.new);
  await expect(row(page, voice['notice.records'].title)).toContainText(notices.new);
  expect(told.filter((call) => call.url().includes('/content/'))).toEqual([]);
});

test('[MSG-2] an announcement leads on into the site, and speaks the language that is chosen', async ({
  arrive,
}) => {
  const page = await arrive();
  await openPage(page, '/m/notice');
  await open(page, voice['notice.newSlots'].title);
  await page.getByRole('banner').getByRole('button', { name: 'Switch to 日本語' }).click();
  const { title } = seedWords.JA!.maneki['notice.newSlots'];
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await page.getByRole('link', { name: words('JA').content.notices.back }).click();
  await expect(rows(page, 'JA').filter({ hasText: title })).toBeVisible();
  await page.goBack();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.getByRole('article').locator('a[href="/m/rng"]').click();
  await expect(page).toHaveURL(/\/m\/rng$/);
  expect(loads).toBe(0);
});

test('[MSG-2] an announcement that was taken down says so and leads to the others', async ({
  arrive,
  complaints,
}) => {
  complaints.expect(/404/);
  const page = await arrive();
  await page.goto('/m/notice?id=0199aaaa-0000-7000-8000-000000000000');
  await expect(page.getByText(notices.goneTitle)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: notices.back }).last().click();
  await expect(rows(page)).toHaveCount(COUNT);
});
