/** To be built. */
export function Plates() {
  return <section className="panel ep-plates">Plates</section>;
}
