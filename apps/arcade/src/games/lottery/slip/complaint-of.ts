import type { SlipNews } from '../lottery-state.ts';
import type { PricedItem } from './price-basket.ts';

type Refused = Extract<SlipNews, { kind: 'refused' }>;

/**
 * What the house says of one selection: it names it by its place on the slip as that was wished for, or by its play
 * and number.
 */
export function complaintOf(
  refused: Pick<Refused, 'refusal' | 'ids'> | null,
  { id, play: code, of, priced }: Pick<PricedItem, 'id' | 'play' | 'of' | 'priced'>,
): string | undefined {
  if (!refused) return undefined;
  const { message, detail } = refused.refusal;
  const { ticket, play, number } = detail ?? {};
  if (typeof ticket === 'number') return refused.ids[ticket - 1] === id ? message : undefined;
  if (number === undefined || play !== code) return undefined;
  for (const { key } of of.grammar.list(priced.selection.rows)) if (key === number) return message;
  return undefined;
}
