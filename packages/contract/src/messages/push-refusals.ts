import type { RefusalTable } from '../endpoint.ts';

export const pushRefusals = {
  'messages.push_service_unknown': { status: 422, detail: [] },
  'messages.push_key_invalid': { status: 422, detail: [] },
} as const satisfies RefusalTable<'messages'>;
