import type { Endpoints } from '../endpoint.ts';
import { HEAD_PICTURE_BODY_BYTES_MAX } from './head-icons.ts';
import type { IdentityCode } from './refusals.ts';

/** The picture that a member goes by. */
export const headIconEndpoints = {
  getHeadIcon: {
    name: 'identity.getHeadIcon',
    method: 'GET',
    path: '/identity/head-icon',
    module: 'PROFPIC3',
    access: 'member',
    refusals: [],
  },
  /** Chooses a drawn face, uploads a picture, or goes back to the site's own. */
  setHeadIcon: {
    name: 'identity.setHeadIcon',
    method: 'POST',
    path: '/identity/head-icon',
    module: 'PROFPIC3',
    access: 'member',
    bodyBytesMax: HEAD_PICTURE_BODY_BYTES_MAX,
    // Each picture is unpacked and encoded anew.
    limit: { calls: 30, perSeconds: 600 },
    refusals: [
      'identity.picture_too_large',
      'identity.picture_too_wide',
      'identity.picture_unreadable',
    ],
  },
} as const satisfies Endpoints<IdentityCode>;
