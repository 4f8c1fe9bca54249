import type { RefusalTable } from '../endpoint.ts';

export const pushRefusals = {} as const satisfies RefusalTable<'messages'>;
