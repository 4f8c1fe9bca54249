import { refused } from '@maneki/kernel/outcome';
import type { Entry } from '../versions/entry.ts';

/** How the audit trail names an entry. */
export const subjectOf = (id: string): string => `content ${id}`;

/** Tells that somebody was faster, and who. */
export const refuseNewer = ({ version, savedBy }: Pick<Entry, 'version' | 'savedBy'>) =>
  refused({ code: 'content.newer_version', detail: { operator: savedBy, version } });
