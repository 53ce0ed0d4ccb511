import type { Policy } from './policy.ts';
import { random } from './random.ts';

const POLICIES: readonly Policy[] = [random];

export const policyNames: readonly string[] = POLICIES.map((policy) => policy.id);

export function policyNamed(id: string): Policy | null {
  return POLICIES.find((policy) => policy.id === id) ?? null;
}
