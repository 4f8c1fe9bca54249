import type { Lottery, Numero } from '@maneki/contract/lottery/schemas';

/** What is known of a lottery's draws: that it rests, or nothing, yet or because nobody answers. */
export type ToldNumero = Numero | 'resting' | 'loading' | 'unknown';

type Answer = {
  /** Of all games that have an issue now; undefined before anybody has told. */
  readonly numeros: readonly Numero[] | undefined;
  /** Whether somebody was asked who did not answer. */
  readonly hasFailed: boolean;
};

export function tellNumero(
  { gameId, isOpen }: Pick<Lottery, 'gameId' | 'isOpen'>,
  { numeros, hasFailed }: Answer,
): ToldNumero {
  const numero = numeros?.find((one) => one.gameId === gameId);
  if (numero) return numero;
  if (numeros || !isOpen) return 'resting';
  return hasFailed ? 'unknown' : 'loading';
}
