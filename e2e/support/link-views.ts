import { expect } from '@playwright/test';
import type { Walk } from './look-at-views.ts';
import { enter } from './people.ts';
import { words } from './words.ts';

/** How an agent's team grows and what it brings: links, a card to share, a new one, an account, rebates. */
export const visitLinks: Walk = async (page, language, look) => {
  const { links, rebates } = words(language);
  await enter(page, 'agent01');
  await page.goto('/m/agentRegister');
  await expect(page.getByRole('article').first()).toBeVisible();
  await look('links');
  await page.getByRole('button', { name: links.link.share }).first().click();
  await expect(page.getByRole('img', { name: links.card.qrAlt })).toBeVisible();
  await look('links, a card to share');
  await page.goBack();
  await page.getByRole('button', { name: links.add }).click();
  await page.getByRole('dialog').locator('summary').click();
  await expect(page.getByRole('dialog').getByRole('slider').first()).toBeVisible();
  await look('links, a new one');
  await page.goBack();
  await page.getByText(links.views.open, { exact: true }).click();
  await page.getByRole('button', { name: links.open.submit }).click();
  await expect(page.getByText(links.open.missing).first()).toBeVisible();
  await look('opening an account, with a problem');
  await page.goto('/m/member/agent/agentRebeat');
  await expect(page.getByRole('heading', { name: rebates.own.values })).toBeVisible();
  await look('own rebate');
  await page.goto('/m/member/teamRebate');
  await page.getByRole('list', { name: rebates.team.list }).getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByRole('slider').first()).toBeVisible();
  await look('team rebate, raising one');
};
