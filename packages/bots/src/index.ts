export type { Picker, Policy } from './policy.ts';
export { policyNamed, policyNames } from './registry.ts';
