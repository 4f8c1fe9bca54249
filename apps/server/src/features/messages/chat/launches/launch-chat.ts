import type { Language } from '@maneki/contract/language';
import { LAUNCH_SECONDS } from '@maneki/contract/messages/chat';
import { tidyText } from '@maneki/contract/messages/chat-text';
import { SECOND_MS } from '@maneki/kernel/clock';
import { done, refused } from '@maneki/kernel/outcome';
import type { MemberCall } from '#platform/calls/call';
import { hashSecret, makeToken } from '#platform/secrets/secrets';
import { approachChat } from '../access/enter-chat.ts';
import type { ChatServices } from '../chat-services.ts';
import { ownPathOf, readColour } from './own-path.ts';
import * as store from './store.ts';

const TITLE_MAX = 40;

type Wish = {
  readonly b2c?: boolean | undefined;
  readonly language?: Language | undefined;
  readonly backUrl?: string | undefined;
  readonly headerColor?: string | undefined;
  readonly title?: string | undefined;
};

/** Where the caller's chat is. The token in it counts once and for a minute; only its hash is kept. */
export async function launchChat(services: ChatServices, call: MemberCall, wish: Wish) {
  const approached = await approachChat(services, call);
  if (!approached.ok) return approached;
  const { merchantCode, origin, now, caller } = call;
  const token = makeToken();
  const { hosts } = services.merchants.get(merchantCode);
  const title = [...tidyText(wish.title ?? '')].slice(0, TITLE_MAX).join('');
  await services.database.statement((tx) =>
    store.insertLaunch(tx, {
      tokenHash: hashSecret(token),
      merchantCode,
      memberId: caller.memberId,
      isB2c: wish.b2c ?? false,
      language: wish.language ?? null,
      backUrl: ownPathOf(wish.backUrl, { origin, hosts }),
      headerColor: readColour(wish.headerColor),
      title: title === '' ? null : title,
      madeAt: now,
      expiresAt: new Date(now.getTime() + LAUNCH_SECONDS * SECOND_MS),
    }),
  );
  return done({ chatUrl: `/m/chat?token=${token}` });
}

/** Opens the chat for the caller's session. */
export async function openChat(services: ChatServices, call: MemberCall, token: string) {
  const approached = await approachChat(services, call);
  if (!approached.ok) return approached;
  const { memberId, sessionId } = call.caller;
  const used = { tokenHash: hashSecret(token), memberId, sessionId, now: call.now };
  const launch = await services.database.statement((tx) => store.useLaunch(tx, used));
  return launch
    ? done(describeLaunch(launch))
    : refused({ code: 'messages.chat_token_over', detail: {} });
}

export const describeLaunch = ({ isB2c, ...launch }: store.Launch) => ({ ...launch, b2c: isB2c });
