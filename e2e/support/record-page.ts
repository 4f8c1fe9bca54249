import type { Locator, Page } from '@playwright/test';
import { words } from './words.ts';

/** What the chosen entries come to, over the bottom menu. */
export const totals = (page: Page): Locator =>
  page.getByRole('region', { name: words('EN').record.total.label });

/** The count, and then each sum as it is written. */
export const totalsText = async (page: Page): Promise<string[]> => [
  (await totals(page).locator('p').textContent()) ?? '',
  ...(await totals(page).locator('dd').allTextContents()),
];

/** The days of a record, the newest first. */
export const dayHeadings = (page: Page): Locator =>
  page.getByRole('main').getByRole('list').getByRole('heading', { level: 2 });

const DAY_MS = 86_400_000;

/** A day as addresses write it, so many days from today, by the calendar of the night market. */
export const dayOfTokyo = (days: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' }).format(Date.now() + days * DAY_MS);
