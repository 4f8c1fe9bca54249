import { type KeyboardEvent, type MouseEvent, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation, useNavigate } from '#platform/navigation/navigation.ts';
import { preloadPage } from '../pages/pages.ts';
import type { EntryTab } from './entry-tab.ts';

const TABS = ['login', 'register'] as const satisfies readonly EntryTab[];
const KEYS: Readonly<Record<string, EntryTab>> = {
  ArrowLeft: 'login',
  Home: 'login',
  ArrowRight: 'register',
  End: 'register',
};

/** Tabs that are addresses: a switch keeps the scroll position, the query and the focus. */
export function EntryTabs({ tab }: { readonly tab: EntryTab }) {
  const t = useTranslations('identity.tabs');
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const isSwitched = (state as { isTabSwitched?: boolean } | null)?.isTabSwitched === true;

  // After the frame has put the focus onto the new page: here the page is the same one.
  useEffect(() => {
    if (!isSwitched) return;
    const frame = requestAnimationFrame(() =>
      document.getElementById(`entry-tab-${tab}`)?.focus({ preventScroll: true }),
    );
    return () => cancelAnimationFrame(frame);
  }, [isSwitched, tab]);

  const open = async (next: EntryTab) => {
    if (next === tab) return;
    const options = { replace: true, preventScrollReset: true, state: { isTabSwitched: true } };
    await navigate({ pathname: `/${next}`, search }, options);
  };
  const onClick = (event: MouseEvent, next: EntryTab) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = KEYS[event.key];
    if (!next) return;
    event.preventDefault();
    open(next);
  };
  return (
    <div role="tablist" aria-label={t('label')} className="grid grid-cols-2 border-line border-b">
      {TABS.map((name) => (
        <a
          key={name}
          id={`entry-tab-${name}`}
          href={`/m/${name}${search}`}
          role="tab"
          aria-selected={name === tab}
          aria-controls={name === tab ? 'entry-panel' : undefined}
          tabIndex={name === tab ? 0 : -1}
          onClick={(event) => onClick(event, name)}
          onKeyDown={onKeyDown}
          onPointerDown={() => preloadPage(`/m/${name}`)}
          className="after:-bottom-px relative grid min-h-13 place-items-center px-3 text-center font-bold text-lg text-muted leading-tight transition-colors duration-150 after:absolute after:inset-x-[22%] after:h-[3px] after:rounded-pill focus-visible:-outline-offset-2 aria-selected:text-text aria-selected:after:fill-gold"
        >
          {t(name)}
        </a>
      ))}
    </div>
  );
}
