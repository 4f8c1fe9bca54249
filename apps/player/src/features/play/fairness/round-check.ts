import type { SlotModel } from '@maneki/games/slots/model';
import type { SlotOutcome } from '@maneki/games/slots/outcome';

/** What came out when a round was computed again. */
export type RoundCheck = {
  readonly gameId: string;
  /** SHA-256 of the server seed that was given. */
  readonly fingerprint: string;
  /** Whether that is the hash that was shown before; undefined where none was given. */
  readonly isSealWhole: boolean | undefined;
  readonly model: Pick<SlotModel, 'code' | 'version' | 'columns' | 'rows' | 'betUnits' | 'symbols'>;
  readonly outcome: SlotOutcome;
};
