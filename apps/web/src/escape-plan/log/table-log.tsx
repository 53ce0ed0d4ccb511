/** The log of what has been shown so far: `moves` of the session's moves. */
export function TableLog({ moves }: { readonly moves: number }) {
  return <div>{moves}</div>;
}

export function LogSheet({ moves, onClose }: { readonly moves: number; readonly onClose: () => void }) {
  return (
    <button type="button" onClick={onClose}>
      {moves}
    </button>
  );
}
