import type { CDPSession } from '@playwright/test';

export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

export const CPU_SLOWDOWN = 4;

/** Lighthouse's picture of a slow phone network. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Gives a page the processor and the network of a slow phone. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** Spoken through the protocol of the developer tools, because a page's policy forbids evaluation. */
export async function evaluate<Value>(
  session: CDPSession,
  expression: string,
): Promise<Value | undefined> {
  const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
  return result.value as Value | undefined;
}
