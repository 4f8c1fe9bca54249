import { expect } from '@playwright/test';
import type { Walk } from './look-at-views.ts';
import { enter } from './people.ts';
import { words } from './words.ts';

/** What the site says to a member and hears from them: the inbox, the message centre, feedback, chat, notifications. */
export const visitMessages: Walk = async (page, language, look) => {
  const { chat, inbox, messages, push } = words(language);
  await enter(page, 'sakura');
  await page.goto('/m/webEmail');
  const list = page.getByRole('list', { name: inbox.label }).getByRole('article');
  await expect(list.first()).toBeVisible();
  await look('inbox');
  await list.first().getByRole('link').click();
  await expect(page.getByRole('button', { name: inbox.remove, exact: true })).toBeVisible();
  await look('inbox, one message');
  await page.goto('/m/message');
  await expect(page.getByRole('list', { name: messages.centre.label })).toBeVisible();
  await look('message centre');
  await page.goto('/m/feedback');
  await expect(page.getByRole('article').first()).toBeVisible();
  await look('feedback');
  await page.goto('/m/member/notifications');
  await expect(page.getByText(push.settings.lead)).toBeVisible();
  await look('notifications');
  await page.goto('/m/message');
  await page.getByRole('link', { name: messages.centre.chat }).click();
  await expect(page.getByRole('log')).toBeVisible();
  await look('chat');
  await page.getByText(chat.lobby, { exact: true }).click();
  await expect(page.getByRole('log')).toBeVisible();
  await look('chat, a lobby');
};
