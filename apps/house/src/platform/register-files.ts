import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveFiles } from '@maneki/bundle/serve-files';
import { findTheme } from '@maneki/contract/theme';
import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import { createArtFinder } from './find-art.ts';

export type HouseFiles = {
  /** The build of the game clients. */
  readonly arcade: string;
  /** The pictures, with the manifest that names them. */
  readonly art: string;
};

/** Serves the game clients and their pictures. */
export async function registerFiles(
  scope: FastifyInstance,
  { arcade, art }: HouseFiles,
  { frameOrigins }: { readonly frameOrigins: readonly string[] },
): Promise<void> {
  scope.get('/launch', servePage(arcade, frameOrigins));
  const assets = join(arcade, 'assets');
  if (existsSync(assets))
    await serveFiles(scope, { root: assets, prefix: '/assets/', isCompressed: true });
  registerArt(scope, art);
  registerVerifier(scope);
}

/** A lottery has an address of its own, beside those of the games: template, play type and game stand in it. */
export function registerLotteryPage(
  app: FastifyInstance,
  { arcade }: HouseFiles,
  { frameOrigins }: { readonly frameOrigins: readonly string[] },
): void {
  app.get('/m/lotto-h5/:mui/:playType/games/:gameId', servePage(arcade, frameOrigins));
}

function servePage(arcade: string, frameOrigins: readonly string[]): RouteHandlerMethod {
  const page = join(arcade, 'index.html');
  const policy = writePolicy(frameOrigins);
  return async ({ query }, reply) => {
    // The token stands in the address: it must reach no other host, and no cache.
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    reply.header('content-security-policy', policy);
    // Who may frame the game is said by the policy; this older header knows only yes and no.
    reply.removeHeader('x-frame-options');
    const html = await readFile(page, 'utf8').catch(() => undefined);
    if (html === undefined)
      return reply.code(503).type('text/plain').send('The games are not built.');
    return reply.type('text/html; charset=utf-8').send(inTheme(html, query));
  };
}

/** What is seen before any script runs has the theme that the address names. */
function inTheme(html: string, query: unknown): string {
  const theme = findTheme(String((query as { readonly css?: unknown }).css).toLowerCase());
  return theme ? html.replace(/ data-theme="[a-z]+"/, ` data-theme="${theme}"`) : html;
}

const VERIFIER = fileURLToPath(new URL('../../verifier', import.meta.url));

/** Lets anybody play a round again without us: a program that can be read, and the machines' data. */
function registerVerifier(scope: FastifyInstance): void {
  const files = [
    { path: '/verifier.mjs', file: 'verify.mjs', type: 'text/javascript; charset=utf-8' },
    { path: '/machines.json', file: 'machines.json', type: 'application/json; charset=utf-8' },
  ];
  for (const { path, file, type } of files)
    scope.get(path, async (_, reply) => {
      reply.header('cache-control', 'public, max-age=3600');
      return reply.type(type).send(await readFile(join(VERIFIER, file)));
    });
}

const TYPES = { avif: 'image/avif', webp: 'image/webp', svg: 'image/svg+xml' } as const;

function registerArt(scope: FastifyInstance, folder: string): void {
  const findArt = createArtFinder(folder);
  scope.get<{ Params: { gameId: string; file: string } }>(
    '/art/:gameId/:file',
    async ({ params, headers }, reply) => {
      const found = await findArt(params);
      if (!found) return reply.code(404).type('text/plain').send('Not found');
      const etag = `"${found.hash}"`;
      reply.headers({ etag, 'cache-control': 'public, max-age=86400' });
      if (headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type(TYPES[found.format]).send(await readFile(join(folder, found.file)));
    },
  );
}

/** The game runs its own scripts and talks to its own house; Pixi decodes pictures in workers. */
function writePolicy(frameOrigins: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${["'self'", ...frameOrigins].join(' ')}`,
  ].join('; ');
}
