import { identityConsoleEndpoints } from '@maneki/contract/identity/console-endpoints';
import { call } from '#platform/call/call.ts';
import type { FindSource } from '#platform/find.ts';

const SHOWN = 6;

/** Finds members from everywhere, by the same search as their list. */
export const memberSource: FindSource = {
  name: 'members',
  right: 'readMembers',
  async find(search) {
    const { rows } = await call(identityConsoleEndpoints.listMembers, { search, size: SHOWN });
    return rows.map(({ id, username, nickname }) => ({
      id,
      label: username,
      hint: nickname ?? undefined,
      to: `/members/${id}`,
    }));
  },
};
