import type { RoundViewOf } from '@maneki/contract/house/schemas';
import { createHouseCaller } from './house-caller.ts';

export type SpunRound = RoundViewOf<'slots'>;

/** What a game hears: a round, a refusal by its code, or nothing. */
export type Spun =
  | { readonly kind: 'round'; readonly round: SpunRound }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'unheard' };

export type SpinClient = {
  spin(token: string, wish: { readonly key: string; readonly stake: string }): Promise<Spun>;
  /** The round that the game would show on opening; undefined where it got no answer. */
  findUnfinished(token: string): Promise<SpunRound | null | undefined>;
  close(): void;
};

/** A slot's own calls. */
export function createSpinClient(port: number): SpinClient {
  const { ask, close } = createHouseCaller(port);
  return {
    async spin(token, wish) {
      const answer = await ask('POST', '/spins', { token, body: wish });
      if (!answer) return { kind: 'unheard' };
      if (answer.status !== 200)
        return { kind: 'refused', code: (answer.value as { code: string }).code };
      return { kind: 'round', round: (answer.value as { round: SpunRound }).round };
    },
    async findUnfinished(token) {
      const answer = await ask('GET', '/state', { token });
      if (answer?.status !== 200) return undefined;
      return (answer.value as { unfinished: SpunRound | null }).unfinished;
    },
    close,
  };
}
