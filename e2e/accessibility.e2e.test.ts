import type { Language } from '@maneki/contract/language';
import { THEMES } from '@maneki/contract/theme';
import { visitBaseCentre, visitGuestViews, visitMemberViews } from './support/account-views.ts';
import { act } from './support/act.ts';
import { visitAgents } from './support/agent-views.ts';
import { visitDice } from './support/dice-views.ts';
import { expect, type Visitor } from './support/journey.ts';
import { visitLinks } from './support/link-views.ts';
import { visitLists } from './support/list-views.ts';
import { lookAtAll, lookAtWidth, NARROW, type Walk } from './support/look-at-views.ts';
import { visitLottery } from './support/lottery-views.ts';
import { visitMessages } from './support/message-views.ts';
import { visitMoney } from './support/money-views.ts';
import { visitCategory, visitHome, visitPublicViews, visitSpoken } from './support/public-views.ts';
import { visitSafety } from './support/safety-views.ts';
import { test } from './support/slot-journey.ts';
import { visitSlot } from './support/slot-views.ts';
import { visitTable } from './support/table-views.ts';

/* One look at every page, and at what opens on it. Journeys look at none of this again. */

type Tour = {
  readonly walk: Walk;
  readonly site?: Visitor['site'];
  /** Unless it says so, it is looked at with twice the text too. */
  readonly isTextDoubled?: false;
};

const TOURS: Readonly<Record<string, Tour>> = {
  '[HOME-7] home': { walk: visitHome },
  '[MENU-2] a category and the menu': { walk: visitCategory, isTextDoubled: false },
  '[HELP-1] [MSG-2] what anybody may read': { walk: visitPublicViews },
  '[HOME-14] [AUTH-1] what a site says first': { walk: visitSpoken, site: 'greeting' },
  'the accounts of guests': { walk: visitGuestViews },
  'the accounts of members': { walk: visitMemberViews },
  '[SITE-9] the base member centre': { walk: visitBaseCentre, site: 'sampaguita' },
  'lists of games': { walk: visitLists, isTextDoubled: false },
  'the pages about money': { walk: visitMoney },
  '[MSG-1] [MSG-3] [MSG-4] messages': { walk: visitMessages },
  '[AGENT-3] links and rebates of agents': { walk: visitLinks },
  '[SAFE-2] playing safely': { walk: visitSafety },
  '[AGENT-1] [AGENT-3] the agent’s pages': { walk: visitAgents },
  'a slot': { walk: visitSlot },
  '[PLAY-6] a table': { walk: visitTable },
  '[PLAY-6] dice': { walk: visitDice },
  '[PLAY-9] a lottery': { walk: visitLottery },
};

const isLong = process.env.E2E_LONG === 'true';
/** Vietnamese has the longest words; where it fits the others do. */
const LANGUAGES: readonly Language[] = isLong ? ['VI', 'EN'] : ['VI'];
const NARROW_LANGUAGES: readonly Language[] = isLong ? ['JA', 'TH', 'CN'] : [];
const SITES = isLong ? (['maneki', 'sampaguita'] as const) : (['maneki'] as const);

/** Games are walked through by their English names. */
const GAMES: readonly Walk[] = [visitSlot, visitTable, visitDice];
const languagesOf = ({ walk }: Tour) => (GAMES.includes(walk) ? (['EN'] as const) : LANGUAGES);

/** What the walks do on purpose: wrong passwords, and games that nobody knows. */
const CAUSED = /401|404/;

// They share nothing, and are many.
test.describe.configure({ mode: 'parallel' });

test.beforeAll(async () => {
  const link = { linkType: 'ROUTE', linkage: '/m/rng' } as const;
  const popup = { kind: 'PU', frequency: 'ALWAYS', image: 'art:popupWelcome' } as const;
  const banner = { kind: 'B', groupName: 'm_login', image: 'art:bannerEntry' } as const;
  const greetings = { welcome: popup, seat: banner, tea: banner };
  for (const [key, item] of Object.entries(greetings)) {
    const texts = { EN: { title: `About the ${key}`, body: '<p>Good evening.</p>' } };
    await act('say', { merchantCode: 'greeting', item: { ...item, ...link, key, texts } });
  }
});

for (const [name, tour] of Object.entries(TOURS))
  for (const site of tour.site ? [tour.site] : SITES)
    for (const language of languagesOf(tour))
      test(`${name}: axe finds nothing serious and nothing scrolls sideways, ${site}, ${language}`, async ({
        arrive,
        complaints,
      }) => {
        complaints.allow(CAUSED);
        const page = await arrive({ site, language, theme: 'dark', prefersLessMotion: true });
        await tour.walk(page, language, lookAtAll(page, tour));
      });

for (const [name, tour] of Object.entries(TOURS))
  for (const language of tour.walk === visitSlot ? [] : NARROW_LANGUAGES)
    test(`${name}: nothing scrolls sideways on a narrow screen, ${language}`, async ({
      arrive,
      complaints,
    }) => {
      complaints.allow(CAUSED);
      const { site = 'maneki' } = tour;
      const page = await arrive({ site, language, size: NARROW, prefersLessMotion: true });
      await tour.walk(page, language, lookAtWidth(page, tour));
    });

const CLOSED: readonly Visitor[] = [{ site: 'closed' }, { country: 'KP' }];

test('axe finds nothing serious where a site is closed, and nothing scrolls sideways', async ({
  arrive,
  complaints,
}) => {
  complaints.expect(/503|451/);
  for (const theme of isLong ? THEMES : (['dark'] as const))
    for (const language of LANGUAGES)
      for (const visitor of CLOSED) {
        const page = await arrive({ ...visitor, theme, language });
        await page.goto('/m/home');
        await expect(page).toHaveURL(/\/m\/restrict$/);
        await lookAtAll(page)(JSON.stringify({ ...visitor, language }));
      }
});
