import type { Wallet } from '@maneki/contract/wallet/schemas';
import { queryClient } from '../call/browser.ts';
import { hearNews } from './balance-news.ts';
import { walletKeys } from './wallet-query.ts';

let followers = 0;
let stopListening: Promise<() => void> | undefined;

/** Keeps the balance live for as long as somebody shows it, however many places that are. */
export function followWallet(): () => void {
  followers += 1;
  stopListening ??= import('../call/socket.ts').then(({ listen }) =>
    listen('wallet.balance', (news) => {
      // Something was missed, so nobody can tell what there is but the server.
      if (!news) queryClient.invalidateQueries({ queryKey: walletKeys.balance });
      else
        queryClient.setQueryData<Wallet>(
          walletKeys.balance,
          (shown) => shown && hearNews(shown, news),
        );
    }),
  );
  // Without a network the code may be missing; the balance is still read whenever it is looked at.
  stopListening.catch(() => {
    stopListening = undefined;
  });
  return unfollow;
}

function unfollow(): void {
  followers -= 1;
  if (followers > 0) return;
  stopListening?.then((stop) => stop()).catch(() => {});
  stopListening = undefined;
}
