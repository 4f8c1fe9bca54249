import { seedWords } from '@maneki/server/features/content/seed/words';
import { CAPTCHA_ANSWER } from '@maneki/server/testing/test-outside';
import type { Page } from '@playwright/test';
import { act } from './support/act.ts';
import { expect, test } from './support/journey.ts';
import { openPage } from './support/open-page.ts';
import { openUnderClock } from './support/open-under-clock.ts';
import {
  drawMobile,
  drawName,
  expectToast,
  failThreeTimes,
  fillLogin,
  headerName,
  logIn,
  openAccount,
  PASSWORD,
  readCode,
} from './support/people.ts';
import { readServed } from './support/served.ts';
import { fill, words } from './support/words.ts';

const { form, identity, shell } = words('EN');
const { login, refusals } = identity;
const voice = seedWords.EN.maneki;

const usernameOf = (page: Page) => page.getByRole('textbox', { name: login.username, exact: true });
const passwordOf = (page: Page) => page.getByLabel(login.password, { exact: true });
const submitOf = (page: Page) => page.getByRole('button', { name: login.submit, exact: true });
const captchaOf = (page: Page) => page.getByRole('textbox', { name: form.captcha });
const pictureOf = (page: Page) => page.getByRole('button', { name: form.captchaLabel });

test('[AUTH-1] a tab changes the form and the address without reload, and the path picks the form', async ({
  page,
}) => {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await openPage(page, '/m/login?back=%2Fm%2Fset');
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await expect(tab(identity.tabs.login)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText(voice['banner.login'].title, { exact: true })).toBeVisible();
  await tab(identity.tabs.register).click();
  await expect(page).toHaveURL(/\/m\/register\?back=%2Fm%2Fset$/);
  await expect(tab(identity.tabs.register)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText(voice['banner.register'].title, { exact: true })).toBeVisible();
  await expect(
    page.getByLabel(words('EN').register.confirmPassword, { exact: true }),
  ).toBeVisible();
  await tab(identity.tabs.login).click();
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2Fset$/);
  await expect(passwordOf(page)).toBeVisible();
  expect(documents).toBe(1);

  await page.goto('/m/register');
  await expect(tab(identity.tabs.register)).toHaveAttribute('aria-selected', 'true');
  await expect(
    page.getByLabel(words('EN').register.confirmPassword, { exact: true }),
  ).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: shell.actions.back }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('[AUTH-1] all banners of a tab take turns above its form, and lead where they say', async ({
  arrive,
}) => {
  const banners = [
    { key: drawName(), title: 'A seat is kept', linkage: '/m/fairness' },
    { key: drawName(), title: 'The tea is warm', linkage: '/m/help' },
  ];
  const merchantCode = 'talking';
  for (const [sortOrder, { key, title, linkage }] of banners.entries())
    await act('say', {
      merchantCode,
      item: {
        key,
        kind: 'B',
        groupName: 'm_login',
        image: 'art:bannerEntry',
        linkType: 'ROUTE',
        linkage,
        sortOrder,
        texts: { EN: { title, body: '' } },
      },
    });
  try {
    const page = await arrive({ site: 'talking' });
    await openPage(page, '/m/login');
    const carousel = page.getByRole('region', { name: identity.banner.label, exact: true });
    const second = carousel.getByRole('button', {
      name: fill(shell.carousel.position, { position: 2, count: 2 }),
    });
    await expect(carousel.getByRole('link', { name: /A seat is kept/ })).toBeInViewport();
    await expect(carousel.locator('[role=group][inert]')).toHaveCount(1);
    await second.click();
    await expect(second).toHaveAttribute('aria-current', 'true');
    await page.getByRole('tab', { name: identity.tabs.register, exact: true }).click();
    await expect(page.getByText(identity.banner.register, { exact: true })).toBeVisible();
    await expect(carousel).toHaveCount(0);
    await page.getByRole('tab', { name: identity.tabs.login, exact: true }).click();
    await carousel.getByRole('link', { name: /A seat is kept/ }).click();
    await expect(page).toHaveURL(/\/m\/fairness$/);

    // One alone stands still and is a link all the same.
    await act('takeBack', { merchantCode, key: banners.pop()!.key });
    await openPage(page, '/m/login');
    await expect(carousel).toHaveCount(0);
    const only = page.getByRole('link', { name: /A seat is kept/ });
    await expect(only).toHaveAttribute('href', '/m/fairness');
  } finally {
    for (const { key } of banners) await act('takeBack', { merchantCode, key });
  }
});

