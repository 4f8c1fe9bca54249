import type { ProposalSentences } from '#features/operators';
import { HeldPaymentSentence, KeyRetirementSentence, NewKeySentence } from '#features/play';
import { AdjustmentSentence } from '#features/wallet';

/** A kind of proposal without words does not compile. */
export const PROPOSAL_SENTENCES: ProposalSentences = {
  'wallet.adjustBalance': { name: 'adjustment', Sentence: AdjustmentSentence },
  'play.payHeldWin': { name: 'heldPayment', Sentence: HeldPaymentSentence },
  'play.rotateProviderKey': { name: 'newKey', Sentence: NewKeySentence },
  'play.retireProviderKey': { name: 'keyRetirement', Sentence: KeyRetirementSentence },
};
