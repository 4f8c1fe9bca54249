import type { ProposalSentences } from '#features/operators';
import { AdjustmentSentence } from '#features/wallet';

/** A kind of proposal without words does not compile. */
export const PROPOSAL_SENTENCES: ProposalSentences = {
  'wallet.adjustBalance': { name: 'adjustment', Sentence: AdjustmentSentence },
};
