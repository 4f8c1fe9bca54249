import { houseSchemas } from '@maneki/contract/house/schemas';
import { playEndpoints } from '@maneki/contract/play/endpoints';
import { walletEndpoints } from '@maneki/contract/wallet/endpoints';
import { DRAGON_TIGER } from '@maneki/games/dragon-tiger/rules';
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { lookAtPage } from './support/look-at-views.ts';
import { enter, openAccount } from './support/people.ts';

/* What operators do at tables that many players share. A round takes 26 seconds, and nobody hurries it. */

const DESK = { isDesktop: true, size: { width: 1280, height: 800 } } as const;
const ROUND_MS = 40_000;

const { gameId, vendor } = DRAGON_TIGER;

async function comeIn(page: Page, address: string, name: string) {
  await page.goto(`/console${address}`);
  await page.getByRole('button', { name: new RegExp(`Come in as ${name}`) }).click();
  await expect(page).toHaveURL(new RegExp(`/console${address}$`));
}

type Asked = { method: string; path: string; token?: string; body?: object };

/** Asks as a script of the site would, with the member's cookie or the game's bearer. */
async function ask<Answer>(page: Page, asked: Asked): Promise<Answer> {
  return (await page.evaluate(async ({ method, path, token, body }) => {
    const bearer = token ? { authorization: `Bearer ${token}` } : {};
    const headers = { 'content-type': 'application/json', ...bearer };
    const sent = body ? { body: JSON.stringify(body) } : {};
    const reply = await fetch(path, { method, headers, ...sent });
    if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`);
    return reply.json();
  }, asked)) as Answer;
}

const balanceOf = async (page: Page): Promise<string> => {
  const { method, path } = walletEndpoints.getWallet;
  const answer = await ask<{ value: { mainBalance: string } }>(page, {
    method,
    path: `/api${path}`,
  });
  return answer.value.mainBalance;
};

/** A member at the table, who can bet on the round that runs. */
async function sitDown(page: Page) {
  const wish = new URLSearchParams({ vendor, gameId, mode: 'real' });
  const path = `/api${playEndpoints.launchGame.path}?${wish}`;
  const launched = await ask<{ value: { launchToken: string } }>(page, { method: 'GET', path });
  const { launchToken } = launched.value;
  const sessions = `/games/api${houseSchemas.openSession.path}`;
  const { token } = await ask<{ token: string }>(page, {
    method: 'POST',
    path: sessions,
    body: { launchToken },
  });
  return (roundNo: number, stakes: Record<string, string>) => {
    const { method, path: bets } = houseSchemas.placeBets;
    const body = { key: crypto.randomUUID(), roundNo, stakes };
    return ask(page, { method, path: `/games/api${bets}`, token, body });
  };
}

test('[CONSOLE-2] a table rests and goes on, and two operators give a round back', async ({
  page: phone,
  arrive,
  complaints,
}) => {
  complaints.expect(/401/);
  const username = await openAccount();
  await enter(phone, username);
  const bet = await sitDown(phone);
  const before = await balanceOf(phone);

  const desk = await arrive({ ...DESK, site: 'maneki' });
  const look = lookAtPage(desk);
  await comeIn(desk, '/tables', 'operator');
  await look('tables');
  await desk.getByRole('link', { name: 'Dragon Tiger' }).click();
  await desk.getByRole('button', { name: 'Rest after this round' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Why' }).fill('a new camera');
  await dialog.getByRole('button', { name: 'Rest after this round' }).click();
  await expect(desk.getByText('Saved. The table rests once its round is over.')).toBeVisible();
  const second = await arrive({ ...DESK, site: 'maneki' });
  await comeIn(second, '/proposals', 'supervisor');

  // The round that runs is played to its end.
  await expect(desk.getByText('Rests', { exact: true })).toBeVisible({ timeout: ROUND_MS });
  await look('a table that rests');
  await desk.getByRole('button', { name: 'Go on' }).click();
  await dialog.getByRole('textbox', { name: 'Why' }).fill('it stands');
  await dialog.getByRole('button', { name: 'Go on' }).click();
  const round = desk.getByRole('row', { name: /Takes bets/ }).getByRole('link');
  const roundNo = Number(await round.textContent());
  await bet(roundNo, { DRAGON: '1000', TIE: '200' });
  expect(Number(await balanceOf(phone))).toBe(Number(before) - 1_200);

  await round.click();
  const stake = desk.getByRole('row', { name: new RegExp(username) });
  await expect(stake).toContainText('Dragon 1,000.00 · Tie 200.00');
  await desk.getByRole('button', { name: 'Propose to give it back' }).click();
  await dialog.getByRole('textbox', { name: 'Why' }).fill('a card was seen');
  await dialog.getByRole('button', { name: 'Propose to give it back' }).click();
  await expect(desk.getByText('Waits for a second operator')).toBeVisible();
  await second.reload();
  const waiting = second.getByRole('article', { name: 'Giving a round back' });
  await expect(waiting).toContainText(`all stakes of round ${roundNo}`);
  await waiting.getByRole('button', { name: 'Agree' }).click();
  await expect(second.getByText('It is done.')).toBeVisible();

  await expect(stake).toContainText('Given back');
  await expect(desk.getByText('a card was seen')).toBeVisible();
  expect(await balanceOf(phone)).toBe(before);
  await look('a round that was given back');
});
