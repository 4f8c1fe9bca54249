import type { Language } from '@maneki/contract/language';
import { app as appCN } from './cn/app.ts';
import { push as pushCN } from './cn/push.ts';
import { app as appEN } from './en/app.ts';
import { push as pushEN } from './en/push.ts';
import { app as appJA } from './ja/app.ts';
import { push as pushJA } from './ja/push.ts';
import { app as appTH } from './th/app.ts';
import { push as pushTH } from './th/push.ts';
import { app as appVI } from './vi/app.ts';
import { push as pushVI } from './vi/push.ts';

/** What the site says as an app, in every language. */
export const everyAppPhrase = {
  EN: { app: appEN, push: pushEN },
  JA: { app: appJA, push: pushJA },
  CN: { app: appCN, push: pushCN },
  TH: { app: appTH, push: pushTH },
  VI: { app: appVI, push: pushVI },
} as const satisfies Record<Language, object>;
