import { HEADS_FOLDER } from '@maneki/contract/identity/head-icons';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/database/database';
import { sendPicture } from '#platform/pictures/send-picture';
import { findPicture } from './store.ts';

const FILE = /^([0-9a-f]{32})\.webp$/;

/**
 * Serves members' own pictures by their hashes, which nobody guesses. None is held in memory: one that its member
 * has taken away is gone at once.
 */
export function registerHeadPictures(
  app: FastifyInstance,
  { database }: { readonly database: Database },
): void {
  app.get<{ Params: { readonly file: string } }>(
    `${HEADS_FOLDER}/:file`,
    async ({ params }, reply) => {
      const hash = FILE.exec(params.file)?.[1];
      return sendPicture(reply, hash && (await database.statement((tx) => findPicture(tx, hash))));
    },
  );
}
