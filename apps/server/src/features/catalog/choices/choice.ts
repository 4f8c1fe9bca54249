import type { Language } from '@maneki/contract/language';
import type { GameName } from '../store.ts';

/** What a merchant has chosen about a vendor. What it leaves open holds as it does for all. */
export type VendorChoice = {
  readonly merchantCode: string;
  readonly vendorCode: string;
  readonly isOn: boolean;
  readonly sortOrder: number | null;
};

export type OwnNames = Readonly<Partial<Record<Language, string>>>;

/** The same about a game. */
export type GameChoice = GameName & {
  readonly merchantCode: string;
  readonly isOn: boolean;
  readonly sortOrder: number | null;
  readonly names: OwnNames;
  readonly icon: string | null;
  /** Null leaves the mark to its age. */
  readonly isNew: boolean | null;
};

export type Choices = {
  readonly vendors: readonly VendorChoice[];
  readonly games: readonly GameChoice[];
};
