import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askToInstall, keepInstallPrompt } from './install-prompt.ts';

let stop = () => {};
let asked = 0;

beforeEach(() => {
  asked = 0;
  vi.stubGlobal('window', new EventTarget());
  stop = keepInstallPrompt();
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

function offer(): Event {
  const prompt = async () => {
    asked += 1;
  };
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  window.dispatchEvent(event);
  return event;
}

test('[APP-2] the browser’s question waits for a tap, and is asked once', async () => {
  expect(offer().defaultPrevented).toBe(true);
  expect(asked).toBe(0);
  expect(await askToInstall()).toBe(true);
  expect(asked).toBe(1);
  expect(await askToInstall()).toBe(false);
});

test('[APP-2] without a question, or once the site is installed, a guide has to do', async () => {
  expect(await askToInstall()).toBe(false);
  offer();
  window.dispatchEvent(new Event('appinstalled'));
  expect(await askToInstall()).toBe(false);
});
