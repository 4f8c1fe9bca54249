import { useSyncExternalStore } from 'react';
import { addRead, parseRead, type ReadIds } from './read-state.ts';

const KEY = 'content.read';
const NOTHING: ReadIds = new Set();

/** By reader: a member's id, or null for guests, whose device remembers for them. */
const known = new Map<string | null, ReadIds>();
const listeners = new Set<() => void>();

function idsOf(reader: string | null): ReadIds {
  const ids = known.get(reader) ?? (reader === null ? parseRead(readKept()) : NOTHING);
  known.set(reader, ids);
  return ids;
}

/** Remembers at once; whether the server hears of it is another matter. */
export function rememberRead(reader: string | null, announcementId: string): void {
  const ids = addRead(idsOf(reader), announcementId);
  if (ids === known.get(reader)) return;
  known.set(reader, ids);
  if (reader === null) keep(ids);
  for (const listener of listeners) listener();
}

/** What was read on this page, or by guests on this device. */
export function useReadIds(reader: string | null): ReadIds {
  return useSyncExternalStore(
    subscribe,
    () => idsOf(reader),
    () => NOTHING,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readKept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(ids: ReadIds): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...ids]));
  } catch {
    // No room, or storage is off: it is remembered as long as the page stands.
  }
}
