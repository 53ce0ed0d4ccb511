/** Where people come in: a node, or what stands before all of them. */
export interface Door {
  readonly origin: string;
}
