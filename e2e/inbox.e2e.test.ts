import { act } from './support/act.ts';
import { expect, test } from './support/journey.ts';
import { openMenu } from './support/open-menu.ts';
import { openPage } from './support/open-page.ts';
import { enter, openAccount } from './support/people.ts';
import { fill, words } from './support/words.ts';

const { inbox, shell } = words('EN');
const { title } = inbox.kinds.NEW_DEVICE;

test('[MSG-3] [HOME-2] [ROLE-1] a message comes in on the open page, is read, deleted and brought back', async ({
  arrive,
}) => {
  const page = await arrive();
  await openPage(page, '/m/webEmail');
  await expect(page).toHaveURL(/\/m\/login\?back=%2F(m%2F)?webEmail/);

  const username = await openAccount();
  await enter(page, username);
  await openPage(page, '/m/home');
  const unread = page
    .getByRole('banner')
    .getByRole('link', { name: fill(shell.account.inbox, { count: 1 }) });
  await expect(unread).toHaveCount(0);
  await act('comeFromNewDevice', { merchantCode: 'maneki', username, device: 'Firefox, Mac' });
  await expect(unread).toBeVisible();
  // The count is there again, and no part of the page that hydrates after it is known complains.
  await page.reload();
  await expect(unread).toBeVisible();
  const entry = (await openMenu(page)).getByRole('link', { name: shell.titles.webEmail });
  await expect(entry).toContainText('1');
  await entry.click();
  const message = page.getByRole('article').filter({ hasText: title });
  await expect(message).toContainText('Firefox, Mac');
  await expect(page.getByText(fill(inbox.unread, { count: 1 }))).toBeVisible();

  await message.getByRole('link').click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('link', { name: inbox.links.security })).toHaveAttribute(
    'href',
    '/m/securityCenter',
  );
  await page.getByRole('button', { name: inbox.remove, exact: true }).click();
  await expect(page.getByText(inbox.emptyTitle)).toBeVisible();
  await page.getByRole('button', { name: inbox.undo }).click();
  await expect(message).toBeVisible();
  await expect(page.getByText(fill(inbox.unread, { count: 1 }))).toHaveCount(0);
});
