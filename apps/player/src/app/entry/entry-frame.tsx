import type { ReactNode } from 'react';
import { EntryBanner } from './entry-banner.tsx';
import { EntryFooter } from './entry-footer.tsx';
import type { EntryTab } from './entry-tab.ts';
import { EntryTabs } from './entry-tabs.tsx';

type EntryFrameProps = {
  readonly tab: EntryTab;
  readonly title?: { readonly heading: string; readonly text: string };
  /** What stands above the form, such as the news that another service said no. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
};

/** One page with two tabs: the form of each, between the same banner and the same footer. */
export function EntryFrame({ tab, title, notice, children }: EntryFrameProps) {
  return (
    <>
      <EntryBanner tab={tab} {...title} />
      <div className="-mt-7 relative rounded-t-sheet bg-ground px-4 pt-1.5 shadow-[0_-1px_0_var(--look-line)]">
        <EntryTabs tab={tab} />
        <div
          id="entry-panel"
          role="tabpanel"
          aria-labelledby={`entry-tab-${tab}`}
          className="grid grid-cols-1 gap-4 pt-5"
        >
          {notice}
          {children}
        </div>
        <EntryFooter />
      </div>
    </>
  );
}
