import type { Words } from '@maneki/phrases/words';
import type { cashierEn } from '../en/cashier.ts';
import { depositJa } from './deposit.ts';

export const cashierJa: Words<typeof cashierEn> = {
  ...depositJa,
  withdrawalApproval: {
    title: '高額出金の承認',
    text: '{member} に {amount} を支払います（出金 {orderNo}）',
  },
  payoutResolution: {
    title: '支払い結果の確定',
    PAID: '{member} の出金 {orderNo} は支払い済みです。{amount} をウォレットから引き落とします',
    FAILED: '{member} の出金 {orderNo} は支払われていません。{amount} を返金します',
  },
};
