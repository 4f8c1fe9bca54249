import type { Access } from '@maneki/contract/endpoint';
import type { Topic } from '@maneki/contract/topics';

/** Who may listen to what. A topic without a line here does not compile. */
export const topicAccess = {
  'site.settings': 'anyone',
} as const satisfies Record<Topic, Access>;

/** Who is at the other end, as far as listening goes. */
export type SocketCaller = { mayListen(access: Access): boolean };

export const guest: SocketCaller = { mayListen: (access) => access === 'anyone' };
