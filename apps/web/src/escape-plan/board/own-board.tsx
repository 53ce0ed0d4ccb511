/** To be built. */
export function OwnBoard() {
  return <section className="panel ep-own">OwnBoard</section>;
}
