import { type Clock, DAY_MS } from '@maneki/kernel/clock';
import type { JobContext } from '#platform/jobs/job';
import type { ProviderDirectory } from '../keys/provider-directory.ts';
import { reconcileProvider } from './reconcile-provider.ts';

/**
 * Compares yesterday, in UTC, with every provider that can be reached. One that fails does not keep the
 * others: the job ends in an error, is repeated, and finds the same differences again.
 */
export async function reconcileProviders(
  context: Pick<JobContext, 'database' | 'log' | 'signal'> & {
    readonly clock: Clock;
    readonly providers: Pick<ProviderDirectory, 'list' | 'findOwnKey'>;
  },
): Promise<void> {
  const { clock, log, providers } = context;
  const now = clock.now();
  const dayStart = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS - DAY_MS);
  const failures: unknown[] = [];
  for (const { code: providerCode, baseUrl } of await providers.list(now)) {
    const key = baseUrl && (await providers.findOwnKey(providerCode, now));
    if (!baseUrl || !key) continue;
    try {
      const raised = await reconcileProvider(context, { providerCode, baseUrl, key }, dayStart);
      if (raised === undefined) log.info({ providerCode }, 'the provider keeps no list to compare');
      else log.info({ providerCode, raised }, 'the books of a provider were compared');
    } catch (error) {
      log.error({ err: error, providerCode }, 'the books of a provider were not compared');
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'not every provider was compared');
}
