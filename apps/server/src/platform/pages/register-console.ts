import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveFiles } from '@maneki/bundle/serve-files';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { nonceSources, writePolicy } from './content-security.ts';

export type ConsolePages = {
  /** The console's build. */
  readonly folder: string;
  /** The only host that it is served at; every one where none is named. */
  readonly host: string | undefined;
};

type ConsoleServices = {
  /** The host that was asked for, and whose site the console begins with there. */
  readonly describe: (request: FastifyRequest) => { hostname: string; merchantCode: string };
};

/** Serves the operators' console: one page that finds its way by itself, and its files. */
export async function registerConsole(
  app: FastifyInstance,
  { folder, host }: ConsolePages,
  { describe }: ConsoleServices,
): Promise<void> {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const assets = join(folder, 'assets');
  await serveFiles(app, { root: assets, prefix: '/console/assets/', isCompressed: true });
  const answer = { imageHosts: [], frameOrigins: [], isDevelopment: false };
  for (const path of ['/console', '/console/*'])
    app.get(path, async (request, reply) => {
      const { hostname, merchantCode } = describe(request);
      if (host && hostname !== host) return reply.callNotFound();
      const nonce = randomBytes(16).toString('base64');
      return reply
        .type('text/html; charset=utf-8')
        .headers({
          'cache-control': 'no-store',
          'content-security-policy': writePolicy(nonceSources(nonce), answer),
          'x-robots-tag': 'noindex',
        })
        .send(
          page
            .replace('name="csp-nonce" content=""', `name="csp-nonce" content="${nonce}"`)
            .replace('name="merchant" content=""', `name="merchant" content="${merchantCode}"`),
        );
    });
}
