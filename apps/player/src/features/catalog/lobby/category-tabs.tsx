import { Link } from '@maneki/ui/link';
import { type KeyboardEvent, useDeferredValue, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { scrollBehavior } from '#platform/motion/scroll-behavior.ts';
import { CategoryTabIcon } from './category-icon.tsx';
import type { HomeTab } from './home-tabs.ts';
import { moveFocus } from './move-focus.ts';
import type { ChooseTab } from './use-choose-tab.ts';

/** What the tabs control. */
export const PANEL_ID = 'games';
export const tabId = (tab: HomeTab): string => `tab-${tab}`;

type CategoryTabsProps = {
  readonly tabs: readonly HomeTab[];
  readonly active: HomeTab;
  readonly onChoose: ChooseTab;
};

/** Arrow keys walk through the tabs; a choice is made by Enter, Space or a tap. */
export function CategoryTabs({ tabs, active, onChoose }: CategoryTabsProps) {
  const t = useTranslations();
  const line = useRef<HTMLDivElement>(null);
  // Once the choice is shown: moving the row and the keyboard's stop have the browser lay out the page before it draws.
  const settled = useDeferredValue(active);
  useEffect(() => {
    const shown = document.getElementById(tabId(settled));
    const row = line.current;
    if (!shown || !row) return;
    const middle = shown.offsetLeft - (row.clientWidth - shown.offsetWidth) / 2;
    row.scrollTo({ left: middle, behavior: scrollBehavior() });
  }, [settled]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === ' ') {
      event.preventDefault();
      (event.target as HTMLElement).click();
    } else moveFocus(event);
  };
  return (
    <div
      ref={line}
      role="tablist"
      aria-label={t('site.home.lobby.label')}
      className="no-scrollbar relative flex min-w-0 flex-1 snap-x gap-2 overflow-x-auto scroll-px-4 py-1 pl-4"
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab) => (
        <Link
          key={tab}
          id={tabId(tab)}
          role="tab"
          href={onChoose.addressOf(tab)}
          aria-selected={tab === active}
          aria-controls={PANEL_ID}
          tabIndex={tab === settled ? 0 : -1}
          className="surface grid min-w-17 flex-[1_0_auto] snap-start content-center justify-items-center gap-1 rounded-card px-2 pt-2.5 pb-2 font-bold text-2xs text-muted transition duration-200 ease-out active:scale-95 aria-selected:fill-primary aria-selected:text-on-primary aria-selected:shadow-glow-primary"
          onClick={(event) => onChoose.choose(tab, event)}
        >
          <CategoryTabIcon tab={tab} isActive={tab === active} className="size-9" />
          <span className="whitespace-nowrap">{t(`shell.categories.${tab}`)}</span>
        </Link>
      ))}
    </div>
  );
}
