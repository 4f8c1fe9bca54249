import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
} from '@tanstack/react-query';

/**
 * What the console has read. Something that changes while a list is on its way for the first time may not be in
 * it: the library takes such a reading for the new one, so it is given up and begun again.
 */
export class ConsoleQueryClient extends QueryClient {
  override async invalidateQueries(
    filters?: InvalidateQueryFilters,
    options?: InvalidateOptions,
  ): Promise<void> {
    const isFirst = ({ state }: { state: { data: unknown; fetchStatus: string } }) =>
      state.data === undefined && state.fetchStatus !== 'idle';
    const first = this.getQueryCache().findAll(filters).filter(isFirst);
    await Promise.all(first.map((query) => query.cancel({ silent: true })));
    await super.invalidateQueries(filters, options);
  }
}
