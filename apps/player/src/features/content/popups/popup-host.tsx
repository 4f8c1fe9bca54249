import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import { call } from '#platform/call/browser.ts';
import { reportUnlessOffline } from '#platform/moments/when-idle.ts';
import { useBusinessZone } from '#platform/records/business-zone.ts';
import { dayIn } from '#platform/records/days.ts';
import { useViewer } from '#platform/viewer/use-viewer.ts';
import { markRead } from '../mutations.ts';
import { popupsQuery } from '../queries.ts';
import type { ShownPopup } from '../shown-content.ts';
import { popupMemory } from './kept-memory.ts';
import type { PopupCardProps } from './popup-card.tsx';
import { findNext } from './popup-memory.ts';
import { untilQuiet } from './until-quiet.ts';

/** A visitor has seen the page before anything covers it. */
const FIRST_LOOK_MS = 4_000;

type Open = { readonly popup: ShownPopup; readonly Card: ComponentType<PopupCardProps> };

/**
 * Shows the popups that are to come up, once the page stands and nothing else is open. It belongs on home
 * alone: there nobody is in the middle of something.
 */
export function PopupHost() {
  const memberId = useViewer().member?.id ?? null;
  const timeZone = useBusinessZone();
  const hasLooked = useHasLooked();
  const { data: popups } = useQuery({ ...popupsQuery(call, memberId), enabled: hasLooked });
  const [open, setOpen] = useState<Open>();
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    if (isShown || !popups) return;
    const today = dayIn(timeZone, new Date());
    const moment = { ...popupMemory.read(memberId), today };
    const popup = findNext(popups, moment);
    if (!popup) return;
    const waiting = new AbortController();
    const show = async () => {
      const { PopupCard } = await import('./popup-card.tsx');
      if (!(await untilQuiet(waiting.signal))) return;
      // One that has to be read counts when its button is pressed, the others when they are seen.
      if (!popup.forceRead) {
        popupMemory.invite(memberId);
        popupMemory.remember(memberId, popup.announcementId, today);
      }
      setOpen({ popup, Card: PopupCard });
      setIsShown(true);
    };
    show().catch(reportUnlessOffline);
    return () => waiting.abort();
  }, [isShown, popups, memberId, timeZone]);

  if (!open) return null;
  const { popup, Card } = open;
  const read = () => {
    popupMemory.remember(memberId, popup.announcementId, dayIn(timeZone, new Date()));
    markRead(memberId, popup.announcementId);
  };
  const close = () => {
    read();
    setIsShown(false);
  };
  return <Card popup={popup} isOpen={isShown} onRead={read} onClose={close} />;
}

function useHasLooked(): boolean {
  const [hasLooked, setHasLooked] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasLooked(true), FIRST_LOOK_MS);
    return () => clearTimeout(timer);
  }, []);
  return hasLooked;
}
