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
import { words } from './support/words.ts';

const { identity, shell, agents } = words('EN');
const { member, refusals } = identity;
const { security } = words('EN');

const stored = (page: Page) => page.evaluate<object>('({ ...localStorage })');
const logInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Log in' });

test('[AUTH-13] a logout is asked about, clears what was stored, and other tabs follow', async ({
  page,
}) => {
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

  await logOut.click();
  const { token } = await page.evaluate<{ token: string }>(
    `JSON.parse(localStorage.getItem('session'))`,
  );
  const ended = page.waitForRequest((request) => request.method() === 'DELETE');
  await question.getByRole('button', { name: shell.logout.confirm }).click();
  const request = await ended;
  expect(`${request.url()} ${request.postData()}`).toContain(token);
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(logInLink(page)).toBeVisible();
  expect(await stored(page)).toMatchObject({ autoLogin: '0' });
  expect(await stored(page)).not.toHaveProperty('session');

  await expect(other).toHaveURL(/\/m\/home$/);
  await expect(logInLink(other)).toBeVisible();
  await other.reload();
  await expect(logInLink(other)).toBeVisible();
});

test('[AUTH-13] a logout that fails says that one is still logged in, and what to do', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED|identity\.logout was not answered/);
  await enter(page, await openAccount());
  await openPage(page, '/m/set');
  await page.route('**/api/identity/**', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  await page.getByRole('main').getByRole('button', { name: identity.settings.logout }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: shell.logout.confirm }).click();
  await expectToast(page, shell.logout.failed);
});

test('a session that ended elsewhere is told, and the page comes back after a login', async ({
  page,
  complaints,
}) => {
  complaints.expect(/401/);
  const username = await openAccount();
  // An address typed by hand leads to the login, and from there to itself.
  await openPage(page, '/m/securityCenter');
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2FsecurityCenter$/);
  await fillLogin(page, username, PASSWORD);
  await expect(page).toHaveURL(/\/m\/securityCenter$/);
  await expect(page.getByText(security.sessionCurrent)).toBeVisible();
  await expect(page.getByText(security.passkeyNone)).toBeVisible();

  await act('endSessions', { merchantCode: 'maneki', username });
  // A call of the page itself may find out first, and take the button away.
  const press = page.getByRole('button', { name: security.passkeyAdd }).click({ timeout: 5_000 });
  await Promise.all([press.catch(() => {}), expectToast(page, identity.session.expired)]);
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2FsecurityCenter$/);
  expect(await stored(page)).not.toHaveProperty('session');
  await fillLogin(page, username, PASSWORD);
  await expect(page.getByText(security.sessionCurrent)).toBeVisible();
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
  await carried.reload();
  await expect(headerName(carried, username)).toBeVisible();

  const late = await arrive();
  await late.goto(`/m/home?token=${token}`);
  await expectToast(late, refusals.token_spent);
  await expect(late).toHaveURL(/\/m\/home$/);
  await expect(logInLink(late)).toBeVisible();

  // A member's page sends its visitor to the login first, which carries the token along.
  const member = await arrive();
  await member.goto(`/m/member/home?token=${await drawToken()}`);
  await answerLink(member, username, identity.arrival.confirm);
  await expect(member).toHaveURL(/\/m\/member\/home$/);
  await expect(member.getByRole('heading', { name: username })).toBeVisible();

  // Whoever is logged in stays who they are, whatever link they follow.
  const second = await openAccount();
  const other = await arrive();
  await enter(other, second);
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.url()));
  await other.goto(`/m/home?token=${await drawToken()}`);
  await expect(other).toHaveURL(/\/m\/home$/);
  await expect(headerName(other, second)).toBeVisible();

  // The embedded lottery's tokens are its own: this one is not spent.
  const lottery = await drawToken();
  const guest = await arrive();
  guest.on('request', (request) => asked.push(request.url()));
  await openPage(guest, `/m/lotto-h5/mui/Tradition/games/1?token=${lottery}`);
  expect(asked.filter((url) => url.includes('/api/identity/renew'))).toEqual([]);
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

test('[AUTH-16] the security centre lists every login, and ends one or all others', async ({
  arrive,
  complaints,
}) => {
  complaints.allow(/401/);
  const username = await openAccount();
  const [own, second, third] = [await arrive({ country: 'JP' }), await arrive(), await arrive()];
  for (const page of [second, third]) await enter(page, username);
  await logIn(own, username, { address: '/m/login?lang=EN&back=%2Fm%2FsecurityCenter' });
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
  await third.goto('/m/securityCenter');
  await expect(third).toHaveURL(/\/m\/login/);
  await second.goto('/m/securityCenter');
  await expect(second.getByText(security.sessionCurrent)).toBeVisible();

  await section.getByRole('button', { name: security.sessionsEndOthers }).click();
  const all = own.getByRole('alertdialog', { name: security.sessionsEndTitle });
  await all.getByRole('button', { name: security.sessionsEndOthers }).click();
  await expect(rows).toHaveCount(1);
  await second.reload();
  await expect(second).toHaveURL(/\/m\/login/);
  await expect(rows.getByText(security.sessionCurrent)).toBeVisible();
});
