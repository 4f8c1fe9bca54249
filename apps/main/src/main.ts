import { ConfigError, readConfig } from './config.ts';
import { loadSite } from './load-site.ts';
import { showSteps } from './show-steps.ts';
import { startProduct } from './start-product.ts';

/** Starts the whole product, says where it is, and ends it when asked. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const isDevelopment = process.argv.includes('--dev');
  const steps = showSteps();
  const site = isDevelopment
    ? await (await import('./load-site-in-development.ts')).loadSiteInDevelopment()
    : await loadSite();
  const product = await startProduct(config, { site, isDevelopment, onStep: steps.show });
  steps.end();
  console.log(`Maneki is open at ${product.address}/m/home`);
  console.log(`Second site: ${product.address.replace('localhost', 'ph.localhost')}/m/home`);
  endWhenAsked(product.stop);
}

/** The first signal ends the calls under way and then the process; the second one ends it at once. */
function endWhenAsked(stop: () => Promise<void>): void {
  let isEnding = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isEnding) process.exit(1);
      isEnding = true;
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
  // What an operator can mend gets one readable message; anything else is a bug and shows its trace.
  const isReadable =
    error instanceof ConfigError || (error instanceof Error && READABLE.has(error.name));
  console.error(isReadable ? (error as Error).message : error);
  process.exit(1);
});

const READABLE = new Set([
  'DataDirectoryHeldError',
  'DatabaseUnusableError',
  'MasterSecretMismatchError',
  'MigrationError',
]);
