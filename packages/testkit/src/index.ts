export { withoutAmbientChance } from './ambient-chance.ts';
export { type ConformanceReport, checkConformance, Nonconformance } from './conformance.ts';
export type { Subject } from './moment.ts';
export { mutated } from './mutations.ts';
export { perft } from './perft.ts';
export { firstDifference, saysTheSame, sharedPart } from './plain-data.ts';
export { rolls, ScriptedChance } from './scripted-chance.ts';
export { StatelessChance } from './stateless-chance.ts';
export { checkUndoAndReplay } from './undo-check.ts';
