import { type PaymentCallback, paymentCallbacks } from '@maneki/contract/payments/schemas';
import { PAYMENT_BODY_BYTES_MAX, PAYMENT_PATH } from '@maneki/contract/payments/signature';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { type DoorReply, type PaymentDoor, writeUnsigned } from './payment-door.ts';

const CALLBACKS = Object.keys(paymentCallbacks) as PaymentCallback[];
const NOTHING = Buffer.alloc(0);

/**
 * Puts the callbacks of payment providers on the wire, apart from the calls of players: bodies are taken as
 * bytes, because their bytes are signed; no cookie, merchant or language has a say.
 */
export function registerPaymentDoor(app: FastifyInstance, door: PaymentDoor): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: PAYMENT_BODY_BYTES_MAX },
      (_, body, parsed) => parsed(null, body),
    );
    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      const isTheirs = (error.statusCode ?? 500) < 500;
      if (!isTheirs) request.log.error({ requestId: request.id, err: error }, 'the door failed');
      const code = isTheirs ? 'BAD_REQUEST' : 'TEMPORARY';
      send(reply, writeUnsigned({ code, ...(isTheirs ? { field: 'body' } : {}) }));
    });
    for (const callback of CALLBACKS) {
      scope.route({
        method: 'POST',
        url: `${PAYMENT_PATH}${callback}`,
        config: { callName: `payments.${callback}` },
        compress: false,
        handler: async ({ headers, body }, reply) =>
          send(
            reply,
            await door({ callback, headers, body: (body as Buffer | undefined) ?? NOTHING }),
          ),
      });
    }
  });
}

const send = (reply: FastifyReply, { status, headers, body }: DoorReply): FastifyReply =>
  reply.code(status).headers(headers).send(body);
