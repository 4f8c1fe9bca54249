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
  list: {
    search: 'Search',
    clear: 'Clear',
    columns: 'Columns',
    export: 'Export CSV',
    first: 'First page',
    next: 'Next page',
    details: 'Details of {key}',
  },
  form: {
    missing: 'Fill this in.',
    short: 'This is too short.',
    unfit: 'This does not fit. Look at it again.',
    unreachable: 'The server did not answer. What you typed is still here; try again.',
    cancel: 'Cancel',
  },
  problem: {
    unreachable: 'The server did not answer. Try again in a moment.',
    again: 'Try again',
    close: 'Close',
    broken: 'Something on this page broke. Reload it.',
  },
} as const;
