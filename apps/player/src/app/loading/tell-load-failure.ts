import { TOAST_MS } from '@maneki/contract/constants';
import { toast } from '@maneki/ui/overlays';
import { words } from '#platform/words/words.ts';

/** Says that something could not be loaded, in the language that the page still speaks. */
export function tellLoadFailure(error: unknown): void {
  reportError(error);
  const text = words.get().phrases.shell.notices.chunkFailed;
  toast({ kind: 'error', text: String(text), durationMs: TOAST_MS.long });
}
