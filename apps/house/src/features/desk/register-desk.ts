import {
  DESK_BODY_BYTES_MAX,
  type DeskCall,
  deskCalls,
  type HouseDesk,
} from '@maneki/contract/house/desk';
import { ROUND_WALLET_CODES, type RoundWalletCode } from '@maneki/contract/round-wallet/codes';
import type { ProviderKey } from '@maneki/contract/round-wallet/platform-wallet';
import { ROUND_WALLET_HEADERS, signReply } from '@maneki/contract/round-wallet/signature';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HouseServices } from '#platform/services';
import { type ArrivedCall, admitCall } from './admit-call.ts';

type DeskDoor = {
  readonly services: Pick<HouseServices, 'database' | 'clock' | 'log'>;
  readonly key: ProviderKey;
  readonly desk: HouseDesk;
};

/** Puts the desk on the wire, for a platform that is another process: every call signed, every answer too. */
export async function registerDesk(scope: FastifyInstance, door: DeskDoor): Promise<void> {
  await scope.register(async (signed) => {
    // What is signed are the bytes, whatever they mean.
    signed.removeAllContentTypeParsers();
    signed.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) =>
      done(null, body),
    );
    for (const call of Object.keys(deskCalls) as DeskCall[])
      signed.post(`/desk/${deskCalls[call].path}`, { bodyLimit: DESK_BODY_BYTES_MAX }, (...asked) =>
        answer(door, call, ...asked),
      );
  });
}

async function answer(
  door: DeskDoor,
  call: DeskCall,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  const { services, key } = door;
  const arrived = readCall(request);
  const admission = await admitCall(services, key, arrived);
  const refuse = (code: Exclude<RoundWalletCode, 'OK'>) => ({
    status: ROUND_WALLET_CODES[code].status,
    body: JSON.stringify({ status: code }),
  });
  if (!admission.isGenuine) {
    const { status, body } = refuse(admission.code);
    return reply.code(status).type('application/json').send(body);
  }
  const said =
    admission.code === 'OK'
      ? ((await run(door, call, arrived.body)) ?? refuse('BAD_REQUEST'))
      : refuse(admission.code);
  const time = String(services.clock.now().getTime());
  const { nonce, path } = arrived;
  const sign = signReply({ secret: key.secret, path, time, nonce, ...said });
  const { key: keyHeader, time: timeHeader, nonce: nonceHeader } = ROUND_WALLET_HEADERS;
  return reply
    .code(said.status)
    .headers({ [keyHeader]: key.id, [timeHeader]: time, [nonceHeader]: nonce })
    .header(ROUND_WALLET_HEADERS.sign, sign)
    .type('application/json')
    .send(said.body);
}

const readCall = ({ headers, url, body }: FastifyRequest): ArrivedCall => {
  // A header that was sent twice is joined, and then nothing matches it.
  const textOf = (name: keyof typeof ROUND_WALLET_HEADERS) =>
    String(headers[ROUND_WALLET_HEADERS[name]] ?? '');
  return {
    path: url,
    keyId: textOf('key'),
    time: textOf('time'),
    nonce: textOf('nonce'),
    sign: textOf('sign'),
    body: body instanceof Uint8Array ? body : new Uint8Array(),
  };
};

/** Undefined for what the call does not take. */
async function run(
  { desk, services }: DeskDoor,
  call: DeskCall,
  body: Uint8Array,
): Promise<{ status: number; body: string } | undefined> {
  const wish = deskCalls[call].request.safeParse(parseJson(body));
  if (!wish.success) return undefined;
  try {
    // The schema of a call and the call are of one table each, by the same name.
    const asked = desk[call] as (wish: unknown) => Promise<object>;
    return { status: 200, body: JSON.stringify(await asked(wish.data)) };
  } catch (error) {
    services.log.error({ err: error, call }, 'a call of the desk failed');
    const { status } = ROUND_WALLET_CODES.TEMPORARY;
    return { status, body: JSON.stringify({ status: 'TEMPORARY' }) };
  }
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString());
  } catch {
    return undefined;
  }
}
