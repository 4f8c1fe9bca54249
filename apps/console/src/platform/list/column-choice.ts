import { useState } from 'react';

/** Which columns are shown, as table and operator see it: whatever is not named is shown. */
export type ColumnVisibility = Record<string, boolean>;

/** What an operator chose for this list on this device, beginning with what the list suggests. */
export function useColumnChoice(name: string, suggested: ColumnVisibility) {
  const key = `console.columns.${name}`;
  const [chosen, setChosen] = useState<ColumnVisibility>(() => {
    try {
      return { ...suggested, ...JSON.parse(localStorage.getItem(key) ?? '{}') };
    } catch {
      return suggested;
    }
  });
  const choose = (visibility: ColumnVisibility) => {
    setChosen(visibility);
    localStorage.setItem(key, JSON.stringify(visibility));
  };
  return [chosen, choose] as const;
}
