import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

export type TabItem = {
  readonly value: string;
  readonly text: ReactNode;
  readonly panel: ReactNode;
  readonly isDisabled?: boolean;
};

type TabsProps = {
  readonly label: string;
  readonly tabs: readonly TabItem[];
  /** Held by the page, because the chosen tab lives in the address. */
  readonly value: string;
  readonly onValue: (value: string) => void;
};

export function Tabs({ label, tabs, value, onValue }: TabsProps) {
  return (
    <BaseTabs.Root value={value} onValueChange={(chosen) => onValue(String(chosen))}>
      <BaseTabs.List
        aria-label={label}
        className="no-scrollbar contain-inline-size relative flex gap-1 overflow-x-auto border-line border-b"
      >
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.value}
            value={tab.value}
            disabled={tab.isDisabled ?? false}
            className="min-h-12 shrink-0 whitespace-nowrap px-4 font-semibold text-muted transition-colors duration-150 focus-visible:-outline-offset-2 data-disabled:opacity-45 data-active:text-text"
          >
            {tab.text}
          </BaseTabs.Tab>
        ))}
        <BaseTabs.Indicator className="fill-gold absolute bottom-0 left-0 h-[3px] w-(--active-tab-width) translate-x-(--active-tab-left) rounded-pill transition-all duration-200 ease-out" />
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} value={tab.value} className="pt-4">
          {tab.panel}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
