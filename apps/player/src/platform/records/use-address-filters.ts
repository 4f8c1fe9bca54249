import { useSearchParams } from '#platform/navigation/use-search-params.ts';
import { type Filters, writeFilters } from './address-filters.ts';

const NOTHING = new URLSearchParams();

/**
 * Filters that stand in the page's address: a link or Back finds the same rows again. `read` names every filter
 * of the record, so that those that are not set again are taken away.
 */
export function useAddressFilters<Read extends Filters>(read: (address: URLSearchParams) => Read) {
  const [address, setAddress] = useSearchParams();
  return {
    filters: read(address),
    setFilters: (filters: Partial<Read>) =>
      setAddress(writeFilters(address, { ...read(NOTHING), ...filters })),
  };
}
