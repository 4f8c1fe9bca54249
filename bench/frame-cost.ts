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
  const scripts = listScripts(events, findThread(events, new Set([FRAME])));
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

/** So often a phone shows a frame, whether a page draws for it or not. */
const FRAMES_PER_SECOND = 60;

/**
 * The same for a page that draws only where something changes, and lets the browser move what moves: how long its
 * scripts ran for each frame that the phone showed meanwhile.
 */
export function costOfTime(events: readonly TraceEvent[], ms: number): FrameCost {
  const frames = Math.round((ms / 1_000) * FRAMES_PER_SECOND);
  let spent = 0;
  let end = 0;
  for (const { ts, dur = 0, tdur = dur } of listScripts(events, findThread(events, SCRIPTING))) {
    if (ts < end) continue;
    spent += tdur;
    end = ts + dur;
  }
  return { frames, scriptMsPerFrame: spent / 1_000 / frames };
}

type Thread = { readonly pid: number; readonly tid: number };

/** What ran on a thread, each thing before those that it called. */
const listScripts = (events: readonly TraceEvent[], thread: Thread): TraceEvent[] =>
  events
    .filter(({ name, ph, pid, tid }) => {
      return ph === 'X' && SCRIPTING.has(name) && pid === thread.pid && tid === thread.tid;
    })
    .toSorted((left, right) => left.ts - right.ts || (right.dur ?? 0) - (left.dur ?? 0));

/** The thread that has most of something: a page may have several processes, the game is in one of them. */
function findThread(events: readonly TraceEvent[], wanted: ReadonlySet<string>): Thread {
  const counts = new Map<string, { pid: number; tid: number; count: number }>();
  for (const { name, pid, tid } of events) {
    if (!wanted.has(name)) continue;
    const key = `${pid}.${tid}`;
    counts.set(key, { pid, tid, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const [most] = [...counts.values()].toSorted((left, right) => right.count - left.count);
  if (!most) throw new Error(`The trace has no ${[...wanted].join(', ')}.`);
  return most;
}
