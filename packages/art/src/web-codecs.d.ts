/**
 * What `encode-film.ts` uses of a browser, inside a page. The Node side is checked without the
 * browser's own types, which would let every server file speak of windows.
 */
declare class OffscreenCanvas {
  readonly width: number;
  readonly height: number;
  constructor(width: number, height: number);
  getContext(kind: '2d'): {
    drawImage(image: Image, x: number, y: number, width: number, height: number): void;
  };
}

declare class Image {
  src: string;
  decode(): Promise<void>;
}

declare class VideoFrame {
  constructor(
    canvas: OffscreenCanvas,
    time: { readonly timestamp: number; readonly duration: number },
  );
  close(): void;
}

declare class VideoEncoder {
  constructor(hears: {
    output(chunk: {
      readonly type: 'key' | 'delta';
      readonly byteLength: number;
      copyTo(bytes: Uint8Array): void;
    }): void;
    error(error: Error): void;
  });
  configure(settings: {
    readonly codec: string;
    readonly width: number;
    readonly height: number;
    readonly framerate: number;
    readonly bitrate: number;
    readonly bitrateMode: 'variable';
    readonly latencyMode: 'quality';
  }): void;
  encode(frame: VideoFrame, how: { readonly keyFrame: boolean }): void;
  flush(): Promise<void>;
  close(): void;
}
