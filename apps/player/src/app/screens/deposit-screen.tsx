import { DepositPage } from '#features/cashier';
import { PushOffer } from '#features/messages';
import { useStatus } from '#features/site';

/** Where money is paid in, in the version that the merchant has chosen. */
export default function DepositScreen() {
  const { dep_func: version } = useStatus().info.mobileTemplate;
  return <DepositPage isStepwise={version === 1} whileWaiting={<PushOffer />} />;
}
