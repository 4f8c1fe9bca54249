import type { RoundWalletCall } from '@maneki/contract/round-wallet/schemas';
import { roundWalletRequests } from '@maneki/contract/round-wallet/schemas';
import {
  ROUND_WALLET_BODY_BYTES_MAX,
  ROUND_WALLET_PATH,
} from '@maneki/contract/round-wallet/signature';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type { ProviderDoor } from './provider-door.ts';
import { type DoorReply, writeUnsigned } from './write-reply.ts';

const CALLS = Object.keys(roundWalletRequests) as RoundWalletCall[];
const NOTHING = Buffer.alloc(0);

/**
 * Puts the calls of providers on the wire, apart from those of players: bodies are taken as bytes,
 * because their bytes are signed; no cookie, merchant or language has a say; nothing is compressed.
 */
export function registerProviderDoor(app: FastifyInstance, door: ProviderDoor): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: ROUND_WALLET_BODY_BYTES_MAX },
      (_, body, parsed) => parsed(null, body),
    );
    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      const isTheirs = (error.statusCode ?? 500) < 500;
      if (!isTheirs) request.log.error({ requestId: request.id, err: error }, 'the door failed');
      send(reply, isTheirs ? writeUnsigned('BAD_REQUEST', 'body') : writeUnsigned('TEMPORARY'));
    });
    for (const call of CALLS) {
      scope.route({
        method: 'POST',
        url: `${ROUND_WALLET_PATH}${call}`,
        config: { callName: `round-wallet.${call}` },
        compress: false,
        handler: async ({ headers, body }, reply) =>
          send(reply, await door({ call, headers, body: (body as Buffer | undefined) ?? NOTHING })),
      });
    }
  });
}

function send(reply: FastifyReply, { status, headers, body }: DoorReply): FastifyReply {
  return reply.code(status).headers(headers).send(body);
}
