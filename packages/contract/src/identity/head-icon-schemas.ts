import { z } from 'zod';
import type { SchemasFor } from '../schema.ts';
import { headIcon, nothing } from './fragments.ts';
import type { headIconEndpoints } from './head-icon-endpoints.ts';
import { HEAD_ICONS, HEAD_PICTURE_CHARACTERS_MAX } from './head-icons.ts';

const icon = z.enum(HEAD_ICONS);

export const headIconSchemas = {
  'identity.getHeadIcon': {
    request: nothing,
    response: z.object({ headIcon, offered: z.array(icon).describe('Drawn faces to choose from') }),
  },
  'identity.setHeadIcon': {
    request: z.union([
      z.strictObject({ icon: icon.nullable().describe('Null: the picture of the site') }),
      z.strictObject({
        data: z.base64().max(HEAD_PICTURE_CHARACTERS_MAX).describe('PNG or JPEG'),
      }),
    ]),
    response: z.object({ headIcon }),
  },
} as const satisfies SchemasFor<typeof headIconEndpoints>;
