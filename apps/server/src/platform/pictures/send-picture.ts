import type { FastifyReply } from 'fastify';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Sends a picture whose address names what it holds, so that browsers keep it; nothing is not found. */
export function sendPicture(reply: FastifyReply, bytes: Buffer | '' | undefined): FastifyReply {
  if (!bytes) return reply.code(404).type('text/plain').send('Not found');
  return reply
    .type('image/webp')
    .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
    .send(bytes);
}
