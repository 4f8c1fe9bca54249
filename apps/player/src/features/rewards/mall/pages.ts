import { type PageRows, plain } from '#platform/pages/page-row.ts';

const own = {
  ...plain,
  access: 'cash',
  isShared: false,
  isIndexed: false,
  catalogues: ['mall', 'rewards', 'record', 'wallet', 'form', 'call'],
} as const;

export const mallPages = {
  mall: {
    ...own,
    path: 'mall/mallHome',
    screen: 'features/rewards/screens/mall-screen.tsx',
    title: 'mall',
  },
  mallOrders: {
    ...own,
    path: 'mall/orders',
    screen: 'features/rewards/screens/mall-orders-screen.tsx',
    title: 'mallOrders',
  },
  points: {
    ...own,
    path: 'mall/points',
    screen: 'features/rewards/screens/points-screen.tsx',
    title: 'points',
  },
} as const satisfies PageRows;
