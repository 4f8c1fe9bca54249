import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumArguments } from '../e2e/support/chromium.ts';
import { endChild, hasEnded } from '../e2e/support/end-child.ts';
import { provideMeasuringBrowser } from '../tooling/provide-browser.ts';
import type { Bench } from './bench.ts';
import { isRoot } from './launch-browser.ts';

const START_MS = 30_000;

/**
 * A Chromium that is spoken to over a port of its own. Playwright starts its browsers with settings that
 * suit tests and change what Lighthouse looks at, such as the cache for going back.
 */
export async function startChromium(
  bench: Bench,
): Promise<{ readonly port: number; stop(): Promise<void> }> {
  const profile = mkdtempSync(join(tmpdir(), 'maneki-chromium-'));
  const args = ['--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'];
  const browser = await provideMeasuringBrowser();
  const child = spawn(browser, [...chromiumArguments({ isRoot }), ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const stop = async () => {
    // Its whole group: Debian's command is a script that waits for the browser, and would end alone.
    if (child.pid && !hasEnded(child)) process.kill(-child.pid, 'SIGTERM');
    await endChild(child);
    // Chromium's own children write a little longer than it lives.
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  bench.endLater(stop);
  return { port: await readPort(child.stderr), stop };
}

/** Chromium chooses a free port and says which. */
function readPort(stderr: NodeJS.ReadableStream): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = '';
    const giveUp = setTimeout(
      () => reject(new Error(`Chromium opens no port:\n${said}`)),
      START_MS,
    );
    stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const port = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(said)?.[1];
      if (!port) return;
      clearTimeout(giveUp);
      resolve(Number(port));
    });
    stderr.once('end', () => {
      clearTimeout(giveUp);
      reject(new Error(`Chromium ended by itself:\n${said}`));
    });
  });
}
