import type { Bench } from './bench.ts';
import { enterLobby } from './game-lobby.ts';
import { openGame } from './game-opening.ts';
import { launchBrowser } from './launch-browser.ts';
import { median } from './median.ts';
import type { Row } from './row.ts';
import { sumBytes } from './transfer.ts';

const RUNS = 5;
const GAME = { vendor: 'LOTT', id: 'lottossc1' };

/** The page on which slips are bought, opened for the first time on a phone with a slow network. */
export async function measureLotteryPage(bench: Bench): Promise<Row[]> {
  const { url } = await bench.product();
  const browser = await launchBrowser(bench);
  const launch = await enterLobby(browser, url);
  const readyMs: number[] = [];
  let bytes = 0;
  for (let run = 1; run <= RUNS; run += 1) {
    bench.tell(`opening a lottery on slow 4G, run ${run} of ${RUNS}`);
    const opened = await openGame(browser, { launch, game: GAME, encoding: 'br', isSlow: true });
    await opened.page.context().close();
    readyMs.push(opened.readyMs);
    bytes = sumBytes(opened.transfers, 'bytes');
  }
  await browser.close();
  return [
    {
      what: 'a lottery on slow 4G, processor 4 times slower: ready to bet',
      value: median(readyMs),
      unit: 'ms',
      digits: 0,
      target: { atMost: 2_000 },
    },
    { what: '  all bytes until then, brotli', value: bytes / 1_000, unit: 'kB', digits: 1 },
  ];
}
