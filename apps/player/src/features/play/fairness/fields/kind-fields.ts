import type { CheckField } from '@maneki/contract/house/check-query';
import type { GameKind } from '@maneki/contract/house/schemas';
import type { TypedRound } from '../typed-round.ts';

/** What the fields of a round need: a kind has some of its own. */
export type KindFieldsProps = {
  /** Undefined until a game is chosen. */
  readonly kind: GameKind | undefined;
  readonly initial: TypedRound;
  readonly errorOf: (field: CheckField) => string | undefined;
};

/** Long hashes are read and typed letter by letter. */
export const CODE_INPUT = {
  autoComplete: 'off',
  autoCapitalize: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const;
