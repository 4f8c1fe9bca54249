import {
  DepositCreditSentence,
  PaymentAssignmentSentence,
  PayoutResolutionSentence,
  WithdrawalApprovalSentence,
} from '#features/cashier';
import { LiftSentence } from '#features/identity';
import { IssueVoidSentence, ResettlementSentence } from '#features/lottery';
import type { ProposalSentences } from '#features/operators';
import {
  HeldPaymentSentence,
  KeyRetirementSentence,
  NewKeySentence,
  RoundVoidSentence,
} from '#features/play';
import { PolicySentence } from '#features/site';
import { AdjustmentSentence } from '#features/wallet';

/** A kind of proposal without words does not compile. */
export const PROPOSAL_SENTENCES: ProposalSentences = {
  'wallet.adjustBalance': { name: 'adjustment', Sentence: AdjustmentSentence },
  'site.changeMarketPolicy': { name: 'policy', Sentence: PolicySentence },
  'safety.liftExclusion': { name: 'lift', Sentence: LiftSentence },
  'play.payHeldWin': { name: 'heldPayment', Sentence: HeldPaymentSentence },
  'play.voidTableRound': { name: 'roundVoid', Sentence: RoundVoidSentence },
  'lottery.voidIssue': { name: 'issueVoid', Sentence: IssueVoidSentence },
  'lottery.resettleIssue': { name: 'resettlement', Sentence: ResettlementSentence },
  'play.rotateProviderKey': { name: 'newKey', Sentence: NewKeySentence },
  'play.retireProviderKey': { name: 'keyRetirement', Sentence: KeyRetirementSentence },
  'cashier.creditDeposit': { name: 'depositCredit', Sentence: DepositCreditSentence },
  'cashier.assignPayment': { name: 'paymentAssignment', Sentence: PaymentAssignmentSentence },
  'cashier.approveWithdrawal': {
    name: 'withdrawalApproval',
    Sentence: WithdrawalApprovalSentence,
  },
  'cashier.resolvePayout': { name: 'payoutResolution', Sentence: PayoutResolutionSentence },
};
