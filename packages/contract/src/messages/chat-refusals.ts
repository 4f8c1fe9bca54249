import type { RefusalTable } from '../endpoint.ts';

export const chatRefusals = {} as const satisfies RefusalTable<'messages'>;
