import { CAPTCHA_ANSWER } from '@maneki/server/testing/test-outside';
import { expect, test } from './support/journey.ts';
import { openPage } from './support/open-page.ts';
import { enter, openAccount } from './support/people.ts';
import { words } from './support/words.ts';

const { feedback, form, shell } = words('EN');
const SCRIPT = '<img src=x onerror=alert(1)> is what I typed here.';

test('[HELP-2] feedback is written in the sheet, survives its closing, is sent, and stands on its page', async ({
  page,
}) => {
  await enter(page, await openAccount());
  await openPage(page, '/m/home');
  const open = async () => {
    await page.getByRole('button', { name: shell.nav.service }).click();
    await page.getByRole('button', { name: shell.titles.feedback }).click();
  };
  await open();
  const sheet = page.getByRole('dialog', { name: shell.titles.feedback });
  const submit = sheet.getByRole('button', { name: feedback.submit });
  const content = sheet.getByRole('textbox', { name: feedback.content });
  await content.fill('too short');
  await expect(sheet.getByText('9/200')).toBeVisible();
  await expect(submit).toBeDisabled();
  await content.fill(SCRIPT);
  await expect(submit).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await open();
  await expect(content).toHaveValue(SCRIPT);
  await submit.click();
  await expect(sheet.getByText(form.captchaWrite)).toBeVisible();
  await sheet.getByLabel(feedback.type).selectOption({ label: feedback.types.game });
  await sheet.getByRole('textbox', { name: form.captcha }).fill(CAPTCHA_ANSWER);
  await submit.click();
  const told = page.getByRole('alertdialog', { name: feedback.sent });
  await told.getByRole('button', { name: shell.actions.ok }).click();
  await openPage(page, '/m/feedback');
  const own = page.getByRole('list', { name: feedback.own }).getByRole('article');
  await expect(own).toContainText([SCRIPT]);
  await expect(own).toContainText([feedback.states.NEW]);
});
