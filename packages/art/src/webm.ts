/** One encoded picture of a film. */
export type FilmChunk = { readonly isKey: boolean; readonly bytes: Uint8Array };

export type FilmTrack = {
  readonly width: number;
  readonly height: number;
  readonly perSecond: number;
  readonly chunks: readonly FilmChunk[];
};

const ID = {
  header: 0x1a45dfa3,
  version: 0x4286,
  readVersion: 0x42f7,
  idLengthMax: 0x42f2,
  sizeLengthMax: 0x42f3,
  docType: 0x4282,
  docTypeVersion: 0x4287,
  docTypeReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackType: 0x83,
  codecId: 0x86,
  frameDuration: 0x23e383,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cues: 0x1c53bb6b,
  cuePoint: 0xbb,
  cueTime: 0xb3,
  cueTrackPositions: 0xb7,
  cueTrack: 0xf7,
  cueClusterPosition: 0xf1,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
} as const;

const NANOSECONDS_PER_TICK = 1_000_000;
const KEY_FRAME = 0x80;

/**
 * A WebM file with one VP9 track, whose pictures follow each other evenly. Everything lies in one
 * cluster, which a block's 16-bit clock allows up to half a minute, and only the first picture is
 * found by the index: these films are played from the start.
 */
export function toWebm(track: FilmTrack): Uint8Array {
  const ticks = (index: number) => Math.round((index * 1000) / track.perSecond);
  const blocks = track.chunks.map(({ isKey, bytes }, index) => {
    const at = ticks(index);
    const head = [0x81, at >> 8, at & 0xff, isKey ? KEY_FRAME : 0];
    return element(ID.simpleBlock, Uint8Array.from(head), bytes);
  });
  const cluster = element(ID.cluster, number(ID.timestamp, 0), ...blocks);
  const opening = [
    element(
      ID.info,
      number(ID.timestampScale, NANOSECONDS_PER_TICK),
      float(ID.duration, ticks(track.chunks.length)),
      text(ID.muxingApp, 'maneki'),
      text(ID.writingApp, 'maneki'),
    ),
    element(ID.tracks, trackEntry(track)),
  ];
  // The index says where the cluster begins, and is itself before it: its size is always the same.
  const before = [...opening, cues(0)].reduce((sum, { length }) => sum + length, 0);
  return joined([header(), element(ID.segment, ...opening, cues(before), cluster)]);
}

const header = (): Uint8Array =>
  element(
    ID.header,
    number(ID.version, 1),
    number(ID.readVersion, 1),
    number(ID.idLengthMax, 4),
    number(ID.sizeLengthMax, 8),
    text(ID.docType, 'webm'),
    number(ID.docTypeVersion, 4),
    number(ID.docTypeReadVersion, 2),
  );

const trackEntry = ({ width, height, perSecond }: FilmTrack): Uint8Array =>
  element(
    ID.trackEntry,
    number(ID.trackNumber, 1),
    number(ID.trackUid, 1),
    number(ID.trackType, 1),
    text(ID.codecId, 'V_VP9'),
    number(ID.frameDuration, Math.round(1e9 / perSecond)),
    element(ID.video, number(ID.pixelWidth, width), number(ID.pixelHeight, height)),
  );

const cues = (clusterAt: number): Uint8Array =>
  element(
    ID.cues,
    element(
      ID.cuePoint,
      number(ID.cueTime, 0),
      element(
        ID.cueTrackPositions,
        number(ID.cueTrack, 1),
        number(ID.cueClusterPosition, clusterAt),
      ),
    ),
  );

/** An element: its id, its length in eight bytes, and what is in it. */
function element(id: number, ...parts: readonly Uint8Array[]): Uint8Array {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const size = new DataView(new ArrayBuffer(8));
  size.setUint32(0, 0x01000000);
  size.setUint32(4, length);
  return joined([idBytes(id), new Uint8Array(size.buffer), ...parts]);
}

function idBytes(id: number): Uint8Array {
  const bytes = [id >>> 24, (id >>> 16) & 0xff, (id >>> 8) & 0xff, id & 0xff];
  return Uint8Array.from(bytes.slice(bytes.findIndex((byte) => byte !== 0)));
}

function number(id: number, value: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(4));
  view.setUint32(0, value);
  return element(id, new Uint8Array(view.buffer));
}

function float(id: number, value: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  return element(id, new Uint8Array(view.buffer));
}

const text = (id: number, value: string): Uint8Array =>
  element(id, new TextEncoder().encode(value));

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
