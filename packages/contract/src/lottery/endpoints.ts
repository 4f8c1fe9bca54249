import type { Endpoints } from '../endpoint.ts';
import type { LotteryRefusal } from './refusals.ts';

/** Lotteries as everybody may see them. They are bet on in a game of the house, not here. */
export const lotteryEndpoints = {
  /** Every lottery that the merchant offers, and how it can be played. */
  listGames: {
    name: 'lottery.listGames',
    method: 'GET',
    path: '/lottery/games',
    module: 'COMM3',
    access: 'anyone',
    sharedReply: true,
    refusals: ['lottery.unreachable'],
  },
  /** The same in short, by family. */
  getMenu: {
    name: 'lottery.getMenu',
    method: 'GET',
    path: '/lottery/menu',
    module: 'COMM3',
    access: 'anyone',
    sharedReply: true,
    refusals: ['lottery.unreachable'],
  },
  /** What was drawn last in the lotteries of Vietnam. */
  listRecentVn: {
    name: 'lottery.listRecentVn',
    method: 'GET',
    path: '/lottery/vn/recent',
    module: 'COMM3',
    access: 'anyone',
    sharedReply: true,
    refusals: ['lottery.unreachable', 'lottery.game_unknown'],
  },
  /** The current issue of each lottery of Vietnam. It says what time it is, so no two answers are alike. */
  listVnNumeros: {
    name: 'lottery.listVnNumeros',
    method: 'GET',
    path: '/lottery/vn/numeros',
    module: 'COMM3',
    access: 'anyone',
    refusals: ['lottery.unreachable'],
  },
  /** The current issue of each lottery. */
  listNumeros: {
    name: 'lottery.listNumeros',
    method: 'GET',
    path: '/lottery/numeros',
    module: 'COMM3',
    access: 'anyone',
    refusals: ['lottery.unreachable'],
  },
  /** What one lottery drew, page by page, the latest first. */
  listHistory: {
    name: 'lottery.listHistory',
    method: 'GET',
    path: '/lottery/history',
    module: 'COMM3',
    access: 'anyone',
    sharedReply: true,
    refusals: ['lottery.unreachable', 'lottery.game_unknown'],
  },
} as const satisfies Endpoints<LotteryRefusal['code']>;
