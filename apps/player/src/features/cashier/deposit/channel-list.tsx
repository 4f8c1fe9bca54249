import type { DepositChannel } from '@maneki/contract/cashier/deposit-schemas';
import { Icon } from '@maneki/ui/icon';
import { Link } from '@maneki/ui/link';
import { useTranslations } from 'use-intl';
import type { Cash } from '../cash.ts';
import { channelAddress, orderAddress } from '../deposit-address.ts';
import { ChannelWords } from './channel-card.tsx';

type ChannelListProps = { readonly channels: readonly DepositChannel[]; readonly cash: Cash };

const CARD = 'surface flex min-h-18 items-center gap-3.5 rounded-card p-3.5';

/** The ways to pay one below the other: each leads on, or says why it does not. */
export function ChannelList({ channels, cash }: ChannelListProps) {
  const t = useTranslations('deposit.methods');
  return (
    <ul aria-label={t('label')} className="grid gap-3">
      {channels.map((channel) => {
        const href = hrefOf(channel);
        const words = <ChannelWords channel={channel} cash={cash} />;
        return (
          <li key={channel.id}>
            {href ? (
              <Link
                href={href}
                className={`${CARD} transition duration-150 active:scale-[0.99] hover:brightness-105`}
              >
                {words}
                <Icon name="chevron-right" className="text-faint" />
              </Link>
            ) : (
              <div className={`${CARD} saturate-50`}>{words}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Where a way to pay leads: to its amount, or to the order that is open there. */
function hrefOf({ id, obstacle }: DepositChannel): string | undefined {
  if (!obstacle) return channelAddress(id);
  return obstacle.orderNo ? orderAddress(obstacle.orderNo) : undefined;
}
