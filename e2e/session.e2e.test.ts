import { SESSION_COOKIE } from '@maneki/server/platform/calls/call';
import type { Page } from '@playwright/test';
import { act } from './support/act.ts';
import { expect, test } from './support/journey.ts';
import { openPage } from './support/open-page.ts';
import {
  enter,
  expectToast,
  fillLogin,
  headerName,
  logIn,
  openAccount,
  PASSWORD,
} from './support/people.ts';
import { readServed, servedHeader } from './support/served.ts';
import { words } from './support/words.ts';

const { identity, shell, agents } = words('EN');
const { member, refusals } = identity;
const { security } = words('EN');

const stored = (page: Page) => page.evaluate<object>('({ ...localStorage })');
const logInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Log in' });

test('[AUTH-13] a logout is asked about, says where it fails that one is still logged in, clears what was stored, and other tabs follow', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED|identity\.logout was not answered/);
  await enter(page, await openAccount());
  await openPage(page, '/m/member/home');
  const other = await page.context().newPage();
  await other.goto('/m/securityCenter');
  await expect(other.getByText(security.sessionCurrent)).toBeVisible();

  const logOut = page.getByRole('main').getByRole('button', { name: identity.settings.logout });
  await logOut.click();
  const question = page.getByRole('alertdialog', { name: shell.logout.title });
  await question.getByRole('button', { name: shell.actions.cancel }).click();
  await expect(question).toHaveCount(0);
  expect(await stored(page)).toHaveProperty('session');

  const confirm = question.getByRole('button', { name: shell.logout.confirm });
  const calls = '**/api/identity/**';
  await page.route(calls, (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  await logOut.click();
  await confirm.click();
  await expectToast(page, shell.logout.failed);
  await page.unroute(calls);

  await logOut.click();
  const { token } = await page.evaluate<{ token: string }>(
    `JSON.parse(localStorage.getItem('session'))`,
  );
  const ended = page.waitForRequest((request) => request.method() === 'DELETE');
  await confirm.click();
  const request = await ended;
  expect(`${request.url()} ${request.postData()}`).toContain(token);
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(logInLink(page)).toBeVisible();
  expect(await stored(page)).toMatchObject({ autoLogin: '0' });
  expect(await stored(page)).not.toHaveProperty('session');

  await expect(other).toHaveURL(/\/m\/home$/);
  await expect(logInLink(other)).toBeVisible();
  expect(await servedHeader(other)).toContain('href="/m/login"');
});

/** Answers the question whether to go on as whom a link names. */
async function answerLink(page: Page, username: string, answer: string) {
  const title = refusals.token_unconfirmed.replace('{userName}', username);
  await page
    .getByRole('alertdialog', { name: title })
    .getByRole('button', { name: answer })
    .click();
}

