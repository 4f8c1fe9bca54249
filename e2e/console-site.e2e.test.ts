import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { lookAtPage } from './support/look-at-views.ts';
import { DESK, enterConsole } from './support/operators.ts';
import { words } from './support/words.ts';

/* What operators make of a merchant's site, and how visitors see it. */

const TAILORED = { ...DESK, site: 'tailored' } as const;
const EN = words('EN');
const SAVED = 'Saved. Open pages follow within seconds.';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function save(page: Page, name: string) {
  await card(page, name).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(SAVED).first()).toBeVisible();
}

/** Opens a page of the site and waits until it hears of changes. */
async function openAndListen(page: Page, address: string) {
  const heard: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => heard.push(String(payload))),
  );
  await page.goto(address);
  await expect.poll(() => heard.some((text) => text.includes('subscribed'))).toBe(true);
}

/** Waits until a page wears a colour for its main action. */
const expectPrimary = (page: Page | FrameLocator, colour: string) =>
  expect(page.locator('html')).toHaveCSS('--look-primary', colour);

test('[CONSOLE-2] colours are tried out on a phone, refused where they cannot be read, and then on open pages', async ({
  arrive,
  complaints,
}) => {
  complaints.expect(/422/);
  const phone = await arrive({ site: 'tailored' });
  await openAndListen(phone, '/m/home');

  const desk = await arrive(TAILORED);
  await enterConsole(desk, '/console/brand');
  const look = card(desk, 'Look');
  const preview = desk.frameLocator('iframe[title="The site on a phone"]');
  await expect(preview.getByRole('link', { name: EN.shell.account.login }).first()).toBeVisible();
  await look.getByRole('switch', { name: 'Colours of its own' }).click();
  const primary = look.getByRole('textbox', { name: 'Main button', exact: true });
  await primary.fill('#f6f1e7');
  await primary.press('Tab');
  await expectPrimary(preview, '#f6f1e7');
  await expect(look.getByText(/hard to read/)).toBeVisible();
  await look.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(look.getByRole('alert').filter({ hasText: 'Not saved' })).toContainText(
    '“Text on the main button” on “Main button”',
  );
  await expectPrimary(phone, '#cb2440');

  await primary.fill('#0b5d1e');
  await primary.press('Tab');
  await expectPrimary(preview, '#0b5d1e');
  await lookAtPage(desk)('brand');
  await save(desk, 'Look');
  await expectPrimary(phone, '#0b5d1e');
  await phone.reload();
  await expectPrimary(phone, '#0b5d1e');
});

test('[CONSOLE-2] two who edit the same card are told of each other, and lose nothing', async ({
  arrive,
  complaints,
}) => {
  complaints.expect(/409/);
  const first = await arrive(TAILORED);
  const second = await arrive(TAILORED);
  await enterConsole(first, '/console/brand');
  await enterConsole(second, '/console/brand', 'supervisor');
  const nameOn = (page: Page) => page.getByRole('textbox', { name: 'Name of the site' });
  await nameOn(second).fill('Second');
  await nameOn(first).fill('First');
  await save(first, 'Name');
  const late = card(second, 'Name');
  await late.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(late.getByRole('alert')).toContainText('operator has saved this meanwhile');
  await expect(nameOn(second)).toHaveValue('Second');
  await late.getByRole('button', { name: 'Look at what stands now' }).click();
  await expect(nameOn(second)).toHaveValue('First');
  await late.getByRole('button', { name: 'Back to mine' }).click();
  await lookAtPage(second)('a card that changed meanwhile');
  await late.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(second.getByText(SAVED)).toBeVisible();
  await first.reload();
  await expect(nameOn(first)).toHaveValue('Second');
});

test('[CONSOLE-2] [SITE-3] a planned maintenance closes open pages and opens them again', async ({
  arrive,
  complaints,
}) => {
  complaints.expect(/422|423|503/);
  const desk = await arrive(TAILORED);
  await enterConsole(desk, '/console/access');
  const phone = await arrive({ site: 'tailored' });
  await openAndListen(phone, '/m/home');
  const plan = card(desk, 'Planned maintenance');
  const [from, to] = [plan.getByLabel('From'), plan.getByLabel('Until')];
  await from.fill('2040-01-01T10:00');
  await to.fill('2040-01-01T09:00');
  await plan.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(plan.getByRole('alert')).toHaveText('The end must be after the beginning.');
  await from.fill('2020-01-01T10:00');
  await lookAtPage(desk)('access');
  await save(desk, 'Planned maintenance');
  await expect(phone).toHaveURL(/\/m\/restrict$/);
  await expect(phone.getByText(/January 1, 2040/)).toBeVisible();
  await from.fill('');
  await to.fill('');
  await save(desk, 'Planned maintenance');
  await expect(phone).toHaveURL(/\/m\/home$/);
});

