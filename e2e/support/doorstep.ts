import type { Page, Route } from '@playwright/test';

/** An empty page of the site, which no server is asked for. */
const DOORSTEP = '/m/doorstep';

/** Brings a page to its site, for cookies and storage, and loads nothing that the journey does not look at. */
export async function stopAtDoorstep(page: Page): Promise<URL> {
  const answer = (route: Route) => route.fulfill({ contentType: 'text/html', body: '' });
  await page.route(`**${DOORSTEP}`, answer, { times: 1 });
  await page.goto(DOORSTEP);
  return new URL(page.url());
}
