import { expect, test } from './support/journey.ts';
import { openPage } from './support/open-page.ts';
import { DESK, enterConsole } from './support/operators.ts';
import { enter, openAccount } from './support/people.ts';
import { words } from './support/words.ts';

const { chat } = words('EN');

test('[MSG-4] a member writes to support, an operator answers in the console, and both see it', async ({
  page,
  arrive,
  complaints,
}) => {
  complaints.expect(/409/);
  const username = await openAccount();
  await enter(page, username);
  // Without a launch the page launches itself.
  await openPage(page, '/m/chat');
  const script = 'Hello <img src=x onerror=alert(1)>';
  await page.getByRole('textbox', { name: chat.write }).fill(script);
  await page.getByRole('button', { name: chat.send }).click();
  await expect(page.getByRole('log').getByText(script)).toBeVisible();

  const desk = await arrive(DESK);
  await enterConsole(desk, '/console/chats');
  await desk.getByRole('button', { name: 'Take on' }).click();
  await expect(desk.getByRole('log').getByText(script)).toBeVisible();
  await expect(page.getByText(chat.open)).toBeVisible();
  await desk.getByRole('textbox', { name: `Answer to ${username}` }).fill('Good day!');
  await desk.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('log').getByText('Good day!')).toBeVisible();
  await expect(page.getByText(chat.seen)).toBeVisible();
  await expect(desk.getByText('Seen', { exact: true })).toBeVisible();
});
