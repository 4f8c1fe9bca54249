import { memberHere } from '#frame/identity';
import { afterEvent } from '#platform/moments/after-event.ts';
import { BASE, type Navigate, type Place, resolveTo } from '#platform/navigation/navigation.ts';
import { pageOf, untilLoadedOrLate } from '../pages/pages.ts';
import { findElsewhere } from '../routes/find-elsewhere.ts';
import { findPage, findRoute } from '../routes/route-table.ts';
import { noteWay, stepNow } from './leave-game.ts';
import { keepScrolled, noteScrolled, takeScrolled } from './scroll-places.ts';

let place: Place;
let show: (place: Place) => void = () => {};
/** What is to be done once a place is shown. */
const waiting: (() => void)[] = [];
/** Of several wishes to go somewhere the last one counts. */
let wishes = 0;

/** Called once, before anything is shown. Entries hold what was handed along, their key and their number. */
export function startHistory(): void {
  window.history.replaceState({ idx: 0, key: newKey(), ...window.history.state }, '');
  place = readPlace('POP');
  keepScrolled(() => place.key);
  window.addEventListener('popstate', () => {
    step().catch(reportError);
  });
}

export const placeNow = (): Place => place;

/** There is one router, which shows the places that it is told here, and says when it has. */
export function followPlaces(listener: typeof show): void {
  show = listener;
}

export function tellShown(): void {
  for (const go of waiting.splice(0)) go();
}

export const navigate: Navigate = async (to, { replace, state, preventScrollReset } = {}) => {
  if (typeof to === 'number') return window.history.go(to);
  const url = leadElsewhere(resolveTo(to, new URL(window.location.href)));
  if (!(await isStillWished(url, window.location.pathname))) return;
  noteScrolled(place.key);
  const entry = { usr: state, key: newKey(), idx: stepNow() };
  if (replace) window.history.replaceState(entry, '', url);
  else window.history.pushState({ ...entry, idx: entry.idx + 1 }, '', url);
  await arrive(replace ? 'REPLACE' : 'PUSH', preventScrollReset);
};

/** Somebody has gone back or forth: the address is the new one already. */
async function step(): Promise<void> {
  const asked = new URL(window.location.href);
  const url = leadElsewhere(asked);
  if (url !== asked)
    return navigate(url.href.slice(url.origin.length + BASE.length), { replace: true });
  if (!(await isStillWished(url, BASE + place.pathname))) return;
  noteScrolled(place.key);
  await arrive('POP');
}

/** Done when the page is shown, and stands where it should. */
function arrive(way: Place['way'], staysScrolled = false): Promise<void> {
  const next = readPlace(way);
  const isOtherPage = next.pathname !== place.pathname;
  // What has the focus goes with its page. A browser that finds out itself lays out the old page once more for it.
  if (isOtherPage) (document.activeElement as HTMLElement | null)?.blur();
  place = next;
  return new Promise((resolve) => {
    waiting.push(() => {
      if (!staysScrolled) takeScrolled(next);
      resolve();
    });
    // Inside of an event React would tidy up after the old page, and read for the new one, before that is painted.
    if (isOtherPage) afterEvent(() => show(place));
    else show(next);
  });
}

/** Waits for the code of another page for a moment; tells whether nobody has gone elsewhere meanwhile. */
async function isStillWished({ pathname }: URL, before: string): Promise<boolean> {
  wishes += 1;
  const wish = wishes;
  if (pathname === before) return true;
  noteWay({ from: window.location.pathname, to: pathname });
  if (!pageOf(pathname).loaded()) await untilLoadedOrLate(pathname);
  return wish === wishes;
}

/**
 * Leads those elsewhere who may not see a page, as the server does for a page that is opened directly. A path that
 * the route table does not know leads home.
 */
function leadElsewhere(url: URL): URL {
  const { pathname, search } = url;
  const elsewhere = findPage(pathname)
    ? findElsewhere(memberHere(), findRoute(pathname), `${pathname}${search}`)
    : '/home';
  return elsewhere ? leadElsewhere(resolveTo(elsewhere, url)) : url;
}

function readPlace(way: Place['way']): Place {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = '' } = window.history.state ?? {};
  return { pathname: pathname.slice(BASE.length), search, hash, state: usr, key, way };
}

const newKey = () => crypto.getRandomValues(new Uint32Array(2)).join('-');
