/** One event of Chromium's trace, as far as it is read here. Times are in microseconds. */
export type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Processor time of the thread; other work on the machine does not count into it. */
  readonly tdur?: number;
};

export type FrameCost = { readonly frames: number; readonly scriptMsPerFrame: number };

/** What the developer tools count as scripting. */
const SCRIPTING = new Set([
  'FireAnimationFrame',
  'FunctionCall',
  'EvaluateScript',
  'EventDispatch',
  'TimerFire',
  'RunMicrotasks',
  'MajorGC',
  'MinorGC',
]);

const FRAME = 'FireAnimationFrame';
/** Less than this lies between two callbacks of one frame. */
const SAME_FRAME = 500;

/**
 * How long scripts ran for each frame that was drawn. Scripts call each other, so only the outermost
 * events count. A frame may have several callbacks, one right after the other; they count as one.
 */
export function costOfFrames(events: readonly TraceEvent[]): FrameCost {
  const thread = findMainThread(events);
  const scripts = events
    .filter(({ name, ph, pid, tid }) => {
      return ph === 'X' && SCRIPTING.has(name) && pid === thread.pid && tid === thread.tid;
    })
    .toSorted((left, right) => left.ts - right.ts || (right.dur ?? 0) - (left.dur ?? 0));
  let frames = 0;
  let spent = 0;
  let end = 0;
  let isAfterFrame = false;
  for (const { name, ts, dur = 0, tdur = dur } of scripts) {
    if (ts < end) continue;
    if (name === FRAME && !(isAfterFrame && ts - end < SAME_FRAME)) frames += 1;
    isAfterFrame = name === FRAME;
    spent += tdur;
    end = ts + dur;
  }
  return { frames, scriptMsPerFrame: frames === 0 ? 0 : spent / 1_000 / frames };
}

/** The thread that draws most: a page may have several processes, the game is in one of them. */
function findMainThread(events: readonly TraceEvent[]): { pid: number; tid: number } {
  const counts = new Map<string, { pid: number; tid: number; count: number }>();
  for (const { name, pid, tid } of events) {
    if (name !== FRAME) continue;
    const key = `${pid}.${tid}`;
    counts.set(key, { pid, tid, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const [most] = [...counts.values()].toSorted((left, right) => right.count - left.count);
  if (!most) throw new Error('The trace has no frames.');
  return most;
}
