import { expect } from '@playwright/test';
import type { Walk } from './look-at-views.ts';
import { enter } from './people.ts';
import { words } from './words.ts';

/** What an agent has: their desk, their team in figures and names, and their contracts. */
export const visitAgents: Walk = async (page, language, look) => {
  const { agent, contracts, team } = words(language);
  await enter(page, 'agent01');
  await page.goto('/m/agent');
  await expect(page.getByRole('heading', { name: agent.counters.title })).toBeVisible();
  await expect(page.getByRole('navigation', { name: agent.bar.label })).toBeVisible();
  await look('agent');
  await page.goto('/m/agent/team/overview');
  await expect(page.getByText(team.overview.delay)).toBeVisible();
  await look('team overview');
  await page.goto('/m/member/team');
  await expect(page.getByRole('article').first()).toBeVisible();
  await look('team members');
  await page.goto('/m/agent/team/pnl?period=thisMonth');
  await expect(page.getByText(team.profit.net, { exact: true })).toBeVisible();
  await look('team profit and loss');
  await page.goto('/m/teamBetting');
  await expect(page.getByRole('search')).toBeVisible();
  await look('team betting');
  await page.goto('/m/member/agent/getSalaryContract');
  await expect(page.getByRole('heading', { name: contracts.bills.title })).toBeVisible();
  await look('a contract');
};
