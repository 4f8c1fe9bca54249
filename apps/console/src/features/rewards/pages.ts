import { type ConsolePage, loadScreen } from '#platform/console-page.ts';
import { mallPages } from './mall/pages.ts';

/** A page is a row: its address and words' name, its group, its right, and a screen that is loaded. */
export const rewardsPages: readonly ConsolePage[] = [
  {
    name: 'promotions',
    group: 'site',
    right: 'readRewards',
    Screen: loadScreen(() => import('./screens/promotions-screen.tsx'), 'PromotionsScreen'),
  },
  {
    name: 'vip',
    group: 'site',
    right: 'readRewards',
    Screen: loadScreen(() => import('./screens/vip-screen.tsx'), 'VipScreen'),
  },
  {
    name: 'missions',
    group: 'members',
    right: 'readRewards',
    Screen: loadScreen(() => import('./screens/missions-screen.tsx'), 'MissionsScreen'),
  },
  {
    name: 'referrals',
    group: 'members',
    right: 'readRewards',
    Screen: loadScreen(() => import('./screens/referrals-screen.tsx'), 'ReferralsScreen'),
  },
  ...mallPages,
];
