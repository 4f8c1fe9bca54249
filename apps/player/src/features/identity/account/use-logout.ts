import { LOADING_MS, TOAST_MS } from '@maneki/contract/constants';
import { untilUncovered } from '@maneki/ui/overlay-history';
import { confirm, showLoading, toast } from '@maneki/ui/overlays';
import { useTranslations } from 'use-intl';
import { useNavigate } from '#platform/navigation/navigation.ts';
import { endSession } from '../session.ts';

/** Logs out after a question, and leads home. A call that fails leaves everything as it was. */
export function useLogout(): () => Promise<void> {
  const shell = useTranslations('shell');
  const leave = useLeave();
  return async () => {
    const isWanted = await confirm({
      title: shell('logout.title'),
      text: shell('logout.text'),
      confirmLabel: shell('logout.confirm'),
      cancelLabel: shell('actions.cancel'),
    });
    if (isWanted) await leave();
  };
}

/** Logs out at once, for whoever has just said that they want to. */
export function useLeave(): () => Promise<void> {
  const shell = useTranslations('shell');
  const navigate = useNavigate();
  return async () => {
    const hideLoading = showLoading({
      text: shell('logout.going'),
      endsAfterMs: LOADING_MS.logout,
    });
    try {
      await endSession();
      await untilUncovered();
      await navigate('/home');
    } catch (error) {
      reportError(error);
      toast({ kind: 'error', text: shell('logout.failed'), durationMs: TOAST_MS.long });
    } finally {
      hideLoading();
    }
  };
}
