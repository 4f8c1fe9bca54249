import type { SessionReply } from '@maneki/contract/identity/fragments';

/** How somebody came in. */
export type WayIn = 'password' | 'sms' | 'passkey' | 'registration' | 'trial';

export type Entered = { readonly session: SessionReply; readonly via: WayIn };

const listeners = new Set<(entered: Entered) => void>();

/**
 * Hears of every login of this tab, once the page knows the member. Answers what ends it. It has no
 * dependencies, so a first view may listen before anything else of the account is loaded.
 */
export function onEntered(listener: (entered: Entered) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellEntered(entered: Entered): void {
  for (const listener of listeners) listener(entered);
}
