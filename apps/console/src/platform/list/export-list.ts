import type { Endpoint } from '@maneki/contract/endpoint';
import { download } from '../call/call.ts';

/** Has the whole list, by the filters of the moment, saved as CSV. */
export async function exportList(endpoint: Endpoint, filters: object): Promise<void> {
  const { file, name } = await download(`${endpoint.path}.csv`, filters);
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
