import { expect, test } from 'vitest';
import { costOfFrames, costOfTime, type TraceEvent } from './frame-cost.ts';

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
  expect(() => costOfFrames([event('TimerFire', 0, 1)])).toThrow('no FireAnimationFrame');
});

test('a page that seldom draws is held against the frames that were shown meanwhile', () => {
  const events = [
    event('FunctionCall', 0, 30_000, { tdur: 20_000 }),
    event('EventDispatch', 1_000, 8_000),
    event('TimerFire', 500_000, 10_000),
    event('FunctionCall', 0, 90_000, { tid: 2 }),
  ];
  expect(costOfTime(events, 1_000)).toEqual({ frames: 60, scriptMsPerFrame: 0.5 });
});
