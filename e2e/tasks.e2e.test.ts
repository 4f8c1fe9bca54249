import { expect, test } from './support/journey.ts';
import { openMenu } from './support/open-menu.ts';
import { enter, openAccount } from './support/people.ts';
import { words } from './support/words.ts';

test('[HELP-3] [SHELL-3] [PLAY-6] the task page shows the board in a frame that follows the language', async ({
  page,
}) => {
  await enter(page, await openAccount());
  await page.goto('/m/task');
  const board = page.frameLocator('iframe');
  const { missions } = words('EN');
  await expect(board.getByRole('heading', { name: missions.stall })).toBeVisible();
  await expect(board.getByRole('heading', { name: missions.signIn.title })).toBeVisible();
  await expect(board.getByRole('heading', { name: 'Play slots' })).toBeVisible();
  await board.getByText(missions.tabs.WEEKLY).click();
  await expect(board.getByRole('heading', { name: 'Play ten different games' })).toBeVisible();
  const menu = await openMenu(page);
  await menu.getByRole('button', { name: 'Switch to 日本語' }).click();
  const { missions: said } = words('JA');
  await expect(board.getByRole('heading', { name: said.stall })).toBeVisible();
  await expect(page.locator('iframe')).toHaveAttribute('src', /lang=JA/);
});

test('[HELP-3] without tasks the task page leads home', async ({ arrive }) => {
  const page = await arrive({ site: 'quiet' });
  await page.goto('/m/task');
  await expect(page).toHaveURL(/\/m\/home$/);
});
