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
  },
  meta: {
    home: {
      title: '{merchant}: slots, live tables, sports and more',
      description:
        '{merchant} is a mobile gaming site with provably fair games, clear rules and limits that you set yourself. Play for fun with play money.',
    },
    page: {
      title: '{page} · {merchant}',
      description: '{page} at {merchant}.',
    },
  },
  home: {
    title: 'Home',
    banners: 'What is new',
    welcome: {
      title: 'Welcome to {merchant}',
      text: 'Everything here runs on play money for now. Look around and have fun.',
    },
    fair: {
      title: 'Fair, and you can prove it',
      text: 'Each outcome is sealed before you bet and opened afterwards.',
    },
    safe: {
      title: 'Play at your own pace',
      text: 'Set limits, take a break, come back when you like.',
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
    copied: 'Copied',
  },
  service: {
    title: 'Customer service',
    text: 'Choose how you would like to reach us.',
    CS: 'Live customer service',
    whatsapp: 'WhatsApp',
    none: 'Customer service has no open channel right now. Please try again later.',
  },
  footer: {
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
  wide: {
    title: 'Made for your phone',
    text: 'Scan to go on where you are.',
    code: 'QR code of this page',
  },
} as const satisfies { refusals: RefusalPhrases<SiteRefusal['code']> } & Record<string, unknown>;
