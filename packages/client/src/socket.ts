/** As much of a WebSocket as the client needs. The browser's own has it, and so has the one of the package `ws`. */
export interface Socket {
  send(text: string): void;
  close(code?: number): void;
  addEventListener(type: 'open', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'close', listener: (event: { readonly code: number }) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
}

/** Opens a new socket. In Node this is the place to add the `cookie` and `origin` headers. */
export type OpenSocket = (url: string) => Socket;
