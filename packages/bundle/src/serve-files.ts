import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_MS = 365 * 24 * 60 * 60 * 1_000;

type Folder = {
  readonly root: string;
  readonly prefix: string;
  /** Beside its files lie those that were compressed when it was built. */
  readonly isCompressed?: boolean;
};

/**
 * Serves a folder of files whose names change with what they hold, to be kept forever. They are listed once: a route
 * for any name would read the whole folder for each request, which takes longer than to send the file.
 */
export async function serveFiles(app: FastifyInstance, folder: Folder): Promise<void> {
  const { root, prefix, isCompressed = false } = folder;
  await app.register(async (scope) => {
    const name = `${scope.prefix}${prefix}*`;
    // However many files there are, they are measured as one.
    scope.addHook('onRoute', (route) => {
      route.config = Object.assign({ ...route.config }, { callName: name });
    });
    scope.get(`${prefix}*`, (_, reply) => reply.callNotFound());
    await scope.register(files, {
      root,
      prefix,
      wildcard: false,
      globIgnore: ['**/*.br', '**/*.gz'],
      preCompressed: isCompressed,
      maxAge: YEAR_MS,
      immutable: true,
      index: false,
      decorateReply: false,
    });
  });
}
