import { Buffer } from 'node:buffer';
import { contentConsoleEndpoints as calls } from '@maneki/contract/content/console-endpoints';
import type { Endpoint } from '@maneki/contract/endpoint';
import type { Page } from '@playwright/test';
import { openHomeAndListen } from './support/balances.ts';
import { expect, test } from './support/journey.ts';
import { lookAtPage } from './support/look-at-views.ts';
import { DESK, enterConsole } from './support/operators.ts';
import { words } from './support/words.ts';

/* What operators write, and what readers see of it. */

const MANAGED = { ...DESK, site: 'managed' } as const;
const { content } = words('EN');

async function openContent(page: Page) {
  await enterConsole(page, '/console/content');
  await expect(page.getByRole('heading', { name: 'Content', level: 1 })).toBeVisible();
}

/** What was told goes away by itself, and is half gone for a while. */
const untilToldAll = (page: Page) =>
  expect(page.getByText(/^(?:Saved|Published)\. /)).toHaveCount(0);

const languageCard = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: 'Not saved' });
const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const phoneFrame = (page: Page) => page.frameLocator('iframe[title="The site on a phone"]');

test('[CONSOLE-2] [MSG-2] an announcement is written, looked at, published to open pages, and taken back', async ({
  arrive,
  complaints,
}) => {
  complaints.expect(/422/);
  const desk = await arrive(MANAGED);
  const look = lookAtPage(desk);
  await openContent(desk);
  await look('content');
  await desk.getByRole('button', { name: 'Write something new' }).click();
  await desk.getByRole('menuitem', { name: 'Announcement' }).click();

  const english = languageCard(desk, 'English');
  const japanese = languageCard(desk, '日本語');
  const text = english.getByRole('textbox', { name: 'Text' });
  await english.getByRole('textbox', { name: 'Title' }).fill('The night market opens');
  await japanese.getByRole('textbox', { name: 'Title' }).fill('夜市が始まります');
  await text.fill('<p>Come by.</p><script>steal()</script>');
  await expect(desk.getByRole('status')).toHaveText(
    /日本語: lacks Text · 简体中文: not written · ไทย: not written/,
  );
  await look('writing');

  // Nothing that was typed is lost by a no.
  await desk.getByRole('button', { name: 'Save draft' }).click();
  await expect(alert(desk)).toContainText('English holds something that could run as a script');
  await expect(text).toHaveValue('<p>Come by.</p><script>steal()</script>');
  await text.fill('<p>Come by.</p><font>tonight</font>');
  await desk.getByRole('button', { name: 'Save draft' }).click();
  await expect(alert(desk)).toContainText('would be left out: <font>');
  await desk.getByRole('button', { name: 'Save without these parts' }).click();
  await expect(desk).toHaveURL(/\/console\/content\/[0-9a-f-]{36}$/);
  await expect(text).toHaveValue('<p>Come by.</p>tonight');
  const address = desk.url();

  await desk.getByRole('button', { name: 'Choose a picture' }).click();
  const chooser = desk.getByRole('dialog');
  const upload = (name: string, buffer: Buffer) =>
    chooser.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });
  await upload('large.png', Buffer.alloc(2_000_001));
  await expect(chooser.getByRole('alert')).toHaveText('A picture may have at most 2 MB.');
  await upload('no-picture.png', Buffer.from('hello'));
  await expect(chooser.getByRole('alert')).toContainText('no picture that we can read');
  await look('choosing a picture');
  await upload('dot.png', DOT);
  await expect(chooser).toHaveCount(0);
  await desk.getByRole('button', { name: 'Save draft' }).click();

  await openTab(desk, 'Preview');
  await expect(phoneFrame(desk).getByRole('heading', { level: 2 })).toHaveText(
    'The night market opens',
  );
  await expect(phoneFrame(desk).locator('article img')).toHaveAttribute(
    'src',
    /\/m\/art\/pictures\//,
  );
  await desk.getByRole('combobox', { name: 'In' }).click();
  await desk.getByRole('option', { name: '日本語' }).click();
  await expect(phoneFrame(desk).getByRole('heading', { level: 2 })).toHaveText('夜市が始まります');
  await untilToldAll(desk);
  await look('a preview');

  const phone = await arrive({ site: 'managed' });
  await openHomeAndListen(phone, 'content.changed');
  await expect(phone.getByText(content.notices.none)).toBeVisible();
  await desk.getByRole('button', { name: 'Publish' }).click();
  await expect(desk.getByText('Published. Open pages follow within seconds.')).toBeVisible();
  await expect(phone.getByText('The night market opens').first()).toBeVisible();

  await openTab(desk, 'Versions');
  const newest = desk.getByRole('row', { name: /^2/ });
  await expect(newest).toContainText('Readers see this');
  await expect(newest).toContainText('Picture');
  await untilToldAll(desk);
  await look('versions');
  await desk.getByRole('button', { name: 'Go back to version 1' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'And publish it' }).click();
  await expect(desk.getByRole('row', { name: /^3/ })).toContainText('Back to version 1: Picture');

  await desk.getByRole('button', { name: 'Withdraw' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Why' }).fill('it is over');
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(phone.getByText('The night market opens')).toHaveCount(0);
  await desk.goto(address);
  await expect(desk.getByText('Ended', { exact: true })).toBeVisible();
});

