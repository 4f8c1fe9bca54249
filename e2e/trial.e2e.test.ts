import { PROOF_HEADER } from '@maneki/contract/call/proof';
import { solveProof } from '@maneki/contract/call/solve-proof';
import { request } from '@playwright/test';
import { act } from './support/act.ts';
import { drawAddress, expect, test } from './support/journey.ts';
import { openPage } from './support/open-page.ts';
import { siteUrl } from './support/sites.ts';
import { words } from './support/words.ts';

const { identity, shell } = words('EN');
const { trial, refusals } = identity;

test('[TRIAL-1] [SHELL-11] a trial begins from the login page, lives in its tab, and stays out of members’ pages', async ({
  page,
}) => {
  await openPage(page, '/m/login');
  await page.getByRole('link', { name: identity.login.trial }).click();
  await expect(page).toHaveURL(/\/m\/trail$/);
  await expect(page.getByRole('heading', { name: shell.titles.trail })).toBeVisible();
  const begun = page.waitForResponse('**/api/identity/test-play');
  await page.getByRole('button', { name: trial.start }).click();
  const reply = await begun;
  expect(reply.request().method()).toBe('POST');
  const { value } = await reply.json();
  expect(value).toMatchObject({ customerType: 4, type: 4 });
  await expect(page).toHaveURL(/\/m\/home$/);
  const name: string = value.userName;
  await expect(page.getByRole('banner').getByText(name)).toBeVisible();
  const kept = await page.evaluate<Record<string, string>>('({ ...sessionStorage })');
  expect(kept).toMatchObject({ trialUser: name });
  expect(JSON.parse(kept.session!)).toMatchObject({ userName: name, type: 4 });
  expect(await page.evaluate(`localStorage.getItem('session')`)).toBeNull();
  const row = await act('readMember', { merchantCode: 'maneki', username: name });
  expect(row).toMatchObject({ type: 4, password_hash: null, joined_via: 'TRIAL' });

  await page.goto('/m/trail');
  await expect(page.getByText(/^Your trial runs until /)).toBeVisible();
  await expect(page.getByRole('button', { name: trial.start })).toHaveCount(0);

  // Members' features need an account of one's own, whether by a tap or by their address.
  const prompt = page.getByRole('dialog', { name: identity.member.trialTitle });
  await openPage(page, '/m/home');
  await page.getByRole('banner').getByRole('link', { name }).click();
  await expect(prompt).toBeVisible();
  await prompt.getByRole('button', { name: identity.member.later }).click();
  await expect(prompt).toBeHidden();
  await page.goto('/m/member/home');
  await expect(prompt).toBeVisible();
  await expect(page).toHaveURL(/\/m\/home$/);
  await prompt.getByRole('link', { name: identity.member.register }).click();
  await expect(page).toHaveURL(/\/m\/register$/);

  // The device has one trial: another start finds the same account.
  await openPage(page, '/m/set');
  await page.getByRole('main').getByRole('button', { name: identity.settings.logout }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: shell.logout.confirm }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  const left = await page.evaluate<object>('({ ...sessionStorage })');
  expect(left).not.toHaveProperty('trialUser');
  expect(left).not.toHaveProperty('session');
  await openPage(page, '/m/trail');
  await page.getByRole('button', { name: trial.start }).click();
  await expect(page.getByRole('banner').getByText(name)).toBeVisible();
});

test('a place that has opened its trials of the day is asked to register instead', async ({
  arrive,
  complaints,
}) => {
  complaints.expect(/429/);
  const address = drawAddress();
  for (let trials = 0; trials < 5; trials += 1) {
    const device = await request.newContext({
      extraHTTPHeaders: { 'x-forwarded-for': address, 'sec-fetch-site': 'same-origin' },
    });
    const api = `${siteUrl('maneki')}/api`;
    const challenge = await (await device.get(`${api}/call/proof?purpose=trial`)).json();
    const headers = { [PROOF_HEADER]: solveProof(challenge.value) };
    const opened = await device.get(`${api}/identity/trial`, { headers });
    expect(opened.status()).toBe(200);
    await device.dispose();
  }
  const page = await arrive({ address });
  await openPage(page, '/m/trail');
  await page.getByRole('button', { name: trial.start }).click();
  await expect(page.getByRole('alert').getByText(refusals.trial_limit)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: trial.register }).click();
  await expect(page).toHaveURL(/\/m\/register$/);
});

test('work that is proven too late is proven again, without a word to the visitor', async ({
  page,
  complaints,
}) => {
  complaints.expect(/400/);
  const sent: string[] = [];
  await page.route('**/api/identity/test-play', (route) => {
    const headers = route.request().headers();
    sent.push(headers[PROOF_HEADER] ?? '');
    const expired = { headers: { ...headers, [PROOF_HEADER]: 'expired' } };
    return route.continue(sent.length === 1 ? expired : {});
  });
  await openPage(page, '/m/trail');
  await page.getByRole('button', { name: trial.start }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(new Set(sent.filter(Boolean)).size).toBe(2);
});
