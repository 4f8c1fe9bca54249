/** One raster file, named below the folder where rasters are served. */
export type ArtFile = { readonly width: number; readonly file: string };

/** Shown until the picture arrives: a flat colour at once, the thumbhash where it is read. */
export type ArtPlaceholder = {
  readonly colour: string;
  /** Base64 of a thumbhash, about 25 bytes: decoded to a soft miniature by the image component. */
  readonly thumbhash: string;
};

/** A picture as the site knows it. Names carry a hash of the source, so files never change. */
export type ArtPicture = {
  readonly name: string;
  /** CSS pixels at natural size; also the proportions that keep the page from jumping. */
  readonly width: number;
  readonly height: number;
  readonly placeholder: ArtPlaceholder;
  readonly files: {
    readonly avif?: readonly ArtFile[];
    readonly webp?: readonly ArtFile[];
    readonly png?: readonly ArtFile[];
    readonly jpeg?: readonly ArtFile[];
    readonly svg?: string;
    /** A silent loop; a picture that has one is a film, and another picture is its poster. */
    readonly webm?: readonly ArtFile[];
  };
};
