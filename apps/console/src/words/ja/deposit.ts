import type { Words } from '@maneki/phrases/words';
import type { depositEn } from '../en/deposit.ts';

export const depositJa: Words<typeof depositEn> = {
  depositCredit: {
    title: '入金の反映',
    text: '{member}に{received}を反映します（注文{orderNo}、注文額{asked}）',
  },
  paymentAssignment: {
    title: '不明入金の割り当て',
    toOrder: '{member}の注文{orderNo}に{amount}を反映します（{provider}の入金{paymentRef}）',
    toMember: '{member}に{amount}を反映します（注文のない{provider}の入金{paymentRef}）',
  },
};
