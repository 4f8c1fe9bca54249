import { SLOT_GAMES } from '@maneki/games/slots/catalogue';
import { type ArticleKey, articles } from '@maneki/server/features/content/seed/articles';
import { items } from '@maneki/server/features/content/seed/items';
import { seedWords } from '@maneki/server/features/content/seed/words';
import { expect, linksOf, partOf, readServed, test, textsOf } from './support/served.ts';
import { siteUrl } from './support/sites.ts';
import { DUSTY_SEVENS } from './support/slots.ts';
import { fill, words } from './support/words.ts';

/* What pages say before any script runs. Documents for machines have a file of their own. */

const { catalog, content, shell, site } = words('EN');

test.describe('a site that is closed', () => {
  test('[SITE-3] under maintenance every path says when the site comes back', async ({
    request,
  }) => {
    for (const path of ['/m/home', '/m/terms', '/m/restrict', '/m/nowhere']) {
      const served = await readServed(request, path, { site: 'closed' });
      expect(served, path).toMatchObject({ status: 503, path: '/m/restrict' });
      expect(served.text).toContain('System upgrading, please try again later.');
      expect(served.text).toContain('We expect to be back on January 2, 2031');
      expect(linksOf(served.html)).toHaveProperty('Contact customer service');
    }
  });

  test('[SITE-3] maintenance covers a closed region, in the language of the visitor', async ({
    request,
  }) => {
    for (const language of ['EN', 'JA', 'TH', 'CN', 'VI'] as const) {
      const cookie = `lang=${language}`;
      const asked = { site: 'closed', country: 'KP', cookie } as const;
      const { text } = await readServed(request, '/m/home', asked);
      const { restrict } = words(language).site;
      expect(text).toContain(restrict.maintenanceTitle);
      expect(text).toContain(restrict.checkAgain);
      expect(text).toContain('2031');
      expect(text).not.toContain(restrict.regionTitle);
    }
  });

  test('[SITE-3] a visitor from a closed region is told so, with address and country', async ({
    request,
  }) => {
    const asked = { country: 'KP', address: '10.20.30.40' };
    const served = await readServed(request, '/m/home', asked);
    expect(served).toMatchObject({ status: 451, path: '/m/restrict' });
    expect(textsOf(served.html, 'h1')).toContain('Not available in your region');
    expect(served.text).toContain('Your address: 10.20.30.40');
    expect(served.text).toContain('Country: North Korea');
  });

  test('[SITE-3] an open site has no restricted page', async ({ request }) => {
    const served = await readServed(request, '/m/restrict');
    expect(served).toMatchObject({ status: 200, path: '/m/home' });
  });
});

const HELP = {
  '': 'help.start',
  '?i=0': 'help.start',
  '?i=7': 'help.fairness',
  '?i=999': 'help.start',
  '?i=none': 'help.start',
  '?tag=tc': 'legal.tc',
  '?tag=privacy': 'legal.privacy',
  '?tag=responsible': 'legal.responsible',
  '?tag=fairness': 'help.fairness',
  '?tag=contact': 'help.contact',
  '?i=3&tag=tc': 'legal.tc',
  '?i=3&tag=unknown': 'help.wallet',
} as const satisfies Readonly<Record<string, ArticleKey>>;

test('[HELP-1] the address chooses the article by its place or its name', async ({ request }) => {
  const titles = (Object.keys(articles) as ArticleKey[]).map(
    (key) => seedWords.EN.articles[key].title,
  );
  for (const [query, key] of Object.entries(HELP)) {
    const { html } = await readServed(request, `/m/help${query}`);
    expect(textsOf(html, 'h2')[0], query).toBe(seedWords.EN.articles[key].title);
    expect(textsOf(partOf(html, 'div', 'role="tablist"'), 'a'), query).toEqual(titles);
  }
});

test('[HELP-1] the help of both merchants bears their own names', async ({ request }) => {
  for (const [name, merchant] of [
    ['maneki', 'Maneki'],
    ['sampaguita', 'Sampaguita'],
  ] as const) {
    const { html } = await readServed(request, '/m/help', { site: name });
    expect(html).toContain(`Welcome to ${merchant}.`);
    expect(html).not.toContain('{merchant}');
  }
});

