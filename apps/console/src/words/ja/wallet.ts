import type { Words } from '@maneki/phrases/words';
import type { walletEn } from '../en/wallet.ts';

export const walletJa: Words<typeof walletEn> = {
  adjustment: {
    title: '残高の変更',
    gives: '会員 {memberId} に {amount} を加える',
    takes: '会員 {memberId} から {amount} を引く',
  },
};
