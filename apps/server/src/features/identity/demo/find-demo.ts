import { listDemoOperators } from '#features/operators';
import type { Tx } from '#platform/database/database';
import { DEMO_ACCOUNTS } from './seed-demo.ts';
import * as store from './store.ts';

/** What of a demonstration must not stand beside real money. */
export type Demo = {
  /** Names of members and operators who come in by a password that everybody may know. */
  readonly accounts: readonly string[];
  readonly hasGift: boolean;
};

export async function findDemo(tx: Tx): Promise<Demo> {
  const members = await store.listDemoMembers(tx);
  const open = members.filter(isEntered).filter(({ disabled_at }) => !disabled_at);
  const names = new Set(open.sort(byRank).map(({ username }) => username));
  const accounts = [...names, ...(await listDemoOperators(tx))];
  return { accounts, hasGift: (await store.countGifts(tx)) > 0 };
}

/** Who plays in the demo, with which merchant. */
export async function listDemoMembers(
  tx: Tx,
): Promise<{ memberId: string; merchantCode: string }[]> {
  const members = await store.listDemoMembers(tx);
  return members
    .filter(isEntered)
    .sort(byRank)
    .map(({ id, merchant_code }) => ({ memberId: id, merchantCode: merchant_code }));
}

/** Everybody of a demonstration, also those who have no password. */
export async function listDemoTeam(
  tx: Tx,
): Promise<{ memberId: string; merchantCode: string; username: string }[]> {
  const members = await store.listDemoMembers(tx);
  return members.map(({ id, merchant_code, username }) => ({
    memberId: id,
    merchantCode: merchant_code,
    username,
  }));
}

/** Not one of those whom they invited, who have no password. */
const isEntered = ({ username }: { username: string }): boolean => rankOf(username) >= 0;

/** The upline before its downline, as they were sown. */
const byRank = (one: { username: string }, other: { username: string }): number =>
  rankOf(one.username) - rankOf(other.username);

const rankOf = (name: string): number =>
  DEMO_ACCOUNTS.findIndex(({ username }) => username === name);
