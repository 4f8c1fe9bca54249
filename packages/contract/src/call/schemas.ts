import { z } from 'zod';
import type { SchemasFor } from '../schema.ts';
import type { callEndpoints } from './endpoints.ts';

export const callSchemas = {
  'call.openEncryption': {
    request: z.strictObject({}),
    response: z.object({
      keyId: z.string(),
      publicKey: z.string().describe('RSA-OAEP with SHA-256: SPKI, base64'),
      challenge: z.string().describe('Counts once, until expiresAt'),
      expiresAt: z.iso.datetime(),
      at: z.iso.datetime().describe("The server's time: a client's own clock may be wrong"),
    }),
  },
} as const satisfies SchemasFor<typeof callEndpoints>;
