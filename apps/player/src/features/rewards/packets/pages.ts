import { type PageRows, plain } from '#platform/pages/page-row.ts';

export const packetPages = {
  redRain: {
    ...plain,
    path: 'redRain',
    screen: 'features/rewards/screens/red-rain-screen.tsx',
    title: 'redRain',
    access: 'cash',
    isShared: false,
    isIndexed: false,
    catalogues: ['packets', 'call'],
  },
} as const satisfies PageRows;
