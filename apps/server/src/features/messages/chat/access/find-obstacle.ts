import { NO_CHAT_LABEL } from '@maneki/contract/messages/chat';

export type Obstacle = {
  readonly code: 'messages.chat_off' | 'messages.chat_blocked';
  readonly detail: Record<never, never>;
};

/** Why there is no chat for a member. That trials have none is a matter of their right. */
export function findObstacle(
  flags: { readonly CBS3: boolean },
  labels: readonly string[],
): Obstacle | undefined {
  if (!flags.CBS3) return { code: 'messages.chat_off', detail: {} };
  return labels.includes(NO_CHAT_LABEL) ? { code: 'messages.chat_blocked', detail: {} } : undefined;
}
