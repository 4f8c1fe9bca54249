import { createStore } from 'zustand';

/** Sheets about the account that lie over any page: log in here, be a member, have real money, log in faster. */
export type AccountSheet = 'login' | 'memberPrompt' | 'cashPrompt' | 'passkeyOffer';

type Asked = { readonly sheet: AccountSheet; readonly answer: (isDone: boolean) => void };

/**
 * Which sheet lies over the page, asked for from anywhere. A first view may import it; the sheets are loaded
 * when the first one is asked for.
 */
export function createAccountSheets() {
  const store = createStore<{ readonly asked?: Asked | undefined }>(() => ({}));
  return {
    store,
    /** Resolves when the sheet is gone: whether what it asks for was done. A new sheet replaces an old one. */
    open(sheet: AccountSheet): Promise<boolean> {
      const { asked: replaced } = store.getState();
      return new Promise((answer) => {
        store.setState({ asked: { sheet, answer } });
        replaced?.answer(false);
      });
    },
    close(isDone: boolean): void {
      const { asked } = store.getState();
      if (!asked) return;
      store.setState({ asked: undefined });
      asked.answer(isDone);
    },
  };
}

export const accountSheets = createAccountSheets();
