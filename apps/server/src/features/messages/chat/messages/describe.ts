import type { LobbyMessage } from '@maneki/contract/messages/chat';
import { listUsernames } from '#features/identity';
import { maskName } from '#features/play';
import type { Tx } from '#platform/database/database';
import { hashSecret } from '#platform/secrets/secrets';
import { listPictureIds } from '../pictures/store.ts';
import type { StoredMessage } from './store.ts';

/** Messages as a member sees them: whose they are, and nothing of those that were taken away. */
export async function describeForMember(
  tx: Tx,
  memberId: string,
  messages: readonly StoredMessage[],
) {
  const { names, pictures } = await readAround(tx, messages);
  return messages.map((message) => {
    const isDeleted = message.deletedBy !== null;
    const isOwn = message.memberId === memberId;
    return {
      seq: Number(message.seq),
      author: authorOf(message),
      isOwn,
      name: message.memberId ? maskName(names.get(message.memberId) ?? '') : '',
      key: isOwn ? message.key : null,
      text: isDeleted ? '' : message.body,
      pictures: isDeleted ? [] : (pictures.get(message.seq) ?? []),
      at: message.sentAt.toISOString(),
      isDeleted,
    };
  });
}

/** The same as operators see them: who wrote by name, and what was taken away by whom. */
export async function describeForDesk(tx: Tx, messages: readonly StoredMessage[]) {
  const { names, pictures } = await readAround(tx, messages);
  return messages.map((message) => ({
    seq: Number(message.seq),
    author: authorOf(message),
    memberId: message.memberId,
    name: message.operator ?? names.get(message.memberId!) ?? '',
    key: message.key,
    text: message.body,
    pictures: pictures.get(message.seq) ?? [],
    at: message.sentAt.toISOString(),
    deletedBy: message.deletedBy,
  }));
}

/** The same for everybody in a lobby at once. */
export const describeForLobby = (message: ReturnedMessage, memberId: string): LobbyMessage => ({
  seq: message.seq,
  by: writerMark(memberId),
  name: message.name,
  text: message.text,
  at: message.at,
});

type ReturnedMessage = Awaited<ReturnType<typeof describeForMember>>[number];

const MARK_LENGTH = 16;

/** Tells writers of lobbies apart without telling who they are. */
export const writerMark = (memberId: string): string =>
  hashSecret(`a writer in lobbies: ${memberId}`).slice(0, MARK_LENGTH);

const authorOf = ({ memberId }: StoredMessage) =>
  memberId ? ('MEMBER' as const) : ('OPERATOR' as const);

async function readAround(tx: Tx, messages: readonly StoredMessage[]) {
  const writers = new Set(messages.flatMap(({ memberId }) => memberId ?? []));
  const names = writers.size > 0 ? await listUsernames(tx, [...writers]) : new Map();
  const [first, last] = [messages[0], messages.at(-1)];
  const pictures =
    first && last
      ? await listPictureIds(tx, { roomId: first.roomId, from: first.seq, to: last.seq })
      : new Map<bigint, string[]>();
  return { names: names as ReadonlyMap<string, string>, pictures };
}
