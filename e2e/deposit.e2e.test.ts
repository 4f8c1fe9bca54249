import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './support/journey.ts';
import { lookAtPage } from './support/look-at-views.ts';
import { openPage } from './support/open-page.ts';
import { DESK, enterConsole } from './support/operators.ts';
import { enter, expectToast, openAccount } from './support/people.ts';
import { words } from './support/words.ts';

const { deposit, identity, record, shell } = words('EN');
const { form, methods, order, receipts, states, steps } = deposit;

const main = (page: Page) => page.getByRole('main');
const step = (page: Page) =>
  page.getByRole('list', { name: steps.label }).locator('[aria-current]');
const preset = (page: Page, index: number) =>
  page.getByRole('group', { name: form.presets }).getByRole('button').nth(index);
const state = (page: Page, name: string) => main(page).getByRole('heading', { name });

test('[CASH-2] [SITE-9] [SAFE-4] step by step by e-wallet: fee and credit as one types, paid at the sandbox, credited by a push', async ({
  arrive,
}) => {
  const page = await arrive();
  await enter(page, await openAccount());
  await openPage(page, '/m/voucherCenter');
  await expect(main(page).getByText(deposit.demo)).toBeVisible();
  await expect(step(page)).toHaveText(`1${steps.method}`);
  await page
    .getByRole('list', { name: methods.label })
    .getByRole('link', { name: 'E-wallet' })
    .click();
  await expect(step(page)).toHaveText(`2${steps.amount}`);
  const summary = main(page).getByRole('region', { name: form.sum });
  await main(page).getByLabel(form.amount).fill('10000');
  await expect(summary).toContainText('200');
  await expect(summary).toContainText('9,800');
  await main(page).getByLabel(form.amount).fill('299');
  await main(page).getByRole('button', { name: form.submit }).click();
  await expect(main(page).getByLabel(form.amount)).toHaveAttribute('aria-invalid', 'true');
  await main(page).getByLabel(form.amount).fill('10000');
  await main(page).getByRole('button', { name: form.submit }).click();
  await expect(state(page, states.AWAITING_PAYMENT)).toBeVisible();
  await expect(page).toHaveURL(/\?order=D\d{16}$/);
  await expect(main(page).getByRole('timer')).toHaveText(/^1[45]:\d\d$/);

  const payUrl = await main(page).getByRole('link', { name: order.payPage }).getAttribute('href');
  const sandbox = await page.context().newPage();
  await sandbox.goto(payUrl!);
  await sandbox.getByRole('button', { name: 'Pay it' }).click();
  await expect(state(page, states.SUCCESS)).toBeVisible();
  await expect(main(page)).toContainText('159,800.00');

  await main(page).getByRole('link', { name: order.all }).click();
  const listed = page.getByRole('list', { name: deposit.history.label }).getByRole('link');
  await expect(listed).toContainText([states.SUCCESS]);
});

test('[CASH-2] [SITE-9] [HELP-4] [CONSOLE-3] on one page by bank: copied, proven by a receipt, submitted, and credited by an operator', async ({
  arrive,
}) => {
  const page = await arrive({ site: 'sampaguita' });
  await page.context().grantPermissions(['clipboard-write', 'clipboard-read']);
  await enter(page, await openAccount('sampaguita', { currency: 'PHP' }));
  await openPage(page, '/m/voucherCenter');
  await expect(page.getByRole('list', { name: steps.label })).toHaveCount(0);
  await main(page).getByRole('radio', { name: 'Bank transfer' }).check();
  await preset(page, 0).click();
  await main(page).getByLabel(form.payerName).fill('Ligaya Santos');
  await main(page).getByRole('button', { name: form.submit }).click();
  await expect(state(page, states.AWAITING_PAYMENT)).toBeVisible();
  await main(page)
    .getByRole('button', { name: record.copyThis.replace('{what}', order.reference) })
    .click();
  await expectToast(page, record.copied);

  await main(page).getByRole('button', { name: receipts.submit }).click();
  await expect(main(page).getByText(receipts.needed)).toBeVisible();
  const buffer = await sharp({
    create: { width: 300, height: 400, channels: 3, background: '#eee' },
  })
    .png()
    .toBuffer();
  const file = main(page).locator('input[type=file]');
  await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer });
  await expect(main(page).getByText(receipts.type)).toBeVisible();
  await file.setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer });
  await main(page).getByRole('button', { name: receipts.submit }).click();
  await expect(state(page, states.SUBMITTED)).toBeVisible();
  await expect(main(page).getByRole('button', { name: deposit.cancel.action })).toHaveCount(0);
  await page.reload();
  await expect(state(page, states.SUBMITTED)).toBeVisible();
  const alt = receipts.alt.replace('{number}', '1');
  await expect(main(page).getByRole('img', { name: alt })).toBeVisible();

  await creditAtDesk(await arrive({ ...DESK, site: 'sampaguita' }), page.url());
  await expect(state(page, states.SUCCESS)).toBeVisible();
});

