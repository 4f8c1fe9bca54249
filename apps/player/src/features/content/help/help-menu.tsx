import type { HelpItem } from '@maneki/contract/content/schemas';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useNavigate } from '#platform/navigation/navigation.ts';
import { StepLink } from '#platform/navigation/step-link.tsx';
import { helpAddress, stepBy } from './help-choice.ts';

type HelpMenuProps = {
  readonly articles: readonly HelpItem[];
  readonly chosen: number;
};

/** Titles as tabs that are addresses. A switch replaces the entry: Back leaves the help centre. */
export function HelpMenu({ articles, chosen }: HelpMenuProps) {
  const t = useTranslations('content.help');
  const navigate = useNavigate();
  const menu = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const tab = menu.current?.children[chosen];
    if (!(tab instanceof HTMLElement) || !menu.current) return;
    menu.current.scrollTop = tab.offsetTop - menu.current.clientHeight / 3;
  }, [chosen]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepBy(event.key, chosen, articles.length);
    if (next === undefined) return;
    event.preventDefault();
    const tab = menu.current?.children[next];
    if (tab instanceof HTMLElement) tab.focus({ preventScroll: true });
    navigate(helpAddress(articles, next).slice('/m'.length), { replace: true });
  };
  return (
    <div
      ref={menu}
      role="tablist"
      aria-orientation="vertical"
      aria-label={t('topics')}
      className="no-scrollbar sticky top-(--header-height,3.5rem) h-[calc(100dvh-3.5rem-env(safe-area-inset-top,0px))] w-[30%] max-w-36 shrink-0 overflow-y-auto overscroll-contain border-line border-r bg-ground-deep/40 pt-2 pb-6"
    >
      {articles.map(({ id, title }, position) => (
        <StepLink
          key={id}
          id={`help-tab-${position}`}
          search={helpAddress(articles, position).slice('/m/help'.length)}
          steps={{ replace: true }}
          role="tab"
          aria-selected={position === chosen}
          aria-controls="help-article"
          tabIndex={position === chosen ? 0 : -1}
          onKeyDown={onKeyDown}
          className="relative flex min-h-13 items-center px-2.5 py-2 text-muted text-sm leading-snug transition-colors duration-150 hyphens-auto [overflow-wrap:anywhere] before:absolute before:inset-y-2 before:left-0 before:w-[3px] before:rounded-pill hover:text-text focus-visible:-outline-offset-2 aria-selected:bg-raised aria-selected:font-bold aria-selected:text-text aria-selected:before:bg-gold"
        >
          {title}
        </StepLink>
      ))}
    </div>
  );
}