test('[AUTH-1] where the merchant has no banner, a scene and a word of welcome stand above the form', async ({
  request,
}) => {
  for (const [path, welcome] of [
    ['/m/login', [identity.banner.login, identity.banner.loginText]],
    ['/m/register', [identity.banner.register, identity.banner.registerText]],
  ] as const) {
    const { html, text } = await readServed(request, path, { site: 'quiet' });
    for (const words of welcome) expect(text).toContain(words);
    const [aboveForm] = html.split('role="tablist"');
    expect(aboveForm).toMatch(/<picture.*<img/s);
    expect(html).not.toContain(`aria-label="${identity.banner.label}"`);
  }
});

test('[AUTH-2] [AUTH-4] [AUTH-7] a name and a password let in, a picture is asked for after three wrong ones', async ({
  arrive,
  complaints,
}) => {
  complaints.expect(/401/);
  complaints.expect(/422/);
  // The form to register finds that the name is taken.
  complaints.allow(/409/);
  const username = await openAccount();
  const page = await arrive();
  await openPage(page, '/m/login');

  await submitOf(page).click();
  await expect(page.getByText('Please enter: Username')).toBeVisible();
  await expect(page.getByText('Please enter: Password')).toBeVisible();
  await expect(usernameOf(page)).toBeFocused();
  await fillLogin(page, 'abc', '12345');
  await expect(page.getByText(login.usernameRule)).toBeVisible();
  await expect(page.getByText(login.passwordRule)).toBeVisible();

  await failThreeTimes(page, username);
  await expect(page.getByText(refusals.credentials_wrong)).toBeVisible();
  // The other form knows the name already, and this one still asks for the picture afterwards.
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await tab(identity.tabs.register).click();
  await expect(tab(identity.tabs.register)).toHaveAttribute('aria-selected', 'true');
  await expect(usernameOf(page)).toHaveValue(username);
  await tab(identity.tabs.login).click();
  await expect(usernameOf(page)).toHaveValue(username);
  await expect(captchaOf(page)).toBeVisible();
  const picture = () => pictureOf(page).getByRole('presentation').getAttribute('src');
  const first = await picture();
  expect(first).toMatch(/^data:image\/png;base64,/);
  await pictureOf(page).click();
  await expect.poll(picture).not.toBe(first);

  await fillLogin(page, username, PASSWORD);
  await expect(page.getByText(login.captchaEnter, { exact: true })).toBeVisible();
  await expect(captchaOf(page)).toBeFocused();
  const second = await picture();
  await captchaOf(page).fill('wrong');
  await submitOf(page).click();
  await expect(page.getByText(refusals.captcha_wrong)).toBeVisible();
  await expect.poll(picture).not.toBe(second);

  await usernameOf(page).fill(`  ${username} `);
  await captchaOf(page).fill(` ${CAPTCHA_ANSWER.toUpperCase()}`);
  const sent = page.waitForRequest('**/api/identity/login');
  await submitOf(page).click();
  const request = await sent;
  expect(Object.keys(request.postDataJSON())).toEqual(['data']);
  expect(request.headers().encryption).toMatch(/^[\w+/=.-]{200,}$/);
  expect(`${request.postData()}${request.headers().encryption}`).not.toContain(username);
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(headerName(page, username)).toBeVisible();
  const stored = await page.evaluate<object>(`JSON.parse(localStorage.getItem('session'))`);
  const names = ['firstTimeLogin', 'id', 'merchantCode', 'token', 'type', 'userName'];
  expect(Object.keys(stored).sort()).toEqual(names);
  expect(stored).toMatchObject({ userName: username, type: 0, merchantCode: 'maneki' });
});

