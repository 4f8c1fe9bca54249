import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';
export type Compression = Exclude<Encoding, 'identity'>;

/** A coding that is named with a weight of zero is one that the client cannot read. */
const BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;
const GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;

/** The best form of what is kept that a client says it can read. */
export function chooseEncoding(accepted: string | string[] | undefined): Encoding {
  const named = String(accepted ?? '');
  if (BROTLI.test(named)) return 'br';
  return GZIP.test(named) ? 'gzip' : 'identity';
}

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Compresses once what is sent often. Both kinds count effort from 1 to 9. */
export function compress(
  plain: Buffer,
  { as, effort }: { readonly as: Compression; readonly effort: number },
): Promise<Buffer> {
  if (as === 'gzip') return gzipAsync(plain, { level: effort });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  return brotliAsync(plain, { params });
}
