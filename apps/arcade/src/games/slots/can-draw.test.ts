import { expect, test } from 'vitest';
import { type Canvas, canDraw } from './can-draw.ts';

/** A browser that knows some kinds of contexts, and counts those that are still held. */
function browserWith(...known: readonly string[]) {
  const browser = { held: 0 };
  const canvas: Canvas = {
    getContext(kind) {
      if (!known.includes(kind)) return null;
      browser.held += 1;
      return {
        getExtension: () => ({
          loseContext() {
            browser.held -= 1;
          },
        }),
      };
    },
  };
  return { canvas, browser };
}

test('either version of WebGL is enough, and what was opened to ask is given back', () => {
  for (const kind of ['webgl2', 'webgl']) {
    const { canvas, browser } = browserWith(kind);
    expect(canDraw(canvas)).toBe(true);
    expect(browser.held).toBe(0);
  }
});

test('a browser without WebGL cannot draw', () => {
  expect(canDraw(browserWith().canvas)).toBe(false);
});

test('a browser that breaks when it is asked cannot draw', () => {
  const canvas: Canvas = {
    getContext() {
      throw new Error('blocked');
    },
  };
  expect(canDraw(canvas)).toBe(false);
});

test('a context that cannot be given back is still one to draw with', () => {
  expect(canDraw({ getContext: () => ({ getExtension: () => null }) })).toBe(true);
});
