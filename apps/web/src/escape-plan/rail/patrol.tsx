/** To be built. */
export function Patrol() {
  return <section className="panel ep-patrol">Patrol</section>;
}
