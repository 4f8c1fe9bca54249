import { CAPTCHA_ANSWER } from '@maneki/server/testing/test-outside';
import type { Page } from '@playwright/test';
import { act } from './support/act.ts';
import { expect, test } from './support/journey.ts';
import { openPage } from './support/open-page.ts';
import { drawName, enter, expectToast, logIn, openAccount, PASSWORD } from './support/people.ts';
import { fill, words } from './support/words.ts';

const FIRST = 'kite-Lantern-47';

/** Registers by a link, and answers the name. */
async function registerBy(page: Page, link: string): Promise<string> {
  const { form, identity, register } = words('EN');
  const { pathname, search } = new URL(link);
  const username = drawName();
  await openPage(page, `${pathname}${search}`);
  await page.getByRole('textbox', { name: identity.fields.username, exact: true }).fill(username);
  await page.getByLabel(identity.fields.password, { exact: true }).fill(PASSWORD);
  await page.getByLabel(register.confirmPassword, { exact: true }).fill(PASSWORD);
  await page.getByRole('textbox', { name: form.captcha }).fill(CAPTCHA_ANSWER);
  await page.getByRole('button', { name: register.submit, exact: true }).click();
  await expectToast(page, register.success);
  return username;
}

test('[REG-7] [AGENT-3] [AGENT-4] a link is made and shared, counts who comes by it, and gives them a rebate that can be raised', async ({
  arrive,
}) => {
  const { links, rebates } = words('EN');
  const slots = { group: rebates.groups.RNG };
  const page = await arrive({ site: 'names' });
  await page.addInitScript('navigator.share = async (sent) => { window.sent = sent; };');
  await enter(page, await openAccount('names', { type: 2 }));
  await openPage(page, '/m/agentRegister');
  await expect(page.getByText(links.empty)).toBeVisible();
  await page.getByRole('button', { name: links.add }).click();
  const form = page.getByRole('dialog', { name: links.form.title });
  const uses = form.getByLabel(links.form.uses);
  await uses.fill('0');
  await form.getByRole('button', { name: links.form.submit }).click();
  await expect(form.getByText(fill(links.form.usesWrong, { most: 100_000 }))).toBeVisible();
  await uses.fill('5');
  await form.locator('summary').click();
  const more = form.getByRole('button', { name: fill(rebates.editor.more, slots) });
  await more.click();
  await more.click();
  await form.getByLabel(links.form.remark).fill('On the poster');
  await form.getByRole('button', { name: links.form.submit }).click();

  const card = page.getByRole('dialog', { name: links.card.title });
  await expect(card.getByRole('img', { name: links.card.qrAlt })).toBeVisible();
  await card.getByRole('button', { name: links.card.share, exact: true }).click();
  const { url } = await page.evaluate<{ url: string }>('window.sent');
  expect(url).toMatch(/^http:\/\/names\.localhost:\d+\/m\/register\?affiliateCode=[0-9A-Z]{8}$/);

  const username = await registerBy(await arrive({ site: 'names' }), url);
  await page.goto('/m/agentRegister');
  const link = page.getByRole('article').filter({ hasText: 'On the poster' });
  await expect(link.getByRole('definition')).toHaveText(['1', '1', '0']);
  await expect(link.getByText(fill(links.link.uses, { used: 1, most: 5 }))).toBeVisible();

  await page.goto('/m/member/teamRebate');
  const team = page.getByRole('list', { name: rebates.team.list });
  await expect(team).toContainText('0.02 %');
  const raise = fill(rebates.team.raiseOf, { username });
  await team.getByRole('button', { name: raise }).click();
  const sheet = page.getByRole('dialog', { name: raise });
  await sheet.getByRole('button', { name: rebates.team.save }).click();
  await expect(sheet.getByText(rebates.team.unchanged)).toBeVisible();
  await expect(
    sheet.getByRole('button', { name: fill(rebates.editor.less, slots) }),
  ).toBeDisabled();
  await sheet.getByRole('slider', { name: rebates.groups.RNG }).press('End');
  await sheet.getByRole('button', { name: rebates.team.save }).click();
  await expectToast(page, rebates.team.saved);
  await expect(team).toContainText('0.80 %');
});

test('[AGENT-3] [AUTH-7] an agent opens an account, whose owner first chooses a password of their own', async ({
  arrive,
  complaints,
}) => {
  complaints.expect(/422/);
  const { identity, links } = words('JA');
  const page = await arrive({ language: 'JA' });
  await enter(page, await openAccount('maneki', { type: 2 }));
  await openPage(page, '/m/agentRegister');
  await page.getByText(links.views.open, { exact: true }).click();
  const name = page.getByRole('textbox', { name: links.open.username });
  const open = page.getByRole('button', { name: links.open.submit });
  await name.fill('x');
  await page.getByLabel(links.open.password, { exact: true }).fill(FIRST);
  await open.click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  const username = drawName();
  await name.fill(username);
  await open.click();
  await expect(
    page.getByRole('heading', { name: fill(links.open.done, { username }) }),
  ).toBeVisible();
  await expect(page.getByText(FIRST, { exact: true })).toBeVisible();

  const owner = await arrive({ language: 'JA' });
  await logIn(owner, username, { password: FIRST });
  await expect(owner).toHaveURL(/\/m\/changePsw$/);
  await expect(owner.getByText(identity.password.firstTime)).toBeVisible();
});

test('[AGENT-2] [SITE-8] what a merchant has switched off is in nobody’s menu, and its page says so', async ({
  arrive,
  complaints,
}) => {
  complaints.expect(/403|404|409/);
  const flags = { GAMSER: false, AGEREBINC3: false };
  await act('changeSettings', { merchantCode: 'quiet', change: { flags } });
  const username = await openAccount('quiet', { type: 2 });
  for (const language of ['EN', 'JA'] as const) {
    const { agent, rebates, site } = words(language);
    const page = await arrive({ site: 'quiet', language });
    await enter(page, username);
    await openPage(page, '/m/agent');
    const tools = page.getByRole('navigation', { name: agent.entries.label });
    await expect(tools.getByRole('link', { name: agent.entries.overview })).toBeVisible();
    for (const name of ['rebate', 'teamRebate'] as const)
      await expect(tools.getByRole('link', { name: agent.entries[name], exact: true })).toHaveCount(
        0,
      );
    for (const path of ['/m/member/agent/agentRebeat', '/m/member/teamRebate']) {
      await page.goto(path);
      await expect(page.getByText(rebates.unread)).toBeVisible();
      await expect(page.getByText(site.refusals.feature_off)).toBeVisible();
    }
  }
});
