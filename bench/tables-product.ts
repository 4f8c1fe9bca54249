/** The product with four tables in its house, where the shipped one has a single one. */
import { readConfig } from '@maneki/main/config';
import { startProduct } from '@maneki/main/start-product';
import { FOUR_TABLES } from './four-tables.ts';

const product = await startProduct(readConfig(process.env), {
  site: undefined,
  isDevelopment: false,
  tables: FOUR_TABLES,
});

process.once('SIGTERM', async () => {
  await product.stop();
  process.exit(0);
});
