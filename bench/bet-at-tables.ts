import { fork } from 'node:child_process';
import { join } from 'node:path';
import { endWithUs } from '../tooling/gate/end-with-us.ts';
import type { TableBets, TableLoad } from './table-bets.ts';

type Answer = { readonly id: number; readonly bets?: TableBets; readonly error?: string };

/** Players of tables who live in another process. */
export function startTablePlayers() {
  const child = endWithUs(fork(join(import.meta.dirname, 'table-bets.ts')));
  const waiting = new Map<number, PromiseWithResolvers<TableBets>>();
  child.on('message', ({ id, bets, error }: Answer) => {
    if (bets) waiting.get(id)?.resolve(bets);
    else waiting.get(id)?.reject(new Error(error));
    waiting.delete(id);
  });
  child.once('exit', () => {
    for (const one of waiting.values()) one.reject(new Error('The players have gone.'));
  });
  let last = 0;
  return {
    /** Bets on a round, and answers what became of it. */
    bet(load: TableLoad): Promise<TableBets> {
      last += 1;
      const answer = Promise.withResolvers<TableBets>();
      waiting.set(last, answer);
      child.send({ id: last, load });
      return answer.promise;
    },
    async end(): Promise<void> {
      child.kill('SIGKILL');
    },
  };
}
