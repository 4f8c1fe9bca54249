import type { Complaint, FileRule } from './complaint.ts';
import { placeOf } from './place.ts';
import { isSource } from './source-tree.ts';

const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const FILE = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.db|\.e2e)?(?:\.test)?\.(?:tsx?|mjs)$/;

/** Names that a framework or the compiler asks for. */
const ASKED_FOR = /^(?:root\.tsx|entry\.(?:client|server)\.tsx|.+\.config\.ts|.+\.d\.ts)$/;

const BANNED = new Set(['util', 'utils', 'helper', 'helpers', 'common', 'shared', 'misc']);

/** Kebab-case throughout, and no name that says nothing. */
export const checkNames: FileRule = (file) => {
  const parts = file.path.split('/');
  const name = parts.at(-1)!;
  const folders = parts.slice(0, -1);
  const messages: string[] = [];
  if (isSource(file) && !FILE.test(name) && !ASKED_FOR.test(name)) {
    messages.push('file names are kebab-case');
  }
  const badFolder = folders.find((folder) => !KEBAB.test(folder));
  if (badFolder) messages.push(`folder names are kebab-case: ${badFolder}`);
  const banned = parts.flatMap((part) => part.split(/[-.]/)).find((word) => BANNED.has(word));
  if (banned) messages.push(`“${banned}” says nothing: name it after what it does`);
  return [...messages, ...complainBarrel(file.path)].map(
    (message): Complaint => ({ path: file.path, message }),
  );
};

/** An `index.ts` is a feature's public face. Anywhere else it hides where things are. */
function complainBarrel(path: string): string[] {
  const isIndex = /\/index\.(?:tsx?|mjs)$/.test(path);
  if (!isIndex || placeOf(path).isIndex) return [];
  return ['only a feature has an index.ts: import the file that has what you need'];
}
