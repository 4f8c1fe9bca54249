import type { SiteRefusal } from '@maneki/contract/site/refusals';
import type { RefusalPhrases } from '../words.ts';

/** What the site says about itself: whether it is open, where it may be used, who runs it. */
export const site = {
  refusals: {
    under_maintenance: 'System upgrading, please try again later.',
    region_restricted: 'Sorry, this site is not available in your region.',
    feature_off:
      'Sorry, this account does not have permission or the feature is temporarily unavailable.',
    merchant_not_found: 'There is no such site.',
    flags_contradict: 'These switches cannot stand together: {flags}.',
    changed_meanwhile:
      '{operator} has saved this meanwhile. What you typed is still here: look at what stands now, then save again.',
    years_reversed: 'The first year is after the last one.',
    colour_invalid: '{colour} is no colour. Write it as #rrggbb.',
    contrast_low:
      'In the {theme} theme {ink} on {ground} has a contrast of {ratio}:1; {needed}:1 is needed to be read by everybody.',
    host_invalid: '{host} is no host name. Write it without https://, port or path.',
    host_taken: '{host} belongs to another merchant.',
    host_in_use: 'You are looking at {host} right now, so it cannot be removed.',
    main_domain_foreign: 'The main domain must be one of the hosts.',
    default_not_offered: 'What visitors begin with must be among what is offered.',
    link_invalid: '{link} is no address that begins with https://.',
    link_twice: '{link} is there twice.',
    image_host_invalid: '{host} is no https address of a host.',
    plan_reversed: 'The end must be after the beginning.',
    plan_over: 'This maintenance would be over already.',
    country_unknown: 'There is no such country.',
    licence_incomplete: 'A licence has a number and an authority: fill in both, or neither.',
    licence_needed: 'Real money needs a licence for this country.',
    markets_of_all:
      'A market concerns every site, so only operators who run all of them may change it.',
    demo_accounts_left:
      'Real money cannot be played for while demo accounts are open: {accounts}. Remove them with npm run demo:remove.',
    demo_keys_left:
      'Real money cannot be played for while keys of providers are active that operators of the demonstration collected: {keys}. Retire them with npm run demo:remove.',
    demo_gift_left:
      'Real money cannot be played for while new members are given money out of nothing.',
    database_embedded:
      'Real money cannot be played for on the embedded database, which has no second copy. Set DATABASE_URL to a PostgreSQL first.',
    outbox_left:
      'Real money cannot be played for while messages go to the development outbox. Set up a gateway first.',
    market_played_for_money:
      'Money was played for there, and members may have some. Close the market (BLOCKED) instead: in a demonstration nobody would see it.',
    policy_unchanged: 'It is like this already.',
  },
  meta: {
    home: {
      title: '{merchant}: provably fair slots and more',
      description:
        '{merchant} is a mobile gaming site with provably fair games, clear rules and limits that you set yourself. Play for fun with play money.',
    },
    page: {
      title: '{page} · {merchant}',
      description: '{page} at {merchant}.',
    },
    rng: {
      title: 'Online slots · {merchant}',
      description:
        'The slots of {merchant} by studio, each with its proven return beside it. Try any of them with play money.',
    },
    live: {
      title: 'Live casino · {merchant}',
      description:
        'The live tables of {merchant}: which are open, their rules and their limits. Play money only.',
    },
    fish: {
      title: 'Fishing games · {merchant}',
      description:
        'Fishing games at {merchant}: aim, shoot, and see what every fish is worth before you do. Play money only.',
    },
    sports: {
      title: 'Sports betting · {merchant}',
      description:
        'Sports at {merchant}: matches, odds and settled bets, all in one place. Play money only.',
    },
    help: {
      title: 'Help centre · {merchant}',
      description:
        'Answers about your account, wallet, games, fairness and limits at {merchant}, with the terms and the privacy policy.',
    },
    activity: {
      title: 'Promotions · {merchant}',
      description:
        'What {merchant} offers its members: bonuses and cashback, each with its conditions in plain words.',
    },
    notice: {
      title: 'Announcements · {merchant}',
      description: 'What is new at {merchant}: games, changes and advice, the latest first.',
    },
    pictureText: '{merchant}: the mark of the site before its night scene',
  },
  home: {
    title: 'Home',
    lobby: {
      label: 'Categories',
      list: 'All categories',
      close: 'Close the list',
      games: '{count, plural, one {{shown} game} other {{shown} games}}',
      more: 'All {count}',
      hot: 'Hot right now',
      studiosOf: 'Studios: {category}',
      studios: 'The studios',
      seeAll: 'See all {count}',
      favourites: 'Your favourites',
      recents: 'Recently played',
      favouritesMore: 'All',
      failed: 'The games did not load',
      failedText: 'This is on our side, or the network’s. Please try again.',
      empty: 'No game is open right now',
      emptyText: 'Please come back a little later.',
    },
    jackpot: {
      title: 'Jackpots',
      note: 'Fed by every paid spin and shown as they stand. Nothing is added for the eye.',
      play: 'Play now',
      pools: {
        GRAND: 'Grand',
        MINOR: 'Minor',
        MINI: 'Mini',
      },
    },
    winners: {
      title: 'Big wins',
      demo: 'Play money',
      empty: 'No big wins yet today',
      emptyText: 'This board shows real wins only. The next one may take a while.',
      failed: 'The board did not load.',
    },
    promisesTitle: 'What you can rely on',
    promises: {
      fair: {
        title: 'Provably fair',
        text: 'The seed of a round is sealed before you bet. Once it is opened, anyone can compute the outcome again.',
      },
      money: {
        title: 'Money that adds up',
        text: 'Every movement is booked twice and checked every minute. You see each one in your record.',
      },
      limits: {
        title: 'Your limits hold',
        text: 'A lower limit counts at once. A higher one waits a day, so that you can change your mind.',
      },
    },
    demo: {
      title: 'Demo mode',
      text: 'No real money is taken or paid on this site. Deposits and withdrawals are rehearsals.',
    },
  },
  restrict: {
    maintenanceTitle: 'We are upgrading',
    maintenanceText: 'System upgrading, please try again later.',
    maintenanceEnds: 'We expect to be back on {date}.',
    regionTitle: 'Not available in your region',
    regionText:
      'The rules of the place you are visiting from do not allow us to open this site to you.',
    address: 'Your address: {address}',
    country: 'Country: {country}',
    checkAgain: 'Check again',
    contact: 'Contact customer service',
  },
  serviceError: {
    title: 'Something went wrong on our side',
    text: 'We have been told and are looking into it. Nothing that you did is lost.',
    reference: 'Reference: {reference}',
    retry: 'Try again',
    home: 'Back to home',
  },
  offline: {
    title: 'You are offline',
    text: 'Your phone has no connection right now. This page comes back by itself when it has.',
    retry: 'Try again',
  },
  outerApp: {
    title: 'Open in your browser',
    text: 'This page is shown inside another app, where games and logins do not work well. Open it in your own browser instead.',
    stepMenu: 'Tap the menu of the app, usually three dots in a corner.',
    stepOpen: 'Choose “Open in browser”.',
    stepCopy: 'Or copy the address and paste it into your browser.',
    copy: 'Copy the address',
    stay: 'Continue here',
  },
  service: {
    title: 'Customer service',
    text: 'Choose how you would like to reach us.',
    CS: 'Live customer service',
    whatsapp: 'WhatsApp',
    none: 'Customer service has no open channel right now. Please try again later.',
  },
  footer: {
    helpTitle: 'Help and advice',
    helpStart: 'First steps',
    helpFair: 'How fairness works',
    helpSafe: 'Play responsibly',
    helpContact: 'Contact us',
    helpAll: 'Help centre',
    film: 'See what it is about',
    licence: 'Licence {number}, {authority}',
    noLicence: 'Demonstration only: no licence is recorded for real money.',
    copyright: '© {from}–{to} {holder}. All rights reserved.',
    age: '{age}+',
    ageText: 'For adults from {age} years. Play for fun, know your limits.',
    social: 'Follow us',
    legal: 'Legal',
    terms: 'Terms of service',
    agreement: 'User agreement',
  },
  /** How to put the site on a phone’s home screen. */
  wide: {
    title: 'Made for your phone',
    text: 'Scan to go on where you are.',
    code: 'QR code of this page',
  },
} as const satisfies { refusals: RefusalPhrases<SiteRefusal['code']> } & Record<string, unknown>;
