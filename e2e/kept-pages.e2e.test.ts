import { expect, test } from './support/journey.ts';
import { openPage } from './support/open-page.ts';

/** Each is shown by a page that was written for an address without these words. */
const ADDRESSES = [
  '/m/rng?utm_source=mail',
  '/m/gameList?type=nonsense&drawer=nothing',
  '/m/login?social=nonsense&role=guest',
  '/m/help?tag=nonsense',
  '/m/fairness?utm_source=mail',
];

test('an address with words that its page does not read hydrates without a complaint, and keeps them', async ({
  page,
}) => {
  for (const address of ADDRESSES) {
    await openPage(page, address);
    await expect(page.locator('main')).not.toBeEmpty();
    expect(page.url(), address).toContain(address);
  }
});
