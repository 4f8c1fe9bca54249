import type { Language } from '@maneki/contract/language';
import { done, refused } from '@maneki/kernel/outcome';
import type { Database } from '#platform/database/database';
import { drawId } from '#platform/secrets/secrets';
import type { ChatServices } from '../chat-services.ts';
import { findLobby, insertLobby } from './store.ts';

type Asked = { readonly merchantCode: string; readonly language: Language; readonly now: Date };

/** The lobby of a language that the merchant's site speaks; made when it is first asked for. */
export async function holdLobby({ database, merchants }: ChatServices, asked: Asked) {
  if (!merchants.get(asked.merchantCode).languages.includes(asked.language))
    return refused({ code: 'messages.chat_room_unknown', detail: {} });
  const found = await database.statement((tx) => findLobby(tx, asked));
  return done(found ?? (await makeLobby(database, asked)));
}

async function makeLobby(database: Database, asked: Asked) {
  return database.transact(async (tx) => {
    await insertLobby(tx, { ...asked, id: drawId(asked.now) });
    return (await findLobby(tx, asked))!;
  });
}
