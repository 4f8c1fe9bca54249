import { PICTURES_FOLDER } from '@maneki/contract/content/desk';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/database/database';
import { sendPicture } from '#platform/pictures/send-picture';
import { hashIn } from './picture-address.ts';
import { findBytes } from './store.ts';

/** A few dozen banners: what is on the pages of now is not read from the database for every phone. */
const KEPT_MAX = 64;

type Asked = { Params: { readonly merchant: string; readonly file: string } };

/** Serves uploaded pictures beside the art. Their addresses name what they hold, so browsers keep them. */
export function registerPictures(
  app: FastifyInstance,
  { database }: { readonly database: Database },
): void {
  const kept = new Map<string, Buffer>();
  const read = async (merchantCode: string, hash: string): Promise<Buffer | undefined> => {
    const key = `${merchantCode} ${hash}`;
    const known = kept.get(key);
    if (known) return known;
    const bytes = await database.statement((tx) => findBytes(tx, { merchantCode, hash }));
    if (!bytes) return undefined;
    if (kept.size >= KEPT_MAX) kept.delete(kept.keys().next().value!);
    kept.set(key, bytes);
    return bytes;
  };
  app.get<Asked>(`${PICTURES_FOLDER}/:merchant/:file`, async ({ params }, reply) => {
    const hash = hashIn(params.file);
    return sendPicture(reply, hash && (await read(params.merchant, hash)));
  });
}
