export type { Evaluator } from './evaluator.ts';
export { type Layer, netFunctions } from './kernels.ts';
export type { Layout } from './layout.ts';
export { layoutHash, readNet, writeNet } from './net-file.ts';
export { plainEvaluator } from './plain-evaluator.ts';
export * as wasm from './wasm.ts';
export { wasmEvaluator } from './wasm-evaluator.ts';
export { MemoryParts, startModule } from './wasm-host.ts';
export { countOf, type Shape, type Weights, weightsIn } from './weights.ts';
