import { RESULTS_MAX } from '@maneki/contract/house/lottery';
import type { FastifyInstance } from 'fastify';
import type { Board } from './board/open-board.ts';

const RESULTS_USUAL = 30;

/** What everybody may know of the lotteries: they are read from memory, by however many. */
export function registerBoard(scope: FastifyInstance, board: Board): void {
  scope.get('/lottery', () => board.read());
  type Asked = { Params: { gameId: string }; Querystring: { limit?: string } };
  scope.get<Asked>('/lottery/:gameId/results', async ({ params, query }, reply) => {
    const limit = readLimit(query.limit);
    const results = limit && (await board.readResults(params.gameId, limit));
    if (!results) return reply.code(404).type('text/plain').send('Not found');
    return { results };
  });
}

const readLimit = (text: string | undefined): number | undefined => {
  if (text === undefined) return RESULTS_USUAL;
  const limit = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return limit >= 1 && limit <= RESULTS_MAX ? limit : undefined;
};
