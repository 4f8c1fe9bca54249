import type { Page } from '@playwright/test';
import { expect, MOVING, test } from './support/journey.ts';
import { openUnderClock } from './support/open-under-clock.ts';
import { tabTo } from './support/tab-to.ts';
import { untilAlive } from './support/until-alive.ts';

test.use(MOVING);

const carousel = (page: Page) => page.getByRole('region', { name: 'What is new' });
const dots = (page: Page) => carousel(page).getByRole('button', { name: /^Slide \d+ of \d+$/ });
const dot = (page: Page, position: number) =>
  carousel(page).getByRole('button', { name: new RegExp(`^Slide ${position} of`) });

const expectSlide = (page: Page, position: number) =>
  expect(dot(page, position)).toHaveAttribute('aria-current', 'true');

/** Inert slides tell that the engine has taken over from plain HTML. */
const waitUntilRunning = (page: Page) =>
  expect(carousel(page).locator('[role=group][inert]')).not.toHaveCount(0);

test('[HOME-5] banners stand still for those who prefer less motion', async ({ arrive }) => {
  const page = await arrive({ prefersLessMotion: true });
  await openUnderClock(page, () => page.goto('/m/home'));
  await waitUntilRunning(page);
  await expect(carousel(page).getByRole('button', { name: 'Pause' })).toBeHidden();
  await page.clock.runFor(20_000);
  await expectSlide(page, 1);
  await dot(page, 3).click();
  await expectSlide(page, 3);
});

test('[HOME-5] banners follow the arrow keys, wait while one of their controls has the focus, and are paused by a key', async ({
  page,
}) => {
  await openUnderClock(page, () => page.goto('/m/home'));
  await untilAlive(dot(page, 1));
  // It may have turned already; whoever chooses a slide has the focus on it.
  await dot(page, 1).click();
  await expectSlide(page, 1);
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, 2);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  const last = await dots(page).count();
  await expectSlide(page, last);
  await page.clock.runFor(12_000);
  await expectSlide(page, last);
  await tabTo(page, /^Pause$/);
  await page.keyboard.press('Enter');
  await expect(carousel(page).getByRole('button', { name: 'Continue' })).toBeFocused();
});