test('[AUTH-2] [AUTH-3] a number and the code that was sent to it let in', async ({
  arrive,
  complaints,
}) => {
  complaints.expect(/422/);
  const mobile = drawMobile();
  const username = await openAccount('codes', { mobile: mobile.stored });
  const page = await arrive({ site: 'codes' });
  await openUnderClock(page, () => openPage(page, '/m/login'));
  await page.getByRole('button', { name: login.byMobile }).click();
  const number = page.getByRole('textbox', { name: login.mobile });
  const code = page.getByRole('textbox', { name: login.code });
  const getCode = page.getByRole('button', { name: login.getCode });

  await number.fill('090123');
  await getCode.click();
  await expect(page.getByText(login.mobileRule)).toBeVisible();
  await expect(number).toBeFocused();

  // The same digits are a number in one country and not in another.
  await number.fill(mobile.typed);
  await expect(page.getByText(login.mobileRule)).toHaveCount(0);
  await page.getByRole('button', { name: `${login.country}: +81` }).click();
  await page.getByRole('button', { name: 'United States +1' }).click();
  await expect(page.getByRole('button', { name: `${login.country}: +1` })).toBeVisible();
  await getCode.click();
  await expect(page.getByText(login.mobileRule)).toBeVisible();
  await page.getByRole('button', { name: `${login.country}: +1` }).click();
  await page.getByRole('button', { name: 'Japan +81' }).click();

  await getCode.click();
  await expectToast(page, login.sent);
  await expect(getCode).toHaveCount(0);
  const countdown = page.getByText(/^\d+ s$/);
  const seconds = async () => Number.parseInt((await countdown.textContent()) ?? '', 10);
  expect(await seconds()).toBeGreaterThan(50);
  await page.clock.runFor(10_000);
  await expect.poll(seconds).toBeLessThanOrEqual(50);
  await page.clock.fastForward(61_000);
  await page.clock.runFor(1_000);
  await expect(getCode).toBeVisible();

  const sent = await readCode('codes', mobile.stored);
  await code.fill(String((Number(sent) + 1) % 1_000_000).padStart(6, '0'));
  await submitOf(page).click();
  await expect(page.getByText(refusals.code_wrong)).toBeVisible();
  await expect(code).toBeFocused();
  await code.fill(sent);
  await submitOf(page).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(headerName(page, username)).toBeVisible();
});

test('[AUTH-5] a remembered password is filled in again, and cannot be read from the device', async ({
  page,
}) => {
  const username = await openAccount();
  await openPage(page, '/m/login');
  await page.getByRole('checkbox', { name: login.remember }).check();
  await fillLogin(page, username, PASSWORD);
  await expect(page).toHaveURL(/\/m\/home$/);
  const stored = await page.evaluate<string>('JSON.stringify({ ...localStorage })');
  expect(stored).toContain('identity.rememberedLogin');
  expect(stored).not.toContain(PASSWORD);
  expect(stored).not.toContain(Buffer.from(PASSWORD).toString('base64'));

  // The page that greets its member is left first: it would ask with a session that is gone.
  await page.goto('about:blank');
  await act('endSessions', { merchantCode: 'maneki', username });
  await page.context().clearCookies({ name: /session/ });
  await openPage(page, '/m/login');
  await expect(usernameOf(page)).toHaveValue(username);
  await expect(passwordOf(page)).toHaveValue(PASSWORD);
  await page.getByRole('checkbox', { name: login.remember }).uncheck();
  await openPage(page, '/m/login');
  await expect(usernameOf(page)).toHaveValue('');
});

test('[AUTH-12] each door lets in its own, and says why it does not let in others', async ({
  arrive,
  complaints,
}) => {
  complaints.expect(/403/);
  complaints.expect(/401/);
  const player = await openAccount('names');
  const agent = await openAccount('names', { type: 1 });
  const demo = await openAccount('names', { type: 40 });
  const disabled = await openAccount('names', { isDisabled: true });
  const page = await arrive({ site: 'names' });
  await openPage(page, '/m/login');
  for (const [username, message] of [
    [demo, refusals.non_member],
    [disabled, refusals.user_disabled],
    [drawName(), refusals.credentials_wrong],
  ] as const) {
    await fillLogin(page, username, PASSWORD);
    await expect(page.getByText(message)).toBeVisible();
    await expect(submitOf(page)).toBeEnabled();
  }
  await openPage(page, '/m/login?role=agent');
  await expect(page.getByText(login.agentText)).toBeVisible();
  await fillLogin(page, player, PASSWORD);
  await expect(page.getByText(refusals.non_agent)).toBeVisible();
  await fillLogin(page, agent, PASSWORD);
  await expect(page).toHaveURL(/\/m\/agent$/);
  await expect(page.getByRole('heading', { name: agent })).toBeVisible();

  // Where the merchant lets demo accounts in, the members' door does.
  const elsewhere = await arrive();
  await logIn(elsewhere, 'demoagent');
  await expect(headerName(elsewhere, 'Demo')).toBeVisible();
});
