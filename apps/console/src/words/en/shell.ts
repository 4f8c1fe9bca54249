/** What the frame around every page says. */
export const shellEn = {
  name: 'Maneki console',
  nav: {
    groups: {
      members: 'Members',
      games: 'Games',
      site: 'Site',
      money: 'Money',
      system: 'System',
    },
    label: 'Pages',
    menu: 'Open the menu',
    merchant: 'Merchant',
    language: 'Language',
    theme: 'Dark or light',
    logOut: 'Log out',
    find: 'Find anything',
    nothingFound: 'Nothing fits.',
  },
  problem: {
    unreachable: 'The server did not answer. Try again in a moment.',
    again: 'Try again',
    close: 'Close',
    broken: 'Something on this page broke. Reload it.',
  },
} as const;