/** An operator takes the order on, looks at its receipt, and credits what has arrived. */
async function creditAtDesk(desk: Page, address: string): Promise<void> {
  const orderNo = new URL(address).searchParams.get('order')!;
  await enterConsole(desk, '/console/deposits');
  await desk.getByRole('link', { name: orderNo }).click();
  await expect(desk.getByRole('img', { name: 'Receipt 1' })).toBeVisible();
  await desk.keyboard.press('c');
  await expect(desk.getByRole('button', { name: /Give it back/ })).toBeVisible();
  await lookAtPage(desk)('a deposit at the desk');
  await desk.keyboard.press('a');
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Why' }).fill('it is in the statement');
  await dialog.getByRole('button', { name: 'Credit it' }).click();
  await expect(desk.getByText('Credited. The member’s page follows at once.')).toBeVisible();
}

test('[CASH-2] an order that is open is found again, and closes its channel', async ({
  arrive,
}) => {
  const page = await arrive({ site: 'sampaguita' });
  await enter(page, await openAccount('sampaguita', { currency: 'PHP' }));
  await openPage(page, '/m/voucherCenter');
  await main(page).getByRole('radio', { name: 'QR code' }).check();
  await preset(page, 0).click();
  await main(page).getByRole('button', { name: form.submit }).click();
  await expect(state(page, states.AWAITING_PAYMENT)).toBeVisible();
  await page.goto('/m/voucherCenter');
  const open = main(page).getByRole('link', { name: states.AWAITING_PAYMENT });
  await expect(open).toHaveAttribute('href', /\?order=D\d{16}$/);
  await expect(main(page).getByRole('radio', { name: 'QR code' })).toBeDisabled();
});

test('[CASH-2] an order that is not paid is cancelled after a question', async ({ arrive }) => {
  const page = await arrive();
  await enter(page, await openAccount());
  await openPage(page, '/m/voucherCenter');
  await page
    .getByRole('list', { name: methods.label })
    .getByRole('link', { name: 'QR code' })
    .click();
  await preset(page, 0).click();
  await main(page).getByRole('button', { name: form.submit }).click();
  await expect(main(page).getByRole('img', { name: order.qrAlt })).toBeVisible();
  await main(page).getByRole('button', { name: deposit.cancel.action }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: deposit.cancel.confirm }).click();
  await expect(state(page, states.CANCELLED)).toBeVisible();
  await main(page).getByRole('link', { name: order.again }).click();
  await expect(step(page)).toHaveText(`1${steps.method}`);
});

test('[TRIAL-2] play credit is kept out of the cashier, by a tap and by the address', async ({
  arrive,
}) => {
  const page = await arrive();
  await enter(page, await openAccount('maneki', { type: 40 }));
  const prompt = page.getByRole('dialog', { name: identity.refusals.free_reject });
  await openPage(page, '/m/home');
  await page
    .getByRole('navigation', { name: shell.nav.label })
    .getByRole('link', { name: shell.nav.deposit })
    .click();
  await expect(prompt).toBeVisible();
  await prompt.getByRole('button', { name: identity.member.later }).click();
  await page.goto('/m/voucherCenter');
  await expect(prompt).toBeVisible();
  await expect(page).toHaveURL(/\/m\/home$/);
});
