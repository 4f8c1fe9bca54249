import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * One hash over named pieces of text. Each piece is framed by its name and length, so that moving a
 * line from the end of one file to the start of the next changes the result.
 *
 * @param {Iterable<readonly [name: string, content: string | Uint8Array]>} pieces
 */
export function hashPieces(pieces) {
  const hash = createHash('sha256');
  for (const [name, content] of pieces) {
    hash.update(`${name}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/**
 * Every file below some folders, by its path from the root, in an order that does not depend on the
 * file system.
 *
 * @param {string} root
 * @param {readonly string[]} folders
 * @param {(name: string) => boolean} isSkipped asked with the bare name of each file and folder
 */
export function listFiles(root, folders, isSkipped) {
  const files = [];
  const visit = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (isSkipped(entry.name)) continue;
      const path = join(folder, entry.name);
      if (entry.isDirectory()) visit(path);
      else if (entry.isFile()) files.push(relative(root, path));
    }
  };
  for (const folder of folders) {
    const path = join(root, folder);
    if (existsSync(path)) visit(path);
  }
  return files.sort();
}

/** What a stamp file remembers; undefined where it was never written. */
export function readStamp(path) {
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined;
}
