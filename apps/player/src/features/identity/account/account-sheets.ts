/** Sheets about the account that lie over any page: log in here, be a member, log in faster. */
export type AccountSheet = 'login' | 'memberPrompt' | 'passkeyOffer';

type Asked = { readonly sheet: AccountSheet; readonly answer: (isDone: boolean) => void };

/**
 * Which sheet lies over the page, asked for from anywhere. It has no dependencies, so a first view may
 * import it; the sheets are loaded when the first one is asked for.
 */
export function createAccountSheets() {
  let asked: Asked | undefined;
  const listeners = new Set<() => void>();
  const change = (next: Asked | undefined) => {
    asked = next;
    for (const listener of listeners) listener();
  };

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: (): AccountSheet | undefined => asked?.sheet,
    getServerSnapshot: (): AccountSheet | undefined => undefined,

    /** Resolves when the sheet is gone: whether what it asks for was done. A new sheet replaces an old one. */
    open(sheet: AccountSheet): Promise<boolean> {
      const replaced = asked;
      return new Promise((answer) => {
        change({ sheet, answer });
        replaced?.answer(false);
      });
    },
    close(isDone: boolean): void {
      const closed = asked;
      if (!closed) return;
      change(undefined);
      closed.answer(isDone);
    },
  };
}

export const accountSheets = createAccountSheets();
