const EVERY_SECONDS = 0.09;
const LENGTH_SECONDS = 0.022;
const FREQUENCY = 240;
const VOLUME = 0.018;
const SILENCE = 0.0001;

export type Ticks = { start(): void; stop(): void };

/** One tick and the pause after it: a square wave that dies away. */
export function tickSamples(sampleRate: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.round(EVERY_SECONDS * sampleRate));
  const sounding = Math.round(LENGTH_SECONDS * sampleRate);
  for (let at = 0; at < sounding; at += 1) {
    const isUpper = ((at * FREQUENCY) / sampleRate) % 1 < 0.5;
    const volume = VOLUME * (SILENCE / VOLUME) ** (at / sounding);
    samples[at] = isUpper ? volume : -volume;
  }
  return samples;
}

/**
 * The ticking of turning reels. It repeats by itself: to make each tick anew would take time from the
 * frames in which the reels are drawn.
 */
export function createTicks(context: AudioContext): Ticks {
  const samples = tickSamples(context.sampleRate);
  const buffer = context.createBuffer(1, samples.length, context.sampleRate);
  buffer.copyToChannel(samples, 0);
  let source: AudioBufferSourceNode | null = null;
  return {
    start() {
      if (source) return;
      source = new AudioBufferSourceNode(context, { buffer, loop: true });
      source.connect(context.destination);
      source.start(context.currentTime + EVERY_SECONDS);
    },
    stop() {
      source?.stop();
      source?.disconnect();
      source = null;
    },
  };
}
