import { expect, type Page } from '@playwright/test';
import type { Walk } from './look-at-views.ts';
import { openMenu } from './open-menu.ts';
import { openPage } from './open-page.ts';
import { words } from './words.ts';

const PLAIN = [
  'terms',
  'agreement',
  'serviceError',
  'offline',
  'outerApp',
  'help',
  'help?tag=tc',
  'app',
];

/** What anybody may read. */
export const visitPublicViews: Walk = async (page, language, look) => {
  const { content, shell } = words(language);
  for (const path of PLAIN) {
    await page.goto(`/m/${path}`);
    await look(path);
  }
  await page.goto('/m/terms');
  await page.getByRole('button', { name: shell.nav.service }).click();
  await expectSheetAtRest(page);
  await look('service sheet');
  await page.goto('/m/notice');
  const first = page.getByRole('list', { name: content.notices.label }).getByRole('link').first();
  await expect(first).toBeVisible();
  await look('announcements');
  await first.click();
  await expect(page.getByRole('main').getByRole('article')).toBeVisible();
  await look('announcement');
};

/** Home with every category named. */
export const visitHome: Walk = async (page, language, look) => {
  const { home } = words(language).site;
  await openPage(page, '/m/home');
  await page.getByRole('button', { name: home.lobby.list, exact: true }).click();
  await expect(page.getByRole('navigation', { name: home.lobby.list, exact: true })).toBeVisible();
  await look('home with the full list');
};

/** Home with one category in its place, and the menu with everything unfolded. */
export const visitCategory: Walk = async (page, language, look) => {
  await openPage(page, '/m/slot-games');
  await look('home with one category');
  const menu = await openMenu(page, language);
  const studios = menu.locator('[aria-expanded=false]');
  await expect(studios.first()).toBeVisible();
  while ((await studios.count()) > 0) await studios.first().click();
  await look('menu with everything unfolded');
};

/** A site that says something before its home and above its forms. */
export const visitSpoken: Walk = async (page, language, look) => {
  await page.goto('/m/home');
  await expectSheetAtRest(page);
  await look('popup');
  await page.goto('/m/login');
  const banners = page.getByRole('region', { name: words(language).identity.banner.label });
  await expect(banners.locator('[role=group][inert]')).toHaveCount(1);
  await look('banners above a form');
};

async function expectSheetAtRest(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog')).not.toHaveAttribute('data-starting-style');
}
