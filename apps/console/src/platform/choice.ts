import { useSyncExternalStore } from 'react';

/** What an operator has chosen on this device: whose site they look at, and in which language. */
export type Choice = {
  /** A merchant's code. */
  readonly merchant: string;
  readonly language: ConsoleLanguage;
};

export type ConsoleLanguage = 'EN' | 'JA';

const KEY = 'console';
const listeners = new Set<() => void>();

function read(): Choice {
  const browser: ConsoleLanguage = navigator.language.startsWith('ja') ? 'JA' : 'EN';
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Choice>;
    return { merchant: stored.merchant ?? firstMerchant(), language: stored.language ?? browser };
  } catch {
    return { merchant: firstMerchant(), language: browser };
  }
}

/** Whose site the address belongs to, as the server wrote it into the page. */
const firstMerchant = () =>
  document.querySelector<HTMLMetaElement>('meta[name="merchant"]')!.content;

let held = read();

export const choice = {
  get: (): Choice => held,
  set(change: Partial<Choice>): void {
    held = { ...held, ...change };
    localStorage.setItem(KEY, JSON.stringify(held));
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export const useChoice = (): Choice => useSyncExternalStore(choice.subscribe, choice.get);
