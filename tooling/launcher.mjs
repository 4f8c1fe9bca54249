/**
 * How every command of this repository begins: plain JavaScript for whatever Node ≥ 20 the machine has,
 * with nothing installed. It installs what is missing and hands over to the pinned Node by its path,
 * because npm's own hooks may be switched off and a shell remembers where it found the old one.
 */
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { findNode, NODE_WANTED } from './launcher/find-node.mjs';
import { installPackages } from './launcher/install-packages.mjs';
import { ROOT } from './launcher/root.mjs';
import { runChild } from './launcher/run-child.mjs';

export { buildSite } from './launcher/build-site.mjs';

/**
 * Installs the packages and answers with the Node to go on with.
 *
 * @returns {Promise<string>}
 */
export async function prepare() {
  await installPackages();
  const node = findNode();
  if (node) return node;
  process.stderr.write(
    `This needs ${NODE_WANTED}; ${process.version} is running and none is pinned for ` +
      `${process.platform} ${process.arch}.\n`,
  );
  process.exit(1);
}

/**
 * Runs one of our scripts and ends as it ends.
 *
 * @param {string} node
 * @param {string} script its path from the root of the repository
 * @param {readonly string[]} args
 * @param {{ nodeArgs?: readonly string[], env?: NodeJS.ProcessEnv }} options
 */
export async function launch(node, script, args, { nodeArgs = [], env = {} } = {}) {
  const path = join(ROOT, script);
  if (!existsSync(path)) {
    process.stderr.write(`There is no ${script} in this repository.\n`);
    process.exit(1);
  }
  const { code } = await runChild(node, [...nodeArgs, path, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...newNodeFirst(node), ...env },
  });
  process.exit(code);
}

/** Whatever the script starts by the name of `node` must be the same one, not the machine's. */
function newNodeFirst(node) {
  const path = [dirname(node), process.env.PATH].filter(Boolean).join(delimiter);
  return { PATH: path, NODE: node, npm_node_execpath: node };
}
