import type { Page, Route } from '@playwright/test';

/** Holds what is sent until it is let go, so that the page can be looked at before it is answered. */
export async function hold(page: Page, address: string, method: 'GET' | 'POST' | 'DELETE') {
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const sent: Route[] = [];
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    sent.push(route);
    await isLetGo;
    // Whoever asked may have stopped waiting.
    await route.continue().catch(() => {});
  });
  return { sent, letGo };
}
