import { expect, test } from 'vitest';
import { costOfFrames, type TraceEvent } from './frame-cost.ts';

const event = (name: string, ts: number, dur: number, change: Partial<TraceEvent> = {}) => ({
  name,
  ph: 'X',
  pid: 1,
  tid: 1,
  ts,
  dur,
  ...change,
});

test('only the outermost scripts count, by the processor time that they took', () => {
  const events = [
    event('FireAnimationFrame', 0, 8_000, { tdur: 4_000 }),
    event('FunctionCall', 100, 7_000, { tdur: 3_900 }),
    event('TimerFire', 10_000, 1_000),
    event('Paint', 12_000, 50_000),
    event('FireAnimationFrame', 100_000, 3_000),
  ];
  expect(costOfFrames(events)).toEqual({ frames: 2, scriptMsPerFrame: 4 });
});

test('callbacks of one frame are one frame', () => {
  const events = [
    event('FireAnimationFrame', 0, 1_000),
    event('FireAnimationFrame', 1_010, 1_000),
    event('FireAnimationFrame', 16_000, 2_000),
  ];
  expect(costOfFrames(events)).toEqual({ frames: 2, scriptMsPerFrame: 2 });
});

test('other threads and processes do not count', () => {
  const events = [
    event('FireAnimationFrame', 0, 1_000),
    event('FireAnimationFrame', 16_000, 1_000),
    event('FireAnimationFrame', 0, 9_000, { pid: 2 }),
    event('FunctionCall', 5_000, 9_000, { tid: 2 }),
  ];
  expect(costOfFrames(events)).toEqual({ frames: 2, scriptMsPerFrame: 1 });
});

test('a trace without frames is no measurement', () => {
  expect(() => costOfFrames([event('TimerFire', 0, 1)])).toThrow('no frames');
});
