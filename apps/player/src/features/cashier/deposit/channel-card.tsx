import type { DepositChannel } from '@maneki/contract/cashier/deposit-schemas';
import { Icon } from '@maneki/ui/icon';
import { Tag } from '@maneki/ui/tag';
import type { Cash } from '../cash.ts';
import { MethodMark } from '../components/method-mark.tsx';
import { useTermsWords } from './terms-words.ts';
import { useObstacleWords } from './use-obstacle-words.ts';

type ChannelWordsProps = { readonly channel: DepositChannel; readonly cash: Cash };

/** What is to be known of a way to pay before it is chosen, or why it cannot be. */
export function ChannelWords({ channel, cash }: ChannelWordsProps) {
  const words = useTermsWords(cash);
  const sayObstacle = useObstacleWords();
  const { obstacle } = channel;
  const bonus = words.bonus(channel);
  const hours = words.hours(channel);
  return (
    <>
      <MethodMark channel={channel} />
      <span className="wrap-anywhere grid min-w-0 flex-1 gap-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {channel.name}
          {bonus && <Tag tone="gold">{bonus}</Tag>}
        </span>
        {obstacle ? (
          <span className="flex items-start gap-1.5 text-muted text-xs">
            <Icon name="info" className="mt-px size-3.5" />
            {sayObstacle(obstacle)}
          </span>
        ) : (
          <span className="numerals flex flex-wrap gap-x-2 text-muted text-xs">
            <span>{words.limits(channel)}</span>
            <span>{words.fee(channel)}</span>
            {hours && <span>{hours}</span>}
          </span>
        )}
      </span>
    </>
  );
}