const LISTS = [
  { path: 'rng', title: 'rng', kind: 'RNG', game: 'Maneki Triple' },
  { path: 'sports', title: 'sports', kind: 'SPORTS', game: 'Cup Final' },
  { path: 'hot', title: 'hot', kind: 'HOT', game: 'Maneki Triple' },
  { path: 'gameList', title: 'gameList', kind: 'ALL', game: 'Maneki Triple' },
  { path: 'gameList?gameType=COCKFIGHT', title: 'gameList', kind: 'SPORTS', game: 'Cup Final' },
  { path: 'gameList?gameType=JACKPOT', title: 'gameList', kind: 'JACKPOT', game: 'Dragon Vault' },
  { path: 'live', title: 'live', kind: 'LIVE', game: 'Dragon Tiger' },
  { path: 'pvp', title: 'pvp', kind: 'PVP', game: null },
  { path: 'fish', title: 'fish', kind: 'FISH', game: null },
  { path: 'esports', title: 'esports', kind: 'SPORTS', game: null },
] as const;

test('[LIST-1] [LIST-3] each address shows its own kind of games, or says that nobody plays it yet', async ({
  request,
}) => {
  for (const { path, title, kind, game } of LISTS) {
    const { html, text } = await readServed(request, `/m/${path}`);
    expect(textsOf(html, 'h1'), path).toEqual([shell.titles[title]]);
    const chosen = partOf(html, 'a', 'aria-current="page"');
    expect(textsOf(chosen, 'a'), path).toEqual([shell.categories[kind]]);
    if (game) expect(textsOf(html, 'h3'), path).toContain(game);
    else expect(text, path).toContain(catalog.list.emptyKind.title);
  }
});

test('[LIST-2] a search has an address, which the server answers with its games', async ({
  request,
}) => {
  const { text } = await readServed(request, '/m/rng?gameName=koi');
  expect(text).toContain('Koi Fortune');
  expect(text).not.toContain('Maneki Triple');
});

/** What a list shows by its address alone: the view that is open, and the games in their order. */
const VIEWS = [
  {
    path: '/m/rng?type=hot&vassalage=HVAULT',
    view: 'hot',
    games: ['Treasure Vault', 'Dragon Vault'],
  },
  {
    path: '/m/gameList?gameType=JACKPOT&type=hot',
    view: 'hot',
    games: ['Treasure Vault', 'Dragon Vault'],
  },
  {
    path: '/m/rng?vassalage=HFOX&minLine=20',
    view: 'all',
    games: ['Foxfire Shrine', 'Taiko Thunder', 'Ronin Moon'],
  },
] as const;

test('[LIST-1] [LIST-2] [LIST-5] an address chooses view, studio and filters; what is hot is of the list’s kind, and of every kind where none is chosen', async ({
  request,
}) => {
  const viewsIn = (html: string) => partOf(html, 'nav', `aria-label="${catalog.list.views}"`);
  const expectView = (html: string, view: 'all' | 'hot') => {
    const chosen = partOf(viewsIn(html), 'a', 'aria-current="true"');
    expect(textsOf(chosen, 'a')).toEqual([catalog.list.tabs[view]]);
  };
  for (const { path, view, games } of VIEWS) {
    const { html, text } = await readServed(request, path);
    expectView(html, view);
    expect(textsOf(html, 'h3'), path).toEqual(games);
    expect(text, path).toContain(`${games.length} games`);
  }
  const every = await readServed(request, '/m/gameList');
  expect(linksOf(viewsIn(every.html))).toHaveProperty(
    [catalog.list.tabs.hot],
    '/m/gameList?type=hot',
  );
  const hot = await readServed(request, '/m/gameList?type=hot');
  expectView(hot.html, 'hot');
  const games = textsOf(hot.html, 'h3');
  expect(games[0]).toBe('Maneki Triple');
  expect(games).toContain('Treasure Vault');
});

test('[LIST-3] [LIST-5] a view that leaves no game says so, and leads to what there is', async ({
  request,
}) => {
  const { emptyFilter, emptyHot } = catalog.list;
  for (const { path, said, leadsTo } of [
    { path: '/m/rng?vassalage=HSLOT&minLine=25', said: emptyFilter, leadsTo: '/m/rng' },
    { path: '/m/fish?type=hot', said: emptyHot, leadsTo: '/m/fish' },
  ]) {
    const main = partOf((await readServed(request, path)).html, 'main');
    expect(main, path).toContain(said.title);
    expect(linksOf(main), path).toHaveProperty([said.action], leadsTo);
  }
});

test('[PLAY-1] studios that list their games lead to the list, and not into a game', async ({
  request,
}) => {
  const { html } = await readServed(request, '/m/slotsCenter');
  const [foxfire] = Object.entries(linksOf(partOf(html, 'main'))).filter(([name]) =>
    name.includes('Foxfire Works'),
  );
  expect(foxfire?.[1]).toBe('/m/rng?vassalage=HFOX');
});

