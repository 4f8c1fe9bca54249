import { DRAGON_TIGER, dragonTigerRules } from '../dragon-tiger/rules.ts';
import type { TableRules } from './table-rules.ts';

export type TableGame = {
  readonly kind: string;
  readonly gameId: string;
  readonly vendor: string;
  readonly model: string;
  readonly version: number;
  readonly rules: TableRules<Readonly<Record<string, unknown>>>;
};

/** Forgets which outcome the rules are about: whoever runs them only hands it back to them. */
const openly = <Outcome extends object>(rules: TableRules<Outcome>) =>
  rules as unknown as TableGame['rules'];

/** Every table of the house. */
export const TABLE_GAMES: readonly TableGame[] = [
  { ...DRAGON_TIGER, kind: 'dragon-tiger', rules: openly(dragonTigerRules) },
];
