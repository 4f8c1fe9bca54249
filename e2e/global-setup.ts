import { providePostgres } from '../tooling/provide-postgres.ts';
import { startProduct } from './support/start-product.ts';

/**
 * Starts one product for all journeys, on PostgreSQL as an operator runs it where that is to be had. Where
 * E2E_BASE_URL names one that runs already, that one is used and left running; E2E_CONTROL_URL names its door.
 */
// biome-ignore lint/style/noDefaultExport: Playwright looks for a default export here
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_BASE_URL) return undefined;
  const server = await providePostgres();
  const product = await startProduct(server ? { DATABASE_URL: server.url } : {});
  process.env.E2E_BASE_URL = product.url;
  process.env.E2E_CONTROL_URL = product.controlUrl;
  return async () => {
    await product.stop();
    await server?.stop();
  };
}