test('[CONSOLE-2] whoever is second is told of the newer version, and keeps what they typed', async ({
  arrive,
  complaints,
}) => {
  complaints.expect(/409/);
  const desk = await arrive(MANAGED);
  await openContent(desk);
  const id = await write(desk, 'PL', 'Twice written');
  await desk.goto(`/console/content/${id}`);
  const title = languageCard(desk, 'English').getByRole('textbox', { name: 'Title' });
  await title.fill('By the second');
  // A link away and Back lose nothing of it.
  await desk.getByRole('link', { name: '← All content' }).click();
  await expect(title).toHaveCount(0);
  await desk.goBack();
  await expect(
    desk.getByText('What you typed here before and did not save is back.'),
  ).toBeVisible();
  const basedOn = { id, basedOn: 1, content: draftOf('By the first') };
  await callFrom(desk, calls.saveVersion, basedOn);
  await desk.getByRole('button', { name: 'Save draft' }).click();
  await expect(alert(desk)).toContainText('operator has saved or published version 2');
  await expect(title).toHaveValue('By the second');
  await lookAtPage(desk)('a newer version');
  await desk.getByRole('button', { name: 'Save mine as the newest' }).click();
  await expect(alert(desk)).toHaveCount(0);
  await openTab(desk, 'Versions');
  await expect(desk.getByRole('row', { name: /^3/ })).toContainText('Title (English)');
});

test('[CONSOLE-2] banners are put in order with the keyboard', async ({ arrive }) => {
  const desk = await arrive(MANAGED);
  await openContent(desk);
  for (const title of ['The first lantern', 'The second lantern']) {
    const id = await write(desk, 'B', title);
    await callFrom(desk, calls.publishVersion, { id, version: 1, liveVersion: null });
  }
  await desk.getByRole('link', { name: 'Order', exact: true }).click();
  const rows = desk.getByRole('listitem');
  await expect(rows).toHaveText([/The first lantern/, /The second lantern/]);
  await lookAtPage(desk)('the order');
  await desk.getByRole('button', { name: 'Move The second lantern up' }).focus();
  await desk.keyboard.press('Enter');
  await expect(rows).toHaveText([/The second lantern/, /The first lantern/]);
  await desk.getByRole('button', { name: 'Save the order' }).click();
  await expect(desk.getByText('Saved. Open pages follow within seconds.')).toBeVisible();
  await desk.reload();
  await expect(rows).toHaveText([/The second lantern/, /The first lantern/]);
});

/** One pixel. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const draftOf = (title: string, groupName = '') => ({
  groupName,
  device: 'ALL',
  image: null,
  linkType: 'NONE',
  linkage: '',
  audience: { guest: true, types: null, vip: null, labels: null, countries: null },
  startsAt: null,
  endsAt: null,
  isPinned: false,
  mustRead: false,
  frequency: 'ONCE',
  tag: null,
  texts: { EN: { title, text: '', body: '' } },
});

/** Calls as a script of the console would: the browser alone knows the hosts here. */
const callFrom = (page: Page, { method, path }: Endpoint, request: object) =>
  page.evaluate(
    async ([address, how, body]) => {
      const headers = { 'content-type': 'application/json' };
      const reply = await fetch(address!, { method: how!, body: body!, headers });
      const { value } = (await reply.json()) as { value: { id: string } };
      return value;
    },
    [`/api${path}`, method, JSON.stringify(request)],
  );

/** Writes something as the console would, and answers its id. */
async function write(page: Page, kind: 'PL' | 'B', title: string): Promise<string> {
  const written = draftOf(title, kind === 'B' ? 'm_home' : '');
  return (await callFrom(page, calls.addEntry, { kind, content: written })).id;
}
