import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Memory that Linux shows as a folder. What lies in it is never written to a disk. */
const MEMORY = '/dev/shm';
const ROOM_BYTES_MIN = 2 * 1024 ** 3;

const folders = new Set<string>();

/** Makes a folder for this run alone, in memory where there is plenty of it. */
export function makeTemporaryFolder(prefix: string): string {
  const folder = mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), prefix));
  folders.add(folder);
  return folder;
}

export function removeTemporaryFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  folders.delete(folder);
}

/** For a run that ends before its time. */
export function removeTemporaryFolders(): void {
  for (const folder of folders) removeTemporaryFolder(folder);
}

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= ROOM_BYTES_MIN;
}
