import { crc32 } from 'node:zlib';
import { depositConsoleEndpoints } from '@maneki/contract/cashier/deposit-console-endpoints';
import { depositEndpoints } from '@maneki/contract/cashier/deposit-endpoints';
import { MINUTE_MS } from '@maneki/kernel/clock';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { enterOperator } from '#testing/enter-operator';
import { openCashier, type Payer, type TestCashier } from '../testing/open-cashier.ts';

const { addReceipt, getReceipt, submitDeposit } = depositEndpoints;

let cashier: TestCashier;
beforeAll(async () => {
  cashier = await openCashier();
});
beforeEach(() => cashier.server.clock.advance(MINUTE_MS));
afterAll(() => cashier.server.dispose());

const draw = (background: string, size = 60) =>
  sharp({ create: { width: size, height: size, channels: 3, background } });

/** A few bytes whose head says that they unpack into a picture of that size. */
async function claim(size: number): Promise<Buffer> {
  const png = await draw('black').png().toBuffer();
  const [head, end] = [12, 29];
  png.writeUInt32BE(size, head + 4);
  png.writeUInt32BE(size, head + 8);
  png.writeUInt32BE(crc32(png.subarray(head, end)), end);
  return png;
}

const add = ({ cookie }: Pick<Payer, 'cookie'>, orderNo: string, bytes: Buffer) =>
  cashier.server.send(addReceipt, { orderNo, data: bytes.toString('base64') }, { cookie });

const submit = ({ cookie }: Payer, orderNo: string, receipts: string[] = []) =>
  cashier.server.send(submitDeposit, { orderNo, receipts }, { cookie });

test('[CASH-2] [HELP-4] a transfer is submitted with its receipts, and cannot be taken back from then on', async () => {
  const payer = await cashier.payer();
  const { orderNo, instructions, maySubmit } = await payer.opened('BANK_TRANSFER', '10000');
  expect(maySubmit).toBe(true);
  expect(instructions).toMatchObject({ bankName: 'Sandbox Bank', accountName: 'Maneki (demo)' });
  expect((await submit(payer, orderNo)).body.code).toBe('cashier.receipt_needed');
  const taken = await draw('#123456')
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '35/1 41/1 0/1' }, IFD0: { Copyright: 'somebody' } })
    .toBuffer();
  const { id } = (await add(payer, orderNo, taken)).body.value;
  // The same picture again is the one that is there.
  expect((await add(payer, orderNo, taken)).body.value.id).toBe(id);
  const dropped = (await add(payer, orderNo, await draw('red').png().toBuffer())).body.value.id;
  await add(payer, orderNo, await draw('lime').png().toBuffer());
  expect((await add(payer, orderNo, await draw('blue').png().toBuffer())).body).toMatchObject({
    code: 'cashier.receipts_too_many',
    detail: { most: 3 },
  });

  const { cookie } = payer;
  const { data } = (await cashier.server.send(getReceipt, { orderNo, id }, { cookie })).body.value;
  const kept = Buffer.from(data, 'base64');
  expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 60 });
  expect((await sharp(kept).metadata()).exif).toBeUndefined();
  expect(kept.includes('somebody')).toBe(false);

  const strange = '01890000-0000-7000-8000-000000000000';
  expect((await submit(payer, orderNo, [strange])).body.code).toBe('cashier.receipt_unknown');
  expect((await submit(payer, orderNo, [id])).body.value).toMatchObject({
    state: 'SUBMITTED',
    receipts: [id],
    mayCancel: false,
    maySubmit: false,
  });
  expect((await submit(payer, orderNo, [id])).status).toBe(200);
  const gone = await cashier.server.send(getReceipt, { orderNo, id: dropped }, { cookie });
  expect(gone.body.code).toBe('cashier.receipt_unknown');
  expect((await add(payer, orderNo, taken)).body.code).toBe('cashier.deposit_moved_on');
  const cancelled = await cashier.server.send(
    depositEndpoints.cancelDeposit,
    { orderNo },
    { cookie },
  );
  expect(cancelled.body.code).toBe('cashier.deposit_moved_on');

  const reviewer = await enterOperator(cashier.server, { name: 'reviewer', role: 'finance' });
  const { readReceipt } = depositConsoleEndpoints;
  const seen = await cashier.server.send(readReceipt, { orderNo, id }, reviewer);
  expect(seen.body.value.data).toBe(data);
  const elsewhere = { headers: { ...reviewer.headers, merchant: 'sampaguita' } };
  const foreign = await cashier.server.send(readReceipt, { orderNo, id }, elsewhere);
  expect(foreign.body.code).toBe('cashier.receipt_unknown');
});

test('[HELP-4] what is no PNG or JPEG, too large or a bomb is refused in words', async () => {
  const payer = await cashier.payer();
  const { orderNo } = await payer.opened('BANK_TRANSFER', '10000');
  const code = async (bytes: Buffer) => (await add(payer, orderNo, bytes)).body.code;
  expect(await code(Buffer.from('<svg onload="alert(1)"/>'))).toBe('cashier.receipt_unreadable');
  expect(await code(await draw('red').webp().toBuffer())).toBe('cashier.receipt_unreadable');
  expect(await code(Buffer.alloc(5_000_001))).toBe('cashier.receipt_too_large');
  const bomb = await claim(8_000);
  expect(bomb.length).toBeLessThan(1_000);
  expect((await add(payer, orderNo, bomb)).body).toMatchObject({
    code: 'cashier.receipt_too_wide',
    detail: { pixels: 8_192 },
  });
});

test('[HELP-4] a picture of five megabytes is taken', async () => {
  const payer = await cashier.payer();
  const { orderNo } = await payer.opened('BANK_TRANSFER', '10000');
  const png = await draw('red').png().toBuffer();
  // What follows after its end is no part of a picture.
  const large = Buffer.concat([png, Buffer.alloc(5_000_000 - png.length)]);
  expect((await add(payer, orderNo, large)).status).toBe(200);
});

test('[HELP-4] receipts are their order’s: neither others nor automatic orders take any', async () => {
  const [payer, other] = [await cashier.payer(), await cashier.payer()];
  const { orderNo } = await payer.opened('BANK_TRANSFER', '10000');
  const png = await draw('red').png().toBuffer();
  expect((await add(other, orderNo, png)).body.code).toBe('cashier.deposit_unknown');
  const automatic = await payer.opened('QR', '3000');
  expect((await add(payer, automatic.orderNo, png)).body.code).toBe('cashier.deposit_moved_on');
  expect((await submit(payer, automatic.orderNo)).body.code).toBe('cashier.deposit_automatic');
});
