import type { ResponseOf } from '@maneki/contract/contract';
import type { chatConsoleEndpoints } from '@maneki/contract/messages/chat-console-endpoints';
import { useFormatter, useTranslations } from 'use-intl';

export type Mute = ResponseOf<typeof chatConsoleEndpoints.readMute>;

/** Says whether a member may write, in the operator's own time. */
export function useMuteWords(member: string) {
  const t = useTranslations('lobbyWatch');
  const format = useFormatter();
  return ({ mutedUntil, isBlocked }: Mute): string => {
    if (isBlocked) return t('isBlocked', { member });
    if (mutedUntil === null) return t('mayWrite', { member });
    const time = format.dateTime(new Date(mutedUntil), { dateStyle: 'medium', timeStyle: 'short' });
    return t('isMuted', { member, time });
  };
}
