import { rememberHiddenBalance } from '#platform/preferences/preferences.ts';

const KEY = 'isBalanceHidden';

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};
/** Another tab of this browser changed it. Without a name, everything was cleared. */
const hearStorage = ({ key }: StorageEvent) => {
  if (key === KEY || key === null) tell();
};

/** Whether sums are hidden behind asterisks: a choice of this device, for all of its tabs. */
export const hiddenBalance = {
  getSnapshot: (): boolean => localStorage.getItem(KEY) === '1',
  getServerSnapshot: (): boolean => false,
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) window.addEventListener('storage', hearStorage);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('storage', hearStorage);
    };
  },
  toggle(): void {
    const isHidden = !hiddenBalance.getSnapshot();
    if (isHidden) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
    rememberHiddenBalance(isHidden);
    tell();
  },
};
