/** What is used here of WebAssembly, which every engine has and no library of types that bots are compiled with names. */
interface WasmHost {
  readonly Memory: new (size: { readonly initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: object };
  validate(bytes: Uint8Array<ArrayBuffer>): boolean;
}

declare const WebAssembly: WasmHost | undefined;

const PAGE = 0x1_0000;

/** A module with a memory of its own. */
export interface WasmInstance {
  readonly buffer: ArrayBuffer;
  readonly exports: object;
}

/** Starts a module with so many bytes of memory; `null` where there is no WebAssembly, none with vectors, or none allowed. */
export function startModule(bytes: Uint8Array<ArrayBuffer>, size: number): WasmInstance | null {
  if (typeof WebAssembly === 'undefined' || !WebAssembly.validate(bytes)) return null;
  const memory = new WebAssembly.Memory({ initial: Math.ceil(size / PAGE) });
  const module = compiled(WebAssembly, bytes);
  if (module === null) return null;
  const { exports } = new WebAssembly.Instance(module, { host: { memory } });
  return { buffer: memory.buffer, exports };
}

/** A page may be served under a policy that forbids to compile anything, which only the attempt shows. */
function compiled({ Module }: WasmHost, bytes: Uint8Array<ArrayBuffer>): object | null {
  try {
    return new Module(bytes);
  } catch {
    return null;
  }
}

/** Hands out parts of a memory, one after the other, each where a vector may begin. */
export class MemoryParts {
  private from = 0;

  take(bytes: number): number {
    const begin = this.from;
    this.from = Math.ceil((begin + bytes) / 16) * 16;
    return begin;
  }
}
