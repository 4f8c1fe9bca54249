import { expect, test } from './support/journey.ts';
import { words } from './support/words.ts';

const { catalog, site } = words('EN');

test('a press on home before it has come alive is done when it has', async ({ page }) => {
  await page.goto('/m/home');
  await expect(page.locator('html')).toHaveAttribute('data-still', '');
  const unfold = page.getByRole('button', { name: site.home.lobby.list, exact: true });
  await unfold.click();
  await expect(page.locator('html')).not.toHaveAttribute('data-still');
  await expect(page.locator('[aria-controls=every-category]')).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('a guest’s first press on a heart leads to the login', async ({ page }) => {
  await page.goto('/m/home');
  const heart = catalog.tile.favourite.replace('{name}', 'Maneki Triple');
  await page.getByRole('button', { name: heart, exact: true }).first().click();
  await expect(page).toHaveURL(/\/m\/login\?back=/);
});
