import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';

export type Certificate = { readonly key: string; readonly cert: string };

const NAMES = ['localhost', 'ph.localhost'];
const LIFE_DAYS = 365;
const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * A certificate of our own making, for trying the site on a real phone: encryption, passkeys and the
 * offline worker need https. It is kept beside the data, so that a browser is asked to trust it once.
 */
export async function findOrMakeCertificate(dataDir: string): Promise<Certificate> {
  const path = join(dataDir, 'self-signed.json');
  const kept = await readFile(path, 'utf8').then(JSON.parse, () => undefined);
  if (kept && kept.endsAt > Date.now() + DAY_MS) return kept;

  const endsAt = Date.now() + LIFE_DAYS * DAY_MS;
  const made = await generate([{ name: 'commonName', value: 'localhost' }], {
    keySize: 2048,
    algorithm: 'sha256',
    notAfterDate: new Date(endsAt),
    extensions: [
      { name: 'basicConstraints', cA: false },
      {
        name: 'subjectAltName',
        altNames: [
          ...NAMES.map((value) => ({ type: 2 as const, value })),
          ...listAddresses().map((ip) => ({ type: 7 as const, ip })),
        ],
      },
    ],
  });
  const certificate = { key: made.private, cert: made.cert, endsAt };
  await mkdir(dataDir, { recursive: true });
  await writeFile(path, JSON.stringify(certificate), { mode: 0o600 });
  return certificate;
}

/** The addresses by which a phone in the same network reaches this machine. */
function listAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((entries) => entries ?? [])
    .map(({ address }) => address)
    .filter((address) => !address.includes('%') && !address.startsWith('fe80'));
}
