import { expect, test } from './support/journey.ts';
import { openPage } from './support/open-page.ts';

test('a wide screen shows the phone column in a scene, with a code of the open page', async ({
  arrive,
}) => {
  const page = await arrive({ isDesktop: true, size: { width: 1440, height: 900 } });
  await page.goto('/m/home');
  const code = page.getByRole('img', { name: 'QR code of this page' });
  await expect(code).toBeVisible();
  await page.setViewportSize({ width: 800, height: 900 });
  await expect(code).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(code).toBeVisible();
  const first = await code.getAttribute('src');
  const column = await page.getByRole('banner').boundingBox();
  expect(column?.width).toBe(480);
  await expect(page.getByRole('complementary')).toHaveCSS(
    'background-image',
    /maneki-backdrop-dark/,
  );

  // The code follows the visitor to the next page.
  await page.getByRole('link', { name: 'User agreement' }).click();
  await expect(page).toHaveURL(/\/m\/agreement$/);
  await expect(code).not.toHaveAttribute('src', first ?? '');
});

test('a phone loads neither the scene nor the code', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openPage(page, '/m/home');
  expect(asked.filter((url) => /backdrop|continue-on-phone/.test(url))).toEqual([]);
});