test('[FAIR-1] anybody finds every slot with its proven return, and the program that checks', async ({
  request,
}) => {
  const { table, verifier } = catalog.fairness;
  const { html } = await readServed(request, '/m/fairness');
  const rows = textsOf(html, 'tr');
  expect(rows.find((row) => row.startsWith('Dragon Tide 20'))).toContain('96.37 %');
  // Another journey may have switched its game off at this moment.
  for (const { name, id } of SLOT_GAMES)
    if (id !== DUSTY_SEVENS.gameId)
      expect(
        rows.find((row) => row.startsWith(`${name} `)),
        name,
      ).toMatch(/ 9\d\.\d\d %$/);
  expect(rows.find((row) => row.startsWith('Paper Moon'))).toContain(table.unproven);
  const program = await request.get(linksOf(html)[verifier.link]!);
  expect(program.status()).toBe(200);
  expect(await program.text()).toContain('sha256');
});

const { ALL, HOT, JACKPOT, RNG, SPORTS, LIVE, PVP, FISH, ELOTT } = shell.categories;

const CATEGORY_PATHS = {
  'live-games': LIVE,
  'poker-games': PVP,
  'sport-games': SPORTS,
  'slot-games': RNG,
  'fishing-games': FISH,
} as const;
/** Categories in which a game is open; the others have nothing to play yet. */
const WITH_GAMES: readonly string[] = [LIVE, JACKPOT, RNG, SPORTS, ELOTT];

test('[SHELL-2] the paths of categories open home with theirs, and say so where nothing is open yet', async ({
  request,
}) => {
  const { emptyKind } = catalog.list;
  for (const [path, name] of Object.entries(CATEGORY_PATHS)) {
    const { html } = await readServed(request, `/m/${path}`);
    const tabs = partOf(html, 'div', `aria-label="${site.home.lobby.label}"`);
    const hasGames = WITH_GAMES.includes(name);
    expect(textsOf(tabs, 'a'), path).toEqual([
      ALL,
      HOT,
      ...WITH_GAMES,
      ...(hasGames ? [] : [name]),
    ]);
    expect(textsOf(partOf(tabs, 'a', 'aria-selected="true"'), 'a'), path).toEqual([name]);
    expect(textsOf(html, 'h2'), path).not.toContain(site.home.lobby.hot);
    expect(textsOf(html, 'h2').includes(name), path).toBe(hasGames);
    const games = partOf(html, 'div', 'role="tabpanel"');
    expect(games.includes(emptyKind.title), path).toBe(!hasGames);
  }
});

test('[HOME-9] [PLAY-1] [PLAY-3] the entry of lotteries leads guests to the login, and then into the first lottery', async ({
  request,
}) => {
  const { html } = await readServed(request, '/m/home');
  const tabs = linksOf(partOf(html, 'div', `aria-label="${site.home.lobby.label}"`));
  const { pathname, searchParams } = new URL(tabs[ELOTT]!, siteUrl('maneki'));
  expect(pathname).toBe('/m/login');
  expect(searchParams.get('back')).toMatch(
    /^\/m\/startLottery\?mui=m1&playType=Entertainment&gameId=lotto\w+&prize_mode=Elott&pageBack=1$/,
  );
});

test('[LIST-1] a kind that nobody knows lists nothing', async ({ request }) => {
  const { html } = await readServed(request, '/m/gameList?gameType=NOTHING');
  const main = partOf(html, 'main');
  expect(main).toContain(catalog.list.emptyKind.title);
  expect(main).not.toContain('/m/launch');
});

test('[HOME-12] the footer has the links that a merchant has set, the licence, the years and help', async ({
  request,
}) => {
  const { footer } = site;
  const { html } = await readServed(request, '/m/home');
  const foot = partOf(html, 'footer');
  const linksIn = (place: string, name: string) =>
    linksOf(partOf(place, 'nav', `aria-label="${name}"`));
  expect(linksIn(foot, footer.social)).toEqual({
    YouTube: 'https://www.youtube.com/@maneki.example',
    Instagram: 'https://www.instagram.com/maneki.example',
    Twitter: 'https://x.com/maneki_example',
    Telegram: 'https://t.me/maneki_example',
    LINE: 'https://line.me/R/ti/p/@maneki-example',
  });
  expect(linksIn(foot, footer.legal)).toEqual({
    [footer.terms]: '/m/terms',
    [footer.agreement]: '/m/agreement',
    [shell.titles.fairness]: '/m/fairness',
    [shell.titles.safePlay]: '/m/safePlay',
  });
  const [written = ''] = textsOf(html, 'footer');
  expect(written).toContain(footer.noLicence);
  expect(written).toContain(fill(footer.copyright, { from: 2021, to: 2023, holder: 'Maneki' }));
  const other = await readServed(request, '/m/home', { site: 'sampaguita' });
  expect(linksIn(other.html, footer.social)).toEqual({
    Facebook: 'https://www.facebook.com/sampaguita.example',
    TikTok: 'https://www.tiktok.com/@sampaguita.example',
  });
});

