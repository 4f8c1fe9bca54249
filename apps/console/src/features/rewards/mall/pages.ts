import { type ConsolePage, loadScreen } from '#platform/console-page.ts';

export const mallPages: readonly ConsolePage[] = [
  {
    name: 'goods',
    group: 'site',
    right: 'readRewards',
    Screen: loadScreen(() => import('../screens/goods-screen.tsx'), 'GoodsScreen'),
  },
  {
    name: 'mallOrders',
    group: 'members',
    right: 'readRewards',
    Screen: loadScreen(() => import('../screens/mall-orders-screen.tsx'), 'MallOrdersScreen'),
  },
];
