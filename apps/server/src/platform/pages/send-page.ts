import type { FastifyReply } from 'fastify';
import { chooseEncoding } from '../http/encoding.ts';
import { KEPT_PAGE_HEADERS } from './front-door.ts';
import type { KeptPage } from './page-cache.ts';
import { NotKeptError, type RenderedPage } from './render-page.ts';

/** Sends a page that all guests share, in the form that this browser reads fastest. */
export async function sendKept(reply: FastifyReply, getPage: () => Promise<KeptPage>) {
  try {
    const { bodies, policy, etag } = await getPage();
    reply.headers(KEPT_PAGE_HEADERS).headers({ 'content-security-policy': policy, etag });
    if (reply.request.headers['if-none-match'] === etag) return reply.code(304).send();
    const encoding = chooseEncoding(reply.request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(bodies[encoding]);
  } catch (error) {
    if (error instanceof NotKeptError) return sendBare(reply, error.response);
    throw error;
  }
}

/** Sends a page that was rendered for this visitor alone. */
export function sendOwn(reply: FastifyReply, page: RenderedPage, status: number | undefined) {
  copyHeaders(reply, page.response);
  return reply
    .code(status ?? page.response.status)
    .header('content-security-policy', page.policy)
    .header('cache-control', 'private, no-store')
    .send(page.html);
}

function sendBare(reply: FastifyReply, response: Response) {
  copyHeaders(reply, response);
  return reply.code(response.status).send('');
}

function copyHeaders(reply: FastifyReply, response: Response): void {
  for (const [name, value] of response.headers) reply.header(name, value);
}
