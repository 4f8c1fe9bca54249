import { alone, type PageRows, plain } from '#platform/pages/page-row.ts';

export const sitePages = {
  terms: {
    ...plain,
    path: 'terms',
    screen: 'features/site/screens/terms-screen.tsx',
    title: 'terms',
    isBeforePasswordChange: true,
    isWhileExcluded: true,
    catalogues: ['legal'],
  },
  agreement: {
    ...plain,
    path: 'agreement',
    screen: 'features/site/screens/agreement-screen.tsx',
    title: 'agreement',
    isBeforePasswordChange: true,
    isWhileExcluded: true,
    catalogues: ['legal'],
  },
  restrict: {
    ...alone,
    path: 'restrict',
    screen: 'features/site/screens/restrict-screen.tsx',
    title: 'restrict',
  },
  serviceError: {
    ...alone,
    path: 'serviceError',
    screen: 'features/site/screens/service-error-screen.tsx',
    title: 'serviceError',
  },
  offline: {
    ...alone,
    path: 'offline',
    screen: 'features/site/screens/offline-screen.tsx',
    title: 'offline',
    isShared: true,
  },
  outerApp: {
    ...alone,
    path: 'outerApp',
    screen: 'features/site/screens/outer-app-screen.tsx',
    title: 'outerApp',
    isShared: true,
    catalogues: ['record'],
  },
} as const satisfies PageRows;
