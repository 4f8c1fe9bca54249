import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
} from '@tanstack/react-query';

/**
 * What the console has read. Something that changes while a list is on its way for the first time may not be in
 * it: the library takes such a reading for the new one, so it is given up, and whoever waits for it gets the new one.
 */
export class ConsoleQueryClient extends QueryClient {
  override invalidateQueries(
    filters?: InvalidateQueryFilters,
    options?: InvalidateOptions,
  ): Promise<void> {
    // Of what nobody shows there would be no new one.
    for (const query of this.getQueryCache().findAll({ ...filters, type: 'active' }))
      if (query.state.data === undefined) void query.cancel({ silent: true });
    return super.invalidateQueries(filters, options);
  }
}
