/** Where pages of lists about teams end. Written so that nobody is tempted to read it: what it holds may change. */

const write = (text: string): string => Buffer.from(text).toString('base64url');
const read = (cursor: string): string => Buffer.from(cursor, 'base64url').toString('latin1');

export type CursorRefusal = {
  readonly code: 'wallet.cursor_invalid';
  readonly detail: Record<never, never>;
};

export const CURSOR_INVALID: CursorRefusal = { code: 'wallet.cursor_invalid', detail: {} };

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const MEMBER = new RegExp(`^m\\.(${UUID})$`);
const NAME = /^n\.([a-z0-9]{1,40})$/;
const TICKET = new RegExp(`^t\\.(\\d{1,14})\\.(\\d{1,18})\\.(${UUID})$`);

export const writeMemberCursor = (memberId: string): string => write(`m.${memberId}`);
export const readMemberCursor = (cursor: string): string | undefined =>
  MEMBER.exec(read(cursor))?.[1];

export const writeNameCursor = (username: string): string => write(`n.${username}`);
export const readNameCursor = (cursor: string): string | undefined => NAME.exec(read(cursor))?.[1];

type TicketPlace = { readonly placedAt: Date; readonly seq: bigint; readonly memberId: string };

export const writeTicketCursor = ({ placedAt, seq, memberId }: TicketPlace): string =>
  write(`t.${placedAt.getTime()}.${seq}.${memberId}`);

export function readTicketCursor(cursor: string): TicketPlace | undefined {
  const match = TICKET.exec(read(cursor));
  if (!match) return undefined;
  return { placedAt: new Date(Number(match[1])), seq: BigInt(match[2]!), memberId: match[3]! };
}
