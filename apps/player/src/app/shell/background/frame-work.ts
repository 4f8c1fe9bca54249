import { useEffect } from 'react';
import { keepInstallPrompt } from '../install/install-prompt.ts';
import { useAccountWork } from './use-account-work.ts';
import { useArrival } from './use-arrival.ts';
import { useMemberPrompt } from './use-member-prompt.ts';
import { useOuterApp } from './use-outer-app.ts';

/** What the frame does at once. A part that draws nothing: it follows the address, and the frame need not. */
export function FrameWork(): null {
  useAccountWork();
  useArrival();
  useOuterApp();
  useMemberPrompt();
  useEffect(keepInstallPrompt, []);
  return null;
}
