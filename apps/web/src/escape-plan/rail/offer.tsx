/** To be built. */
export function Offer() {
  return <section className="panel ep-offer">Offer</section>;
}
