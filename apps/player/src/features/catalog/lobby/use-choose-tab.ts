import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { type HomeTab, tabAddress } from './home-tabs.ts';

export type ChooseTab = (tab: HomeTab, event: MouseEvent) => void;

/** Shows a category in place: the address changes, the page stays where it is. */
export function useChooseTab(onChosen: () => void): ChooseTab {
  const navigate = useNavigate();
  return (tab, event) => {
    onChosen();
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!isPlain) return;
    event.preventDefault();
    navigate(tabAddress(tab).slice(2), { replace: true, preventScrollReset: true });
  };
}
