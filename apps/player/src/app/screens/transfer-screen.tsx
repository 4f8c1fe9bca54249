import { type Currency, currencySymbol } from '@maneki/kernel/money';
import { useQueryClient } from '@tanstack/react-query';
import { useMember } from '#features/identity';
import { TransferScreen as Transfer } from '#features/play';
import { useSettings } from '#features/site';
import { useWallet, walletKeys } from '#features/wallet';

/** The transfer page, with the live main wallet; a transfer changes what the whole balance is made of. */
export default function TransferScreen() {
  const member = useMember();
  const { currency, currencies } = useSettings();
  const { wallet } = useWallet();
  const queryClient = useQueryClient();
  return (
    <Transfer
      symbol={currencySymbol((member?.currency ?? currency) as Currency, currencies)}
      mainBalance={wallet?.mainBalance}
      onMoved={() => queryClient.invalidateQueries({ queryKey: walletKeys.balance })}
    />
  );
}
