import { test as base } from './journey.ts';

/** What Chromium says of canvases that a machine without a graphics card paints by itself. */
const SLOW_GRAPHICS = /GL Driver Message \(OpenGL, Performance/;

/** A journey through a game: like every other one, on machines of every kind. */
export const test = base.extend<{ readonly slowGraphics: undefined }>({
  slowGraphics: [
    async ({ complaints }, use) => {
      complaints.allow(SLOW_GRAPHICS);
      await use(undefined);
    },
    { auto: true },
  ],
});
