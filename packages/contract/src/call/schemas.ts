import { z } from 'zod';
import type { SchemasFor } from '../schema.ts';
import type { callEndpoints } from './endpoints.ts';
import { PROOF_BITS_MAX, PROOF_PURPOSES } from './proof.ts';

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
  'call.openProof': {
    request: z.strictObject({ purpose: z.enum(PROOF_PURPOSES) }),
    response: z.object({
      challenge: z.string().describe('Counts once, for this purpose and site, until expiresAt'),
      bits: z
        .int()
        .min(1)
        .max(PROOF_BITS_MAX)
        .describe('Zero bits that the SHA-256 of each of the eight parts begins with'),
      expiresAt: z.iso.datetime(),
      at: z.iso.datetime().describe("The server's time: a client's own clock may be wrong"),
    }),
  },
} as const satisfies SchemasFor<typeof callEndpoints>;
