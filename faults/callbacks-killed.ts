import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PAYMENT_HEADERS, paymentSignatures } from '@maneki/contract/payments/signature';
import type { Database } from '@maneki/server/platform/database/database';
import { sql } from 'kysely';
import { gatewayOf, openOrders, orderNoOf, writeProviders } from '../bench/cashier-members.ts';
import { signCallback } from '../bench/sign-callback.ts';
import type { DurableServer } from '../tooling/postgres/open-durable-server.ts';
import { OPENING, openBooks } from './cashier-books.ts';
import { checkLedger } from './check-bets.ts';
import type { FaultReport, FaultRun } from './fault.ts';
import { openProduct, type Product } from './product.ts';

const KILLS = { long: 20, short: 1 };
const ORDERS_PER_LIFE = 150;
/** What every order of the load is paid with. */
const PAID = 10_000_000n;
const LINES = 12;
const RETRY_MS = 250;
const TIMEOUT_MS = 10_000;
const RUN = 1;

/** The product dies while gateways tell it of payments, which they tell again until they are answered. */
export async function killCallbacks(run: FaultRun, server: DurableServer): Promise<FaultReport> {
  const kills = run.isShort ? KILLS.short : KILLS.long;
  const orders = (kills + 1) * ORDERS_PER_LIFE;
  const { url, database } = await openBooks(run, server, { name: 'callbacks', members: orders });
  await openOrders(database, { run: RUN, count: orders, now: new Date() });
  const dataDir = await mkdtemp(join(tmpdir(), 'maneki-faults-'));
  run.endLater(() => rm(dataDir, { recursive: true, force: true }));
  const product = await openProduct(run, { dataDir, databaseUrl: url });
  const start = () => product.start({ ROLE: 'web', PAYMENT_PROVIDERS: writeProviders() });
  await start();
  const told = tellAll(product, orders);
  for (let kill = 1; kill <= kills; kill += 1) {
    // In the middle of a crowd of callbacks, some of which were answered and some credited only.
    while (told.heard.length < kill * ORDERS_PER_LIFE) await wait(1);
    await product.kill();
    await start();
    run.tell(`callbacks, kill ${kill} of ${kills}`);
  }
  await told.done;
  const again = await tell(product, 0);
  await product.stop();
  const wrong = [
    ...told.heard.filter((code) => code !== 'OK' && code !== 'DUPLICATE').slice(0, 5),
    ...(again === 'DUPLICATE' ? [] : [`a payment that was told again was answered ${again}`]),
    ...(await findMiscredited(database, orders)),
    ...(await checkLedger(database)),
  ];
  const late = told.heard.filter((code) => code === 'DUPLICATE').length;
  const did =
    `${kills} kills while ${orders} payments were told, ${told.unheard()} times without an answer; ` +
    `${late} had been credited by whoever died`;
  return { did, wrong };
}

/** Every payment on so many lines, each told until somebody answers. */
function tellAll(product: Product, orders: number) {
  const heard: string[] = [];
  let next = 0;
  let unheard = 0;
  const line = async () => {
    while (next < orders) {
      const place = next;
      next += 1;
      let code = await tell(product, place);
      while (code === undefined) {
        unheard += 1;
        await wait(RETRY_MS);
        code = await tell(product, place);
      }
      heard.push(code);
    }
  };
  const done = Promise.all(Array.from({ length: LINES }, line));
  return { heard, done, unheard: () => unheard };
}

/** What the platform says to a payment, signed and for good; undefined where it says nothing of the kind. */
async function tell({ port }: Product, place: number): Promise<string | undefined> {
  const gateway = gatewayOf(place);
  const { path, headers, body, nonce } = signCallback(gateway, orderNoOf(RUN, place));
  try {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
      ...{ method: 'POST', headers, body },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await reply.text();
    const time = reply.headers.get(PAYMENT_HEADERS.time) ?? '';
    const signed = { path, time, nonce, status: reply.status, body: text };
    const sign = reply.headers.get(PAYMENT_HEADERS.sign) ?? '';
    if (!paymentSignatures.verifyReply({ secret: gateway.keySecret, ...signed }, sign))
      return undefined;
    const { status, final } = JSON.parse(text) as { status: string; final: boolean };
    return final ? status : undefined;
  } catch {
    return undefined;
  }
}

async function findMiscredited(database: Database, orders: number): Promise<string[]> {
  const { rows } = await database.statement((tx) =>
    sql<{ open: bigint; credits: bigint; payments: bigint; off: bigint }>`
      select (select count(*) from cashier_deposits where state <> 'SUCCESS') as open,
             (select count(*) from wallet_transfers
               where source = 'deposits' and kind = 'DEPOSIT' and outcome = 'DONE') as credits,
             (select count(*) from cashier_payments where state = 'CREDITED') as payments,
             (select count(*) from wallet_accounts as a
               join cashier_deposits as d on d.member_id = a.member_id and d.wallet = a.code
               where a.available <> ${OPENING + PAID}::bigint) as off`.execute(tx),
  );
  const { open, credits, payments, off } = rows[0]!;
  return [
    ...(open > 0n ? [`${open} orders were paid and not credited`] : []),
    ...(credits === BigInt(orders) ? [] : [`${credits} credits for ${orders} payments`]),
    ...(payments === BigInt(orders) ? [] : [`${payments} payments are CREDITED, of ${orders}`]),
    ...(off > 0n ? [`${off} accounts have another balance than was paid in`] : []),
  ];
}
