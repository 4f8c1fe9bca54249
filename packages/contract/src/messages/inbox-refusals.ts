import type { RefusalTable } from '../endpoint.ts';

export const inboxRefusals = {} as const satisfies RefusalTable<'messages'>;
