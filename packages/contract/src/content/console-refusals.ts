import type { RefusalOf, RefusalTable } from '../endpoint.ts';

/** Why operators cannot write, publish or take back something. Apart from what readers are told. */
export const contentConsoleRefusals = {
  'content.entry_unknown': { status: 404, detail: [] },
  'content.version_unknown': { status: 404, detail: [] },
  /** Somebody was faster: what they did stands, and what was sent is not kept. */
  'content.newer_version': { status: 409, detail: ['operator', 'version'] },
  'content.already_live': { status: 409, detail: [] },
  'content.not_live': { status: 409, detail: [] },
  'content.script_refused': { status: 422, detail: ['language', 'part'] },
  /** Said once, so that nobody is surprised; sent again with consent, it is stored without these parts. */
  'content.would_remove': { status: 422, detail: ['language', 'parts'] },
  'content.nothing_said': { status: 422, detail: [] },
  'content.title_missing': { status: 422, detail: ['language'] },
  /** Also where only its markup makes it so: some characters are stored as several. */
  'content.text_too_long': { status: 422, detail: ['language', 'max'] },
  'content.link_invalid': { status: 422, detail: [] },
  'content.period_invalid': { status: 422, detail: [] },
  'content.tag_taken': { status: 409, detail: [] },
  'content.order_outdated': { status: 409, detail: [] },
  'content.picture_unknown': { status: 422, detail: [] },
  'content.picture_too_large': { status: 413, detail: ['megabytes'] },
  'content.picture_too_wide': { status: 422, detail: ['pixels'] },
  'content.picture_unreadable': { status: 422, detail: [] },
} as const satisfies RefusalTable<'content'>;

export type ContentConsoleRefusal = RefusalOf<typeof contentConsoleRefusals>;
