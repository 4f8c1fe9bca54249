import { DepositCreditSentence, PaymentAssignmentSentence } from '#features/cashier';
import type { ProposalSentences } from '#features/operators';
import { HeldPaymentSentence, KeyRetirementSentence, NewKeySentence } from '#features/play';
import { PolicySentence } from '#features/site';
import { AdjustmentSentence } from '#features/wallet';

/** A kind of proposal without words does not compile. */
export const PROPOSAL_SENTENCES: ProposalSentences = {
  'wallet.adjustBalance': { name: 'adjustment', Sentence: AdjustmentSentence },
  'site.changeMarketPolicy': { name: 'policy', Sentence: PolicySentence },
  'play.payHeldWin': { name: 'heldPayment', Sentence: HeldPaymentSentence },
  'play.rotateProviderKey': { name: 'newKey', Sentence: NewKeySentence },
  'play.retireProviderKey': { name: 'keyRetirement', Sentence: KeyRetirementSentence },
  'cashier.creditDeposit': { name: 'depositCredit', Sentence: DepositCreditSentence },
  'cashier.assignPayment': { name: 'paymentAssignment', Sentence: PaymentAssignmentSentence },
};
