import { readConfig } from './config.ts';
import { describeFailure } from './describe-failure.ts';
import { describeOpening } from './describe-opening.ts';
import { loadSite } from './load-site.ts';
import { findOrMakeCertificate } from './self-signed.ts';
import { showSteps } from './show-steps.ts';
import { startHouse } from './start-house.ts';
import { startProduct } from './start-product.ts';

/** Starts the whole product, says where it is, and ends it when asked. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const isDevelopment = process.argv.includes('--dev');
  const steps = showSteps();
  if (config.ROLE === 'house') {
    const { address, stop } = await startHouse(config, { onStep: steps.show });
    steps.end();
    console.log(`The games are open at ${address}/games; their health is at ${address}/healthz`);
    return endWhenAsked(stop);
  }
  const site = config.ROLE === 'worker' ? undefined : await loadSiteFor(isDevelopment);
  const certificate = process.argv.includes('--https')
    ? await findOrMakeCertificate(config.DATA_DIR)
    : undefined;
  const onStep = steps.show;
  const product = await startProduct(config, { site, isDevelopment, certificate, onStep });
  steps.end();
  console.log(describeOpening(config, product));
  endWhenAsked(product.stop);
}

async function loadSiteFor(isDevelopment: boolean) {
  if (!isDevelopment) return loadSite();
  // Brings the build tools along, which production does not have.
  const { loadSiteInDevelopment } = await import('./load-site-in-development.ts');
  return loadSiteInDevelopment();
}

const STOP_WITHIN_MS = 60_000;

/**
 * The first signal ends the calls under way and then the process. Launchers and watchers repeat
 * signals, so further ones do not cut that short; who presses Ctrl-C a third time means it.
 */
function endWhenAsked(stop: () => Promise<void>): void {
  let interrupts = 0;
  let isEnding = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (signal === 'SIGINT') interrupts += 1;
      if (interrupts >= 3) process.exit(1);
      if (isEnding) return;
      isEnding = true;
      setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
      stop().then(
        () => process.exit(0),
        (error) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}

main().catch((error: unknown) => {
  console.error(describeFailure(error));
  process.exit(1);
});
