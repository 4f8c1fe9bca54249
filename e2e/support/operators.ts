import { OPERATOR_COOKIE } from '@maneki/server/platform/calls/call';
import { expect, type Page } from '@playwright/test';
import { act } from './act.ts';
import { stopAtDoorstep } from './doorstep.ts';

/** What operators sit at. */
export const DESK = { isDesktop: true, size: { width: 1280, height: 800 } } as const;

/** Makes the browser of a page an operator's, as a login would, and opens a page of the console. */
export async function enterConsole(
  page: Page,
  address: string,
  name: 'operator' | 'supervisor' = 'operator',
): Promise<void> {
  const { origin } = await stopAtDoorstep(page);
  const token = await act('openOperatorSession', { name });
  const session = { name: OPERATOR_COOKIE, value: token, url: origin, httpOnly: true } as const;
  await page.context().addCookies([session]);
  await page.goto(address);
  await expect(page.getByRole('link', { name: 'Your sessions' })).toBeVisible();
}
