import type { Topics } from '@maneki/contract/topics';
import type { Wallet } from '@maneki/contract/wallet/schemas';
import { parseAmount, writeAmount } from '@maneki/kernel/money';

export type BalanceNews = Topics['wallet.balance'];

/**
 * What is shown after news about it. News that is as old as what is shown, or older, changes nothing, and
 * neither does news about the wallet for playing free of charge, which is no part of the balance.
 */
export function hearNews(shown: Wallet, { wallet, currency, balance, seq }: BalanceNews): Wallet {
  const isAboutThis = wallet === MAIN && currency === shown.currency;
  if (!isAboutThis || BigInt(seq) <= BigInt(shown.seq)) return shown;
  return withMain(shown, { balance, seq });
}

/**
 * An answer may have been written before the news that overtook it: the newer balance stays. Another
 * currency is another account, which counts its movements by itself.
 */
export function keepNewer(shown: Wallet | undefined, answered: Wallet): Wallet {
  if (shown?.currency !== answered.currency) return answered;
  if (BigInt(shown.seq) <= BigInt(answered.seq)) return answered;
  return withMain(answered, { balance: shown.mainBalance, seq: shown.seq });
}

/** What vendors hold is not touched, so the whole changes by as much as the main balance. */
function withMain(wallet: Wallet, main: { balance: string; seq: string }): Wallet {
  const before = parseAmount(wallet.mainBalance);
  const after = parseAmount(main.balance);
  const sum = parseAmount(wallet.sumBalance);
  if (before === undefined || after === undefined || sum === undefined) return wallet;
  return {
    ...wallet,
    seq: main.seq,
    mainBalance: main.balance,
    sumBalance: writeAmount(sum + after - before),
    wallets: wallet.wallets.map((held) =>
      held.code === MAIN ? { ...held, balance: main.balance } : held,
    ),
  };
}

const MAIN = 'MAIN';
