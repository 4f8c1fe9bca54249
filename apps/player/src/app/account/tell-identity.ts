import { TOAST_MS } from '@maneki/contract/constants';
import type { Phrases } from '@maneki/phrases/phrases';
import { type ToastKind, toast } from '@maneki/ui/overlays';
import { words } from '#platform/words/words.ts';

/** Says something about the account on a page that may not have these words yet. */
export async function tellIdentity(
  kind: ToastKind,
  choose: (phrases: Phrases['identity']) => string,
): Promise<void> {
  await words.ensure(['identity']);
  const { identity } = words.get().phrases;
  if (identity) toast({ kind, text: String(choose(identity)), durationMs: TOAST_MS.short });
}
