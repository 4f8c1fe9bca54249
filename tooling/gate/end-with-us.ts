import type { ChildProcess } from 'node:child_process';

const children = new Set<ChildProcess>();

process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

/**
 * Sees to it that a child does not outlive this process, however that ends: what runs breaks and measures
 * things for a long time, and whoever it leaves behind would disturb the next run.
 */
export function endWithUs<Child extends ChildProcess>(child: Child): Child {
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}
