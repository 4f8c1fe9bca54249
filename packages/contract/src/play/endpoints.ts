import type { Endpoints } from '../endpoint.ts';
import type { PlayCode } from './refusals.ts';

/** Playing: starting a game, what was bet, and money that a vendor holds. */
export const playEndpoints = {
  launchGame: {
    name: 'play.launchGame',
    method: 'GET',
    path: '/play/launch',
    module: 'COMM3',
    access: 'session',
    changesByGet: true,
    refusals: [
      'play.free_play_unsupported',
      'play.game_off',
      'play.game_unknown',
      'wallet.account_blocked',
      'wallet.account_closed',
    ],
  },
  listTickets: {
    name: 'play.listTickets',
    method: 'GET',
    path: '/play/tickets',
    module: 'COMM3',
    access: 'session',
    whileExcluded: true,
    refusals: ['wallet.period_invalid', 'wallet.cursor_invalid'],
  },
  sumTickets: {
    name: 'play.sumTickets',
    method: 'GET',
    path: '/play/tickets/sum',
    module: 'COMM3',
    access: 'session',
    whileExcluded: true,
    refusals: ['wallet.period_invalid'],
  },
  getTicket: {
    name: 'play.getTicket',
    method: 'GET',
    path: '/play/ticket',
    module: 'COMM3',
    access: 'session',
    whileExcluded: true,
    refusals: ['play.ticket_not_found'],
  },
  /** What the caller paid in and out, staked, won and how long they were here, by days, weeks or months. */
  readActivity: {
    name: 'play.readActivity',
    method: 'GET',
    path: '/play/activity',
    module: 'COMM3',
    access: 'member',
    whileExcluded: true,
    refusals: [],
  },
  /** What playing came to, by business day and by category. */
  readProfit: {
    name: 'play.readProfit',
    method: 'GET',
    path: '/play/profit',
    module: 'COMM3',
    access: 'session',
    refusals: ['wallet.period_invalid'],
  },
  /** Vendors and games that the caller has ever bet at: what the record can be narrowed to. */
  listPlayed: {
    name: 'play.listPlayed',
    method: 'GET',
    path: '/play/played',
    module: 'COMM3',
    access: 'session',
    whileExcluded: true,
    refusals: [],
  },
  /** Large wins of others, the latest first. */
  listWinners: {
    name: 'play.listWinners',
    method: 'GET',
    path: '/play/winners',
    module: 'COMM3',
    access: 'anyone',
    sharedReply: true,
    refusals: [],
  },
  /** What the merchant's jackpots hold now. */
  listJackpots: {
    name: 'play.listJackpots',
    method: 'GET',
    path: '/play/jackpots',
    module: 'COMM3',
    access: 'anyone',
    sharedReply: true,
    refusals: [],
  },
  /** What goes on at the tables that many share; those of a house that does not answer are missing. */
  listLiveTables: {
    name: 'play.listLiveTables',
    method: 'GET',
    path: '/play/tables',
    module: 'COMM3',
    access: 'anyone',
    refusals: [],
  },
  /** The wallets of vendors that hold money themselves, and the latest transfers. */
  listVendorWallets: {
    name: 'play.listVendorWallets',
    method: 'GET',
    path: '/play/vendor-wallets',
    module: 'FUNDTRANS3',
    access: 'cash',
    whileExcluded: true,
    refusals: [],
  },
  transferFunds: {
    name: 'play.transferFunds',
    method: 'POST',
    path: '/play/fund-transfers',
    module: 'FUNDTRANS3',
    access: 'cash',
    movesMoney: true,
    refusals: [
      'play.vendor_unknown',
      'play.transfer_under_way',
      'play.transfer_amount_invalid',
      'play.vendor_refused',
      'wallet.insufficient_funds',
      'wallet.account_blocked',
      'wallet.account_closed',
      'wallet.key_reused',
    ],
  },
  /** Brings everything that vendors hold back to MAIN. */
  recallFunds: {
    name: 'play.recallFunds',
    method: 'POST',
    path: '/play/fund-transfers/recall',
    module: 'FUNDTRANS3',
    access: 'cash',
    whileExcluded: true,
    movesMoney: true,
    refusals: ['play.transfer_under_way'],
  },
  setAutoTransfer: {
    name: 'play.setAutoTransfer',
    method: 'PUT',
    path: '/play/auto-transfer',
    module: 'FUNDTRANS3',
    access: 'cash',
    refusals: [],
  },
} as const satisfies Endpoints<PlayCode>;
