import type { RefusalTable } from '../endpoint.ts';

export const feedbackRefusals = {} as const satisfies RefusalTable<'messages'>;
