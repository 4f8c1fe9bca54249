import { CHAT_LAUNCH_WAIT_MS } from '@maneki/contract/constants';
import { chatEndpoints } from '@maneki/contract/messages/chat-endpoints';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/browser.ts';
import { BASE, useNavigate } from '#platform/navigation/navigation.ts';

type Opening = { readonly title?: string; readonly headerColor?: string };

/** Launches the chat and goes there; what stands in its way is told. */
export function useOpenChat(onProblem: (message: string) => void) {
  const navigate = useNavigate();
  const t = useTranslations('shell');
  const isBusy = useRef(false);
  const [isOpening, setIsOpening] = useState(false);
  const open = async (wish: Opening = {}) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsOpening(true);
    try {
      const backUrl = `${window.location.pathname}${window.location.search}`;
      const launched = await call(chatEndpoints.launchChat, { ...wish, backUrl });
      if (!launched.ok) return onProblem(launched.refusal.message);
      await new Promise((resolve) => setTimeout(resolve, CHAT_LAUNCH_WAIT_MS));
      await navigate(launched.value.chatUrl.slice(BASE.length));
    } catch {
      onProblem(t('notices.offline'));
    } finally {
      isBusy.current = false;
      setIsOpening(false);
    }
  };
  return { open, isOpening };
}