const NOTICES = Object.values(items).filter(({ kind }) => kind === 'PL').length;
const WRITTEN_DAYS = { EN: /^\d{4}-\d\d-\d\d$/, JA: /^\d{4}\/\d\d\/\d\d$/ } as const;

test('[MSG-2] announcements stand pinned first, then the latest, each with its day as the language writes it', async ({
  request,
}) => {
  for (const language of ['EN', 'JA'] as const)
    for (const name of ['maneki', 'sampaguita'] as const) {
      const said = seedWords[language]![name];
      const asked = { site: name, cookie: `lang=${language}` };
      const { html } = await readServed(request, '/m/notice', asked);
      const { label, pinned } = words(language).content.notices;
      const rows = textsOf(partOf(html, 'ul', `aria-label="${label}"`), 'li');
      expect(rows).toHaveLength(NOTICES);
      expect(rows[0]).toContain(said['notice.opening'].title);
      expect(rows[0]).toContain(pinned);
      expect(rows[1]).toContain(said['notice.newSlots'].title);
      const [, ...latest] = [...html.matchAll(/<time dateTime="([^"]*)"/g)].map(([, day]) => day!);
      expect(latest).toEqual(latest.toSorted().reverse());
      const days = textsOf(html, 'time');
      expect(days).toHaveLength(NOTICES);
      for (const day of days) expect(day).toMatch(WRITTEN_DAYS[language]);
    }
});

test('[HOME-5] [HOME-6] [HOME-11] [HOME-12] [HOME-13] the home of each merchant speaks with its own voice', async ({
  request,
}) => {
  for (const [name, sign] of [
    ['maneki', '¥'],
    ['sampaguita', '₱'],
  ] as const) {
    const voice = seedWords.EN[name];
    const { html } = await readServed(request, '/m/home', { site: name });
    const headings = textsOf(html, 'h2');
    expect(headings).toContain(voice['banner.welcome'].title);
    const notices = partOf(html, 'section', `aria-label="${content.notices.label}"`);
    expect(Object.keys(linksOf(notices))).toHaveLength(NOTICES);
    expect(notices).toContain(voice['notice.opening'].title);
    expect(textsOf(html, 'dd')[0]).toContain(`${sign} `);
    expect(html).toContain(voice['hot.slots'].title);
    expect(textsOf(partOf(html, 'footer'), 'figcaption')[0]).toContain(voice['banner.film'].title);
  }
});

test('[HOME-5] [HOME-6] a site with nothing to say has no banners, says so, and opens an empty page', async ({
  request,
}) => {
  const asked = { site: 'quiet' } as const;
  const { html } = await readServed(request, '/m/home', asked);
  expect(partOf(html, 'div', `aria-label="${site.home.lobby.label}"`)).toContain(ALL);
  for (const { label } of [content.banners, { label: content.hot.title }])
    expect(html).not.toContain(`aria-label="${label}"`);
  expect(linksOf(html)).toHaveProperty([content.notices.none], '/m/notice');
  const notices = await readServed(request, '/m/notice', asked);
  expect(notices.text).toContain(content.notices.emptyTitle);
  expect(linksOf(notices.html)).toHaveProperty([content.notices.home], '/m/home');
});

test('[HOME-3] [APP-2] the way to the app stands on home alone', async ({ request }) => {
  const { install, menu } = shell.account;
  for (const [path, isThere] of [
    ['/m/slot-games', true],
    ['/m/game', false],
  ] as const) {
    const { html } = await readServed(request, path);
    const header = partOf(html, 'header');
    expect(header, path).toContain(`aria-label="${menu}"`);
    expect(Object.hasOwn(linksOf(header), install), path).toBe(isThere);
  }
});

test('every other name of home, and every unknown path, leads home', async ({ request }) => {
  const names = ['/', '/m', '/m/', '/m/index', '/m/index.html'];
  const unknown = ['/m/nowhere', '/m/nowhere/at/all?x=1', '/nowhere', '/m/gallery'];
  for (const path of [...names, ...unknown]) {
    const served = await readServed(request, path);
    expect(served, path).toMatchObject({ status: 200, path: '/m/home' });
    expect(textsOf(served.html, 'h1'), path).toEqual(['Maneki']);
  }
});

test('[SITE-1] a host that belongs to no white label shows the default one', async ({
  request,
}) => {
  const { port } = new URL(siteUrl('maneki'));
  const headers = { host: `nobody.localhost:${port}` };
  const reply = await request.get(`${siteUrl('maneki')}/m/home`, { headers });
  expect(textsOf(await reply.text(), 'h1')).toEqual(['Maneki']);
});
