import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints, schemas } from './contract.ts';
import type { Endpoint } from './endpoint.ts';
import type { CallSchemas } from './schema.ts';

const schemasOf = (name: string) => (schemas as Record<string, CallSchemas>)[name]!;

/** The names of all fields of a schema, however deep. */
function fieldsOf(schema: z.ZodType): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { properties } = node as { properties?: object };
    for (const name of Object.keys(properties ?? {})) found.add(name);
    for (const part of Object.values(node)) visit(part);
  };
  visit(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return found;
}

/** What clients read of a reply; of two names of one thing the first. */
const REPLIES = {
  'identity.login': 'token userName type firstTimeLogin',
  'identity.getMember':
    'id account nickname type clubLabel labelName memberLabel token merchantCode userName',
  'identity.startTestPlay': 'token userName customerType',
  'identity.getCaptcha': 'value',
  'identity.sendCode': 'expirationTime',
  'wallet.getWallet': 'currencySymbol sumBalance',
  'catalog.listGames':
    'games pageNum totalPages gameId nodeId nodeName roomId vassalage gameType gameClassify minBet supportPlay gameCode isGameH5 freeplay lottoMode iconUrl displayName',
  'catalog.listVendors': 'vassalage displayName mobileLargeIcon mobileSmallIcon gameCategory',
  'catalog.getLobby': 'gameCategory vendorNames accountTypeName vassalage',
  'catalog.listFavourites': 'content pageNum totalPages',
  'catalog.listRecents': 'list totalPages',
  'catalog.listHotGames': 'list',
  'content.listAnnouncements': 'announcementId title read groupName url linkage',
  'content.getHelp': 'title content',
  'play.listWinners': 'list vo customerName gameName winAmount',
  'agents.getDailySalaryRequest': 'dailysalreqtype',
  'agents.getDividendRequest': 'divtypecompperiodreq',
  'agents.getHourlySalaryRequest': 'contracthoursalreq',
  'agents.getTeamKpi':
    'footer teamLoginMemberCount teamBetMemberCount teamRegisterMemberCount teamOnlineCount',
  'site.getStatus':
    'info customerService domainRoute mobileTemplate paths register resources whitelabel mainDomain imageCDNs location ip countryCode maintenance regionRestriction resourceType url type title path',
} as const;

test.each(Object.entries(REPLIES))('[CALL-4] %s answers %s', (name, fields) => {
  const found = fieldsOf(schemasOf(name).response);
  expect(fields.split(' ').filter((field) => !found.has(field))).toEqual([]);
});

/** What clients send, likewise. */
const PAYLOADS = {
  'identity.changePassword': 'oldPassword newPassword confirmNewPassword',
  'messages.sendFeedback': 'content sender type captcha',
} as const;

test.each(Object.entries(PAYLOADS))('[CALL-4] %s takes %s', (name, fields) => {
  const found = fieldsOf(schemasOf(name).request);
  expect(fields.split(' ').filter((field) => !found.has(field))).toEqual([]);
});

const all = new Set(
  Object.values(endpoints).flatMap((table) =>
    Object.values<Endpoint>(table).map(({ name }) => name),
  ),
);

/** The related calls of the specification, as far as their features stand. */
const RELATED = {
  orders: 'cashier.listDeposits cashier.getDeposit cashier.listWithdrawals cashier.getWithdrawal',
  transfers: 'play.listVendorWallets play.transferFunds play.recallFunds wallet.listTransfers',
  withdraw: 'cashier.getWithdrawalTerms cashier.requestWithdrawal cashier.cancelWithdrawal',
  channels: 'cashier.listChannels cashier.openDeposit cashier.submitDeposit',
  security:
    'identity.setPaymentPassword identity.bindMobile identity.bindEmail identity.listSessions',
} as const;

test.each(Object.entries(RELATED))('[CALL-3] the calls about %s exist', (_, names) => {
  expect(names.split(' ').filter((name) => !all.has(name as Endpoint['name']))).toEqual([]);
});
