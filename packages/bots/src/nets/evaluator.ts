/** A net that can be asked. */
export interface Evaluator {
  /** Works out the answer to a list of inputs that are on. It is there until the next question. */
  evaluate(active: Uint16Array, count: number): Float32Array;
}
