import { act } from './support/act.ts';
import { expect, test } from './support/journey.ts';
import { openPage } from './support/open-page.ts';
import { enter, expectToast, openAccount } from './support/people.ts';
import { words } from './support/words.ts';

const { agent: desk, contracts, shell } = words('EN');
const DIGITS = '281736';

test('[AGENT-1] [AGENT-2] an agent’s desk: money, the team today, and every tool that is on', async ({
  page,
}) => {
  await enter(page, 'agent01');
  await openPage(page, '/m/agent');
  await expect(page.getByRole('heading', { level: 1, name: 'Kiku' })).toBeVisible();
  await expect(page.getByText(desk.counters.online)).toBeVisible();
  const tools = page.getByRole('navigation', { name: desk.entries.label });
  for (const name of ['overview', 'members', 'pnl', 'betting', 'rebate', 'gifts'] as const)
    await expect(tools.getByRole('link', { name: desk.entries[name] })).toBeVisible();
  await tools.getByRole('link', { name: desk.entries.members }).click();
  await expect(page.getByRole('heading', { name: /^sakura/ })).toBeVisible();
});

test('[AGENT-4] [AUTH-14] an offer is read and accepted by six digits, and is in force from the next period', async ({
  page,
}) => {
  const username = await openAccount('maneki', { type: 2 });
  await act('setPaymentPassword', { merchantCode: 'maneki', username, digits: DIGITS });
  await act('offerContract', { merchantCode: 'maneki', username, kind: 'DAILY_SALARY' });
  await enter(page, username);
  await openPage(page, '/m/member/agent/getSalaryContract');
  await expect(page.getByRole('heading', { name: contracts.own.offer })).toBeVisible();
  await page.getByRole('button', { name: contracts.own.accept }).click();
  for (const digit of DIGITS) await page.getByRole('button', { name: digit, exact: true }).click();
  await expectToast(page, contracts.acts.accepted);
  await expect(page.getByRole('heading', { name: contracts.own.valid })).toBeVisible();
  await expect(page.getByText('0.05 %')).toBeVisible();
  await page.goto('/m/agent');
  await expect(page.getByRole('link', { name: shell.titles.salaryContract })).toBeVisible();
});

test('[AGENT-3] from profit and loss down to one member, and to the bets of nobody but the team, in Japanese', async ({
  arrive,
}) => {
  const { team } = words('JA');
  const page = await arrive({ language: 'JA' });
  await enter(page, 'agent01');
  await openPage(page, '/m/agent/team/pnl');
  const row = (name: string) => page.getByRole('article').filter({ hasText: name });
  await row('kaori01').getByRole('link').click();
  await expect(page.getByRole('navigation', { name: team.path })).toContainText('kaori01');
  await expect(row('yuki24')).toBeVisible();
  await expect(row('sakura')).toHaveCount(0);

  await openPage(page, '/m/teamBetting');
  const name = page.getByRole('searchbox', { name: team.betting.search });
  await name.fill('yuki24');
  await name.press('Enter');
  await expect(row('yuki24').first()).toBeVisible();
  await expect(row('sakura')).toHaveCount(0);
  await name.fill('general01');
  await name.press('Enter');
  await expect(page.getByText(team.betting.nothing)).toBeVisible();
});
