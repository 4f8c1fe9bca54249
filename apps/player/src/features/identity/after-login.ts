import type { SessionReply } from '@maneki/contract/identity/fragments';
import { tellEntered, type WayIn } from './entered-listeners.ts';
import { entryMemory } from './entry-memory.ts';
import { heldPassword } from './held-password.ts';
import { enterSession } from './session.ts';

/** Everything that follows from a login, whichever way it came about. */
export async function afterLogin(
  session: SessionReply,
  { via, password = '' }: { via: WayIn; password?: string },
): Promise<void> {
  heldPassword.hold(session.id, password);
  entryMemory.forget();
  await enterSession(session);
  tellEntered({ session, via });
}
