/** How far the opening has come, over the bytes of all its parts. */
export type Progress = {
  /** Announces a part; its size may turn out to be another. */
  add(bytesExpected: number): ProgressPart;
};

export type ProgressPart = {
  expect(bytes: number): void;
  receive(bytes: number): void;
  finish(): void;
};

/** Adds up parts. The share never falls, even when a part turns out to be larger than expected. */
export function createProgress(onShare: (share: number) => void): Progress {
  const parts: { expected: number; received: number }[] = [];
  let shown = 0;
  const tell = () => {
    let expected = 0;
    let received = 0;
    for (const part of parts) {
      expected += part.expected;
      received += Math.min(part.received, part.expected);
    }
    shown = Math.max(shown, expected === 0 ? 0 : received / expected);
    onShare(shown);
  };
  return {
    add(bytesExpected) {
      const part = { expected: bytesExpected, received: 0 };
      parts.push(part);
      return {
        expect(bytes) {
          part.expected = Math.max(bytes, part.received);
        },
        receive(bytes) {
          part.received += bytes;
          tell();
        },
        finish() {
          part.received = part.expected;
          tell();
        },
      };
    },
  };
}

/** Loads a file and tells each piece as it comes. */
export async function loadBytes(url: string, part: ProgressPart): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}`);
  const length = Number(response.headers.get('Content-Length'));
  // A compressed answer tells the length of what travels, but we count what is unpacked.
  if (length > 0 && !response.headers.has('Content-Encoding')) part.expect(length);
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value);
    part.receive(value.byteLength);
  }
  part.finish();
  return new Blob(pieces, { type: response.headers.get('Content-Type') ?? '' });
}
