import type { promotionConsoleEndpoints } from '@maneki/contract/rewards/promotion-console-endpoints';
import { done, refused } from '@maneki/kernel/outcome';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Handlers } from '#platform/calls/handlers';
import type { Database } from '#platform/database/database';
import type { GiveServices } from './claims/give.ts';
import { approveClaim, rejectClaim, reverseClaim } from './desk/decide-claim.ts';
import { listClaims, listComments, readClaim, readClaimImage } from './desk/read-desk.ts';
import { addPromotion, movePromotion, savePromotion, saveRule } from './desk/save-promotion.ts';
import { simulate } from './desk/simulate.ts';
import { describeRow, writeFrame } from './desk/write-frame.ts';
import { setCommentState } from './promotions/comments/store.ts';
import { findPromotion, listPromotions } from './promotions/store.ts';

/** Translates between the wire and what operators do about promotions. Decides nothing. */
export function promotionConsoleHandlers(
  services: GiveServices & { readonly database: Database },
): Handlers<typeof promotionConsoleEndpoints> {
  const { database } = services;
  const find = (call: OperatorCall, id: string) =>
    database.statement((tx) => findPromotion(tx, { id, merchantCode: call.merchantCode }));
  const unknown = () => refused({ code: 'rewards.promotion_unknown', detail: {} } as const);
  return {
    async searchPromotions({ merchantCode, language }, { status, type, size, cursor }) {
      const all = await database.statement((tx) =>
        listPromotions(tx, { merchantCode, status, type }),
      );
      const from = cursor === undefined ? 0 : all.findIndex(({ id }) => id === cursor) + 1;
      const shown = all.slice(from, from + size);
      const rows = shown.map((promotion) => describeRow(promotion, promotion.titles[language]));
      return done({ rows, next: all.length > from + size ? shown.at(-1)!.id : null });
    },
    async readPromotion(call, { id }) {
      const promotion = await find(call, id);
      if (!promotion) return unknown();
      return done({
        ...describeRow(promotion, promotion.titles[call.language]),
        frame: writeFrame(promotion),
        rule: { ...promotion.rule },
      });
    },
    addPromotion: (call, wish, tx) => addPromotion(tx, call, wish),
    savePromotion: (call, wish, tx) => savePromotion(tx, call, wish),
    saveDepositRule: (call, { id, ...rule }, tx) =>
      saveRule(tx, call, { id, type: 'DEPOSIT_BONUS', rule }),
    saveReloadRule: (call, { id, ...rule }, tx) => saveRule(tx, call, { id, type: 'RELOAD', rule }),
    saveLossRule: (call, { id, ...rule }, tx) =>
      saveRule(tx, call, { id, type: 'LOSS_REBATE', rule }),
    saveRegistrationRule: (call, { id, ...rule }, tx) =>
      saveRule(tx, call, { id, type: 'REG_BONUS', rule }),
    savePacketRule: (call, { id, ...rule }, tx) =>
      saveRule(tx, call, { id, type: 'RED_PACKET', rule }),
    saveCustomRule: (call, { id, ...rule }, tx) => saveRule(tx, call, { id, type: 'CUSTOM', rule }),
    movePromotion: (call, wish, tx) => movePromotion(tx, call, wish),
    async simulatePromotion(call, { id, ...assumed }) {
      const promotion = await find(call, id);
      return promotion ? done(simulate(promotion, assumed)) : unknown();
    },
    searchClaims: async (call, asked) => done(await listClaims(database, call, asked)),
    readClaim: (call, asked) => readClaim(database, call, asked),
    readClaimImage: (call, asked) => readClaimImage(database, call, asked),
    approveClaim: (call, wish, tx) => approveClaim(tx, services, call, wish),
    rejectClaim: (call, wish, tx) => rejectClaim(tx, call, wish),
    reverseClaim: (call, wish, tx) => reverseClaim(tx, services, call, wish),
    searchComments: async (call, asked) => done(await listComments(database, call, asked)),
    async decideComment({ merchantCode, operator }, { id, state }, tx) {
      const before = await setCommentState(tx, { id, merchantCode, state, by: operator.name });
      if (!before) return refused({ code: 'rewards.comment_unknown', detail: {} });
      return acted({}, { subject: `comment ${id}`, before: { state: before }, after: { state } });
    },
  };
}
