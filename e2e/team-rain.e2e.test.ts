import { act } from './support/act.ts';
import { expect, test } from './support/journey.ts';
import { openPage } from './support/open-page.ts';
import { enter, openAccount } from './support/people.ts';
import { words } from './support/words.ts';

const { gifts, form, packets } = words('EN');
const DIGITS = '281736';

test('[AGENT-3] an agent lets it rain, and somebody of the team takes a packet on the page that was open', async ({
  page,
  arrive,
}) => {
  const agent = await openAccount('maneki', { type: 1, daysOld: 2, paymentPassword: DIGITS });
  const child = await openAccount('maneki', { parent: agent, daysOld: 2 });
  await act('noteTurnover', { merchantCode: 'maneki', username: child, amount: '1500' });
  const team = await arrive();
  await enter(team, child);
  await openPage(team, '/m/redRain');
  await expect(team.getByRole('main')).toBeVisible();

  await enter(page, agent);
  await openPage(page, '/m/redRain');
  await page.getByText(gifts.tabs.lucky, { exact: true }).click();
  await page.getByRole('textbox', { name: gifts.send.total }).fill('300');
  await page.getByRole('textbox', { name: gifts.rain.count }).fill('2');
  await page.getByRole('button', { name: gifts.rain.submit }).click();
  await page.getByRole('textbox', { name: form.pad.label }).pressSequentially(DIGITS);
  await expect(page.getByText(gifts.history.states.OPEN)).toBeVisible();

  const opened = gifts.rains.openTitle.replace('{name}', agent);
  await expect(team.getByRole('heading', { name: opened })).toBeVisible();
  await team
    .getByRole('button', { name: packets.envelope.replace('{number, number}', '3') })
    .first()
    .click();
  const taken = gifts.rains.takenTitle.replace('{amount}', '¥ 150.00').replace('{name}', agent);
  await expect(team.getByRole('heading', { name: taken })).toBeVisible();
});

test('[AGENT-3] an agent sends money to somebody who is looked for, and sees what became of it', async ({
  page,
}) => {
  const agent = await openAccount('maneki', { type: 1, daysOld: 2, paymentPassword: DIGITS });
  const child = await openAccount('maneki', { parent: agent, daysOld: 2 });
  await enter(page, agent);
  await openPage(page, '/m/redRain?tab=send');
  await page.getByRole('button', { name: gifts.send.submit }).click();
  await expect(page.getByText(gifts.problems.nobody)).toBeVisible();
  await page.getByRole('button', { name: gifts.recipients.choose }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('searchbox').fill(child.slice(0, 5));
  await sheet.getByRole('button', { name: gifts.recipients.searchNow }).click();
  await sheet.getByText(child, { exact: true }).click();
  await sheet.getByRole('button').last().click();
  await page.getByRole('textbox', { name: gifts.send.amountEach }).fill('200');
  await page.getByRole('button', { name: gifts.send.submit }).click();
  await page.getByRole('textbox', { name: form.pad.label }).pressSequentially(DIGITS);
  const row = page.getByRole('button', { name: gifts.history.kinds.TRANSFER });
  await expect(row).toContainText(gifts.history.states.DONE);
  await row.click();
  await expect(page.getByRole('dialog').getByText(child)).toBeVisible();
});
