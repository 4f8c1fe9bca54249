import type { Theme } from '@maneki/contract/theme';
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { openMenu } from './support/open-menu.ts';
import { untilAnswering } from './support/open-page.ts';

/** Notes the theme and the ground of every frame, from the first one on. */
const watchFrames = `
  window.frames_ = [];
  const note = () => {
    if (document.body) {
      const { backgroundColor } = getComputedStyle(document.body);
      const frame = document.documentElement.dataset.theme + ' ' + backgroundColor;
      if (window.frames_.at(-1) !== frame) window.frames_.push(frame);
    }
    requestAnimationFrame(note);
  };
  note();
`;

async function loadAndWatch(page: Page): Promise<{ served: string; frames: readonly string[] }> {
  const reply = await page.goto('/m/home');
  await untilAnswering(page);
  return { served: (await reply?.text()) ?? '', frames: await page.evaluate('window.frames_') };
}

const EXPECTED: readonly { chosen: Theme | undefined; shown: Theme }[] = [
  { chosen: undefined, shown: 'dark' },
  { chosen: 'dark', shown: 'dark' },
  { chosen: 'light', shown: 'light' },
];

for (const { chosen, shown } of EXPECTED)
  test(`[SITE-7] who chose ${chosen ?? 'no'} theme sees ${shown} from the first frame on`, async ({
    arrive,
  }) => {
    const page = await arrive(chosen ? { theme: chosen } : {});
    await page.addInitScript(watchFrames);
    const { served, frames } = await loadAndWatch(page);
    expect(served).toMatch(new RegExp(`<html[^>]* data-theme="${shown}"`));
    expect(frames).toHaveLength(1);
    expect(frames[0]).toMatch(new RegExp(`^${shown} rgb`));
  });

test('[SITE-7] a switched theme changes the page at once and lasts', async ({ arrive }) => {
  const page = await arrive();
  await page.addInitScript(watchFrames);
  const { frames: before } = await loadAndWatch(page);
  await openMenu(page);
  await page.getByRole('button', { name: 'Switch to the light theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const { served, frames: after } = await loadAndWatch(page);
  expect(served).toMatch(/<html[^>]* data-theme="light"/);
  expect(after).toHaveLength(1);
  expect(after[0]).not.toBe(before[0]);
});
