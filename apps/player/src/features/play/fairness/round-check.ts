import type { GameKind } from '@maneki/contract/house/schemas';
import type { DiceBet } from '@maneki/games/dice/dice';
import type { DragonTigerOutcome } from '@maneki/games/dragon-tiger/rules';
import type { Result } from '@maneki/games/lottery/play';
import type { SlotModel } from '@maneki/games/slots/model';
import type { SlotOutcome } from '@maneki/games/slots/outcome';
import type { SlipTicket } from './read-slip.ts';

/** What the seeds make of a round, by its kind. */
type Found = {
  readonly slots: {
    readonly model: Pick<
      SlotModel,
      'code' | 'version' | 'columns' | 'rows' | 'betUnits' | 'symbols'
    >;
    readonly outcome: SlotOutcome;
  };
  readonly dice: { readonly roll: number; readonly bet: DiceBet | undefined };
  readonly 'dragon-tiger': {
    readonly outcome: DragonTigerOutcome;
    readonly shoe: number;
    readonly place: number;
  };
  readonly lottery: {
    readonly issue: number;
    readonly result: Result;
    readonly tickets: readonly (SlipTicket & { readonly payout: bigint })[];
  };
};

/** With what it pays for the stake that was given, in units of the ledger. */
export type FoundOf<Kind extends GameKind> = Found[Kind] & { readonly pays: bigint | undefined };

type Frame = {
  readonly gameId: string;
  /** SHA-256 of the server seed that was given. */
  readonly fingerprint: string;
  /** Whether that is the hash that was shown before; undefined where none was given. */
  readonly isSealWhole: boolean | undefined;
  /** What was staked and what was paid, where somebody said so. */
  readonly stake: bigint | undefined;
  readonly paid: bigint | undefined;
};

export type RoundCheckOf<Kind extends GameKind> = Frame & FoundOf<Kind> & { readonly kind: Kind };

/** What came out when a round was computed again. */
export type RoundCheck = { [Kind in GameKind]: RoundCheckOf<Kind> }[GameKind];
