import { playConsoleEndpoints } from '@maneki/contract/play/console-endpoints';
import { call } from '#platform/call/call.ts';
import type { FindSource } from '#platform/find.ts';

/** Those who run games, by name. */
export const findProviders: FindSource = {
  name: 'providers',
  right: 'readProviders',
  async find(query) {
    const { rows } = await call(playConsoleEndpoints.listProviders, { size: 100 });
    const wanted = query.toLowerCase();
    return rows
      .filter(({ name, code }) => `${name} ${code}`.toLowerCase().includes(wanted))
      .map(({ name, code }) => ({
        id: `provider-${code}`,
        label: name,
        to: `/providers/list/${code}`,
      }));
  },
};
