import { done, refused } from '@maneki/kernel/outcome';
import { findMemberIdByName, listLinks, listUsernames } from '#features/identity';
import type { Tx } from '#platform/database/database';
import { readPlace, writePlace } from '../place.ts';
import { describeLinks } from './describe-links.ts';

/** Milliseconds since 1970: moments that a database knows, and no others. */
const MOMENT = /^\d{1,14}$/;
const CODE = /^[0-9A-Z]{8}$/;

/** Links of all agents or of one, the newest first. */
export async function searchLinks(
  tx: Tx,
  asked: {
    readonly merchantCode: string;
    readonly owner?: string | undefined;
    readonly code?: string | undefined;
    readonly cursor?: string | undefined;
    readonly size: number;
    readonly now: Date;
  },
) {
  const { merchantCode, owner, size, now } = asked;
  const place = asked.cursor === undefined ? undefined : readPlace(asked.cursor, 2);
  const [at = '', lastCode = ''] = place ?? [];
  if (asked.cursor !== undefined && !(MOMENT.test(at) && CODE.test(lastCode)))
    return refused({ code: 'agents.rebate_cursor_invalid' as const, detail: {} });
  const ownerId =
    owner === undefined
      ? undefined
      : await findMemberIdByName(tx, { merchantCode, username: owner });
  if (owner !== undefined && ownerId === undefined) return done({ rows: [], next: null });
  const found = await listLinks(tx, {
    ...{ merchantCode, ownerId, limit: size + 1 },
    code: asked.code?.trim().toUpperCase(),
    after: place && { createdAt: new Date(Number(at)), code: lastCode },
  });
  const shown = found.slice(0, size);
  const usernames = await listUsernames(
    tx,
    shown.map((link) => link.ownerId),
  );
  const described = await describeLinks(tx, shown, { merchantCode, now });
  const last = shown.at(-1);
  return done({
    rows: described.map((link, index) => {
      const id = shown[index]!.ownerId;
      return { ...link, ownerId: id, owner: usernames.get(id)! };
    }),
    next:
      last && found.length > size
        ? writePlace([String(last.createdAt.getTime()), last.code])
        : null,
  });
}
