import { depositEndpoints } from '@maneki/contract/cashier/deposit-endpoints';
import { withdrawalEndpoints } from '@maneki/contract/cashier/withdrawal-endpoints';
import { LANGUAGES } from '@maneki/contract/language';
import { promotionEndpoints } from '@maneki/contract/rewards/promotion-endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawId } from '#platform/secrets/secrets';
import { openCashier, type Payer, type TestCashier } from '../testing/open-cashier.ts';

let cashier: TestCashier;
beforeAll(async () => {
  cashier = await openCashier();
});
afterAll(() => cashier.server.dispose());

const DOUBLED = 1_000_000;

async function open({ cookie, channel }: Payer, promotionId: string) {
  const { id: channelId } = await channel('QR');
  const headers = { 'idempotency-key': drawId(cashier.server.clock.now()) };
  const wish = { channelId, amount: '3000', promotionId };
  return cashier.server.send(depositEndpoints.openDeposit, wish, { cookie, headers });
}

test('[PROMO-1] [CASH-2] a bonus that was chosen is credited with its deposit, and given up on request', async () => {
  const { server } = cashier;
  const payer = await cashier.payer();
  const { cookie } = payer;
  const offered = await server.send(promotionEndpoints.listDepositOffers, {}, { cookie });
  const offer = offered.body.value.offers.find(
    ({ ratePpm }: { ratePpm: number }) => ratePpm === DOUBLED,
  );
  const before = await payer.balance();
  const order = (await open(payer, offer.id)).body.value;
  await cashier.tellPaid(order, 3_000);
  const credited = Number((await payer.order(order.orderNo)).credited);
  expect(await payer.balance()).toBe(before + 2 * credited);
  const again = await open(payer, offer.id);
  expect(again.body).toMatchObject({ code: 'rewards.promotion_other_deposit', detail: { nth: 1 } });

  const { rollovers } = (await server.send(withdrawalEndpoints.listRollovers, {}, { cookie })).body
    .value;
  const { id: rolloverId } = rollovers.find(({ source }: { source: string }) => source === 'BONUS');
  const asked = await server.send(promotionEndpoints.previewGiveUp, { rolloverId }, { cookie });
  expect(asked.body.value).toMatchObject({ bonus: `${credited}`, win: '0', deduct: `${credited}` });
  const headers = { 'idempotency-key': drawId(server.clock.now()) };
  const wish = { rolloverId, deduct: `${credited}` };
  const ended = await server.send(promotionEndpoints.giveUpBonus, wish, { cookie, headers });
  expect(ended.status).toBe(200);
  expect(await payer.balance()).toBe(before + credited);
  await cashier.expectSoundBooks();
});

test('[PROMO-1] [SITE-10] guests read every promotion of the demonstration, in every language', async () => {
  const { server } = cashier;
  for (const language of LANGUAGES) {
    const headers = { language };
    const listed = await server.send(promotionEndpoints.listPromotions, {}, { headers });
    expect(listed.body.value.promotions).toHaveLength(9);
    for (const { id, title } of listed.body.value.promotions) {
      const { body } = await server.send(promotionEndpoints.getPromotion, { id }, { headers });
      expect(body.value).toMatchObject({ id, title });
    }
  }
});
