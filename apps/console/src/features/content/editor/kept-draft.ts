import { choice } from '#platform/choice.ts';
import type { Draft } from '../draft.ts';

/** What was typed and not saved, and the version that it was typed over. */
export type KeptDraft = { readonly draft: Draft; readonly basedOn: number | undefined };

const keyOf = (name: string) => `content-draft:${choice.get().merchant}:${name}`;

/**
 * Keeps what is typed in this window until it is saved or discarded: links, Back and a reload then lose
 * nothing. Where the browser keeps nothing, the warning before the window closes is all there is.
 */
export const keptDraft = {
  find(name: string): KeptDraft | undefined {
    try {
      const text = sessionStorage.getItem(keyOf(name));
      return text === null ? undefined : (JSON.parse(text) as KeptDraft);
    } catch {
      return undefined;
    }
  },
  keep(name: string, kept: KeptDraft): void {
    try {
      sessionStorage.setItem(keyOf(name), JSON.stringify(kept));
    } catch {
      // A full or forbidden store keeps nothing; the page itself still does.
    }
  },
  drop(name: string): void {
    sessionStorage.removeItem(keyOf(name));
  },
};