test('[AUTH-10] a token in the address becomes a session once, and leaves the address', async ({
  arrive,
  complaints,
}) => {
  complaints.expect(/401|409/);
  const username = await openAccount();
  const owner = await arrive();
  await enter(owner, username);
  const drawToken = () =>
    owner.evaluate<string>(`fetch('/api/identity/renewal', { method: 'POST' })
      .then((reply) => reply.json()).then(({ value }) => value.token)`);

  const token = await drawToken();
  const carried = await arrive();
  await carried.goto(`/m/home?token=${token}#footer`);
  // Anybody can send a link, so another device than its maker's asks first, and a no changes nothing.
  await answerLink(carried, username, shell.actions.cancel);
  await expect(logInLink(carried)).toBeVisible();
  await carried.goto(`/m/home?token=${token}#footer`);
  await answerLink(carried, username, identity.arrival.confirm);
  await expect(headerName(carried, username)).toBeVisible();
  await expect(carried).toHaveURL(/\/m\/home#footer$/);
  expect(await stored(carried)).toHaveProperty('session');
  expect(await servedHeader(carried)).toContain(username);

  // The embedded lottery's tokens are its own: this one is not spent.
  const late = await arrive();
  const renewals: string[] = [];
  late.on('request', (request) => {
    if (request.url().includes('/api/identity/renew')) renewals.push(request.url());
  });
  const lottery = await drawToken();
  await openPage(late, `/m/lotto-h5/mui/Tradition/games/1?token=${lottery}`);
  expect(renewals).toEqual([]);

  await late.goto(`/m/home?token=${token}`);
  await expectToast(late, refusals.token_spent);
  await expect(late).toHaveURL(/\/m\/home$/);
  await expect(logInLink(late)).toBeVisible();

  // A member's page sends its visitor to the login first, which carries the token along.
  await late.goto(`/m/member/home?token=${await drawToken()}`);
  await answerLink(late, username, identity.arrival.confirm);
  await expect(late).toHaveURL(/\/m\/member\/home$/);
  await expect(late.getByRole('heading', { name: username })).toBeVisible();
  expect(renewals).not.toEqual([]);

  // Whoever is logged in stays who they are, whatever link they follow.
  const second = await openAccount();
  await enter(late, second);
  renewals.length = 0;
  await late.goto(`/m/home?token=${await drawToken()}`);
  await expect(late).toHaveURL(/\/m\/home$/);
  await expect(headerName(late, second)).toBeVisible();
  expect(renewals).toEqual([]);
});

test('[AUTH-14] contracts that wait for an answer are asked about after the login, one after the other', async ({
  arrive,
}) => {
  const username = await openAccount('maneki', { type: 1 });
  const demo = await openAccount('maneki', { type: 41 });
  for (const name of [username, demo])
    for (const kind of ['DAILY_SALARY', 'DIVIDEND', 'HOURLY_SALARY'] as const)
      await act('offerContract', { merchantCode: 'maneki', username: name, kind });
  const page = await arrive();
  await logIn(page, username);
  const dialog = page.getByRole('alertdialog', { name: agents.contracts.title });
  for (const [text, answer] of [
    [agents.contracts.in_daily_salary_agt, agents.contracts.cancel],
    [agents.contracts.in_dividend_agt, agents.contracts.cancel],
    [agents.contracts.in_hour_salary_agt, agents.contracts.go],
  ] as const) {
    await expect(dialog.getByText(text)).toBeVisible();
    await dialog.getByRole('button', { name: answer }).click();
    await expect(dialog.getByText(text)).toHaveCount(0);
  }
  await expect(page).toHaveURL(/\/m\/member\/agent\/getHourContract$/);

  // Demo accounts have no contracts, so nothing is asked on their behalf.
  const demoPage = await arrive();
  const asked: string[] = [];
  demoPage.on('request', (request) => asked.push(request.url()));
  await logIn(demoPage, demo);
  await expect(headerName(demoPage, demo)).toBeVisible();
  expect(asked.filter((url) => url.includes('/api/agents/'))).toEqual([]);
});

test('[SHELL-11] guests and trials who tap the member centre are asked to register', async ({
  page,
}) => {
  const entry = page.getByRole('navigation', { name: shell.nav.label }).getByRole('link', {
    name: shell.nav.member,
  });
  await openPage(page, '/m/home');
  await entry.click();
  const prompt = page.getByRole('dialog', { name: member.guestTitle });
  await prompt.getByRole('button', { name: member.later }).click();
  await expect(prompt).toHaveCount(0);
  await expect(entry).toBeFocused();
  await entry.click();
  await prompt.getByRole('link', { name: member.register }).click();
  await expect(page).toHaveURL(/\/m\/register$/);

  await openPage(page, '/m/trail');
  await page.getByRole('button', { name: identity.trial.start }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await entry.click();
  const trial = page.getByRole('dialog', { name: member.trialTitle });
  await expect(trial.getByText(member.trialText)).toBeVisible();
  await trial.getByRole('link', { name: member.register }).click();
  await expect(page).toHaveURL(/\/m\/register$/);
});

test('[AUTH-16] an address typed by hand leads to the login and back to the security centre, which lists every login and ends one or all others; a session that ended elsewhere is told, and the page comes back after a login', async ({
  arrive,
  request,
  complaints,
}) => {
  complaints.expect(/401/);
  const username = await openAccount();
  const named = { merchantCode: 'maneki', username } as const;
  const [second, third] = [await act('openSession', named), await act('openSession', named)];
  const isKnown = async ({ token }: typeof second) => {
    const cookie = `${SESSION_COOKIE}=${token}`;
    return (await readServed(request, '/m/securityCenter', { cookie })).path !== '/m/login';
  };
  const own = await arrive({ country: 'JP', language: 'EN' });
  await openPage(own, '/m/securityCenter');
  await expect(own).toHaveURL(/\/m\/login\?back=%2Fm%2FsecurityCenter$/);
  await fillLogin(own, username, PASSWORD);
  await expect(own).toHaveURL(/\/m\/securityCenter$/);
  await expect(own.getByText(security.passkeyNone)).toBeVisible();
  const section = own.getByRole('region', { name: security.sessions });
  const rows = section.getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: security.sessionCurrent })).toHaveText(/Japan/);
  await expect(rows.filter({ hasText: security.via.PASSWORD })).toHaveCount(3);

  // The latest of the others stands first.
  const others = rows.filter({ hasNotText: security.sessionCurrent });
  await others.first().getByRole('button', { name: security.sessionEnd }).click();
  const question = own.getByRole('alertdialog', { name: security.sessionEndTitle });
  await question.getByRole('button', { name: security.sessionEnd }).click();
  await expect(rows).toHaveCount(2);
  expect([await isKnown(second), await isKnown(third)]).toEqual([true, false]);

  await section.getByRole('button', { name: security.sessionsEndOthers }).click();
  const all = own.getByRole('alertdialog', { name: security.sessionsEndTitle });
  await all.getByRole('button', { name: security.sessionsEndOthers }).click();
  await expect(rows).toHaveCount(1);
  expect(await isKnown(second)).toBe(false);
  await expect(rows.getByText(security.sessionCurrent)).toBeVisible();

  await act('endSessions', named);
  // A call of the page itself may find out first, and take the button away.
  const press = own.getByRole('button', { name: security.passkeyAdd }).click({ timeout: 5_000 });
  await Promise.all([press.catch(() => {}), expectToast(own, identity.session.expired)]);
  await expect(own).toHaveURL(/\/m\/login\?back=%2Fm%2FsecurityCenter$/);
  expect(await stored(own)).not.toHaveProperty('session');
  await fillLogin(own, username, PASSWORD);
  await expect(own.getByText(security.sessionCurrent)).toBeVisible();
});
