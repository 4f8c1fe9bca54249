import { z } from 'zod';
import type { Message } from './fanout.ts';

/** PostgreSQL takes less than 8 000 bytes in one NOTIFY. */
const NOTICE_BYTES_MAX = 7_900;

/** Which node sent a notice, and its place in what that node has sent. */
type Sender = { readonly node: string; readonly place: number };

type Notice = Sender & { readonly messages: readonly Message[] };

/** Puts messages together into as few notices as hold them; without a message it is one, a beat. */
export function packNotices(
  texts: readonly string[],
  nameSender: () => Sender,
  bytesMax = NOTICE_BYTES_MAX,
): string[] {
  const open = () => `${JSON.stringify(nameSender()).slice(0, -1)},"messages":[`;
  const notices: string[] = [];
  let head = open();
  let bytes = Buffer.byteLength(head) + 2;
  let batch: string[] = [];

  for (const text of texts) {
    const size = Buffer.byteLength(text) + (batch.length > 0 ? 1 : 0);
    if (batch.length > 0 && bytes + size > bytesMax) {
      notices.push(`${head}${batch.join(',')}]}`);
      head = open();
      bytes = Buffer.byteLength(head) + 2 + Buffer.byteLength(text);
      batch = [text];
    } else {
      batch.push(text);
      bytes += size;
    }
  }
  return [...notices, `${head}${batch.join(',')}]}`];
}

const noticeSchema = z.object({
  node: z.string(),
  place: z.int(),
  messages: z.array(
    z.looseObject({
      id: z.string(),
      topic: z.string(),
      merchantCode: z.string(),
      memberId: z.string().optional(),
    }),
  ),
});

/** Anyone with the database's password can notify; what is not ours answers undefined. */
export function readNotice(payload: string): Notice | undefined {
  try {
    const notice = noticeSchema.safeParse(JSON.parse(payload));
    return notice.success ? (notice.data as unknown as Notice) : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers how far each node has been heard, which shows when something passed unheard. */
export function createPlaces() {
  const heard = new Map<string, number>();
  return {
    isAfterGap({ node, place }: Sender): boolean {
      const last = heard.get(node);
      heard.set(node, place);
      return last !== undefined && place !== last + 1;
    },
  };
}
