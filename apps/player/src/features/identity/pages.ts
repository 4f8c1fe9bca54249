import { anything, form, type PageRows, plain } from '#platform/pages/page-row.ts';

const WORDS = ['identity', ...form.catalogues] as const;

export const identityPages = {
  forget: {
    ...form,
    path: 'forget',
    screen: 'features/identity/screens/forgot-screen.tsx',
    title: 'forget',
    catalogues: WORDS,
  },
  changePsw: {
    ...form,
    path: 'changePsw',
    screen: 'features/identity/screens/change-password-screen.tsx',
    title: 'changePsw',
    back: 'none',
    access: 'member',
    guestsGo: 'home',
    isBeforePasswordChange: true,
    isWhileExcluded: true,
    isShared: false,
    catalogues: WORDS,
  },
  trail: {
    ...plain,
    path: 'trail',
    screen: 'features/identity/screens/trial-screen.tsx',
    title: 'trail',
    query: { back: anything },
    catalogues: WORDS,
  },
  securityCenter: {
    ...plain,
    path: 'securityCenter',
    screen: 'features/identity/screens/security-screen.tsx',
    title: 'securityCenter',
    access: 'member',
    isShared: false,
    isIndexed: false,
    catalogues: [...WORDS, 'security', 'verification'],
  },
} as const satisfies PageRows;