test('[CONSOLE-2] an entry of customer service is on the open site, a bad one is refused', async ({
  arrive,
  complaints,
}) => {
  complaints.expect(/422/);
  const desk = await arrive(TAILORED);
  await enterConsole(desk, '/console/service');
  const phone = await arrive({ site: 'tailored' });
  await openAndListen(phone, '/m/home');
  const services = card(desk, 'Customer service');
  await services.getByRole('button', { name: 'Add an entry' }).click();
  const added = services.getByRole('group', { name: 'Entry 3' });
  await added.getByRole('combobox', { name: 'For readers of' }).click();
  await desk.getByRole('option', { name: 'English' }).click();
  await added.getByRole('textbox', { name: 'Address' }).fill('http://plain.example');
  await services.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(services.getByRole('alert')).toContainText('http://plain.example is no address');
  await added.getByRole('textbox', { name: 'Address' }).fill('https://english.example/chat');
  await added.getByRole('button', { name: 'Move Entry 3 up' }).click();
  await lookAtPage(desk)('service and links');
  await save(desk, 'Customer service');
  await phone.getByRole('button', { name: 'Service' }).click();
  await expect(
    phone.getByRole('dialog').getByRole('link', { name: EN.site.service.CS }),
  ).toHaveAttribute('href', 'https://english.example/chat');
});

test('[CONSOLE-2] a field that is made required is asked on an open registration', async ({
  arrive,
}) => {
  const desk = await arrive(TAILORED);
  await enterConsole(desk, '/console/registration');
  const phone = await arrive({ site: 'tailored' });
  await openAndListen(phone, '/m/register');
  const email = phone.getByRole('textbox', { name: /e-mail/i });
  await expect(phone.getByRole('button', { name: EN.register.submit })).toBeVisible();
  await expect(email).toBeHidden();
  const fields = card(desk, 'Fields');
  await fields.getByRole('combobox', { name: 'E-mail: asked' }).click();
  await desk.getByRole('option', { name: 'Required' }).click();
  await fields.getByRole('button', { name: 'Move E-mail up' }).click();
  await lookAtPage(desk)('registration');
  await save(desk, 'Fields');
  await expect(email).toBeVisible();
});

test('[CONSOLE-2] a market changes once two operators agree', async ({ arrive, complaints }) => {
  complaints.expect(/409|422/);
  const first = await arrive(TAILORED);
  await enterConsole(first, '/console/access');
  await first.getByRole('button', { name: 'Add a country' }).click();
  const dialog = first.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Country' }).fill('Antarctica');
  await first.getByRole('option', { name: 'Antarctica' }).click();
  await dialog.getByRole('combobox', { name: 'Mode' }).click();
  await first.getByRole('option', { name: 'Real money' }).click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('penguins play too');
  await dialog.getByRole('button', { name: 'Propose' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'Real money needs a licence for this country.',
  );
  await dialog.getByRole('textbox', { name: 'Licence' }).fill('AQ-1');
  await dialog.getByRole('button', { name: 'Propose' }).click();
  await expect(dialog.getByRole('alert')).toContainText('while demo accounts are open');
  await dialog.getByRole('combobox', { name: 'Mode' }).click();
  await first.getByRole('option', { name: 'Blocked' }).click();
  await lookAtPage(first)('proposing a market');
  await dialog.getByRole('button', { name: 'Propose' }).click();
  await expect(first.getByText('A second operator has to agree.').first()).toBeVisible();

  const second = await arrive(TAILORED);
  await enterConsole(second, '/console/proposals', 'supervisor');
  const waiting = second.getByRole('article').filter({ hasText: 'Antarctica' });
  await expect(waiting).toContainText('Antarctica: Blocked');
  await waiting.getByRole('button', { name: 'Agree' }).click();
  await expect(second.getByText('It is done.')).toBeVisible();
  await first.reload();
  await expect(first.getByRole('row', { name: /Antarctica/ })).toContainText('Blocked');
});

test('[CONSOLE-2] settings are found by their words', async ({ arrive }) => {
  const desk = await arrive(TAILORED);
  await enterConsole(desk, '/console/settings');
  await lookAtPage(desk)('settings');
  await desk.getByRole('button', { name: /find/i }).click();
  await desk.getByRole('textbox', { name: /find/i }).fill('picture hosts');
  await desk.getByRole('button', { name: /Picture hosts/ }).click();
  await expect(desk).toHaveURL(/\/console\/brand#images$/);
  await expect(card(desk, 'Picture hosts')).toBeInViewport();
  // What was typed for one merchant does not stand in the form of another.
  const name = desk.getByRole('textbox', { name: 'Name of the site' });
  await name.fill('Typed for this one');
  await desk.getByRole('combobox', { name: 'Merchant' }).click();
  await desk.getByRole('option', { name: 'Sampaguita', exact: true }).click();
  await expect(name).toHaveValue('Sampaguita');
});
