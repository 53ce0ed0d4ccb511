import { createECDH } from 'node:crypto';
import type { Reading } from './reading.ts';

export interface PushConfig {
  readonly publicKey: string;
  readonly privateKey: string;
  /** Where a push service can reach whoever runs this server. */
  readonly contact: string;
}

const NAMES = ['STAKEOUT_PUSH_PUBLIC_KEY', 'STAKEOUT_PUSH_PRIVATE_KEY', 'STAKEOUT_PUSH_CONTACT'] as const;
const MAKE_KEYS = 'made by `npx web-push generate-vapid-keys`';

/** The keys of Web Push: all three variables or none. Their values are never shown, right or wrong. */
export function readPush(reading: Reading): PushConfig | null {
  const [publicKey, privateKey, contact] = NAMES.map((name) => reading.text(name));
  const missing = NAMES.filter((name) => reading.text(name) === null);
  if (missing.length === NAMES.length) return null;
  for (const name of missing) reading.fault(name, 'is not set', `all three of ${NAMES.join(', ')}, or none`);

  const before = reading.faults.length;
  if (publicKey && !isKey(publicKey, 65)) {
    reading.fault(NAMES[0], 'is not a public key (not shown)', `87 letters of base64url, ${MAKE_KEYS}`);
  }
  if (privateKey && !isKey(privateKey, 32)) {
    reading.fault(NAMES[1], 'is not a private key (not shown)', `43 letters of base64url, ${MAKE_KEYS}`);
  }
  if (contact && !/^(mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s/@]+\S*)$/.test(contact)) {
    reading.fault(NAMES[2], 'is no address (not shown)', 'mailto:somebody@example.org or https://…');
  }
  if (!publicKey || !privateKey || !contact || reading.faults.length > before) return null;
  if (publicKeyOf(privateKey) !== publicKey) {
    reading.fault(NAMES[0], `does not belong to ${NAMES[1]}`, `a pair ${MAKE_KEYS}`);
    return null;
  }
  return { publicKey, privateKey, contact };
}

function isKey(text: string, bytes: number): boolean {
  return /^[A-Za-z0-9_-]+$/.test(text) && Buffer.from(text, 'base64url').length === bytes;
}

/** `null` when the number is no private key of the curve. */
function publicKeyOf(privateKey: string): string | null {
  try {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return pair.getPublicKey('base64url');
  } catch {
    return null;
  }
}
