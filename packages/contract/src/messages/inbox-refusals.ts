import type { RefusalTable } from '../endpoint.ts';

export const inboxRefusals = {
  'messages.message_unknown': { status: 404, detail: [] },
  'messages.broadcast_unknown': { status: 404, detail: [] },
  'messages.broadcast_withdrawn': { status: 409, detail: [] },
  'messages.broadcast_empty': { status: 422, detail: [] },
  'messages.audience_unfit': { status: 422, detail: [] },
  'messages.template_unfit': { status: 422, detail: ['language', 'placeholder'] },
} as const satisfies RefusalTable<'messages'>;

export type InboxCode = keyof typeof inboxRefusals | 'site.feature_off';
